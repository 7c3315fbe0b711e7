import type { ProjectTask, TaskList } from '@elan/contract/tasks';
import { moduleTitles } from '@elan/domain/modules/keys';
import { displayName } from '@elan/domain/people';
import { isStep } from '@elan/domain/tasks/task';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { taskAnchor } from '../../data/project/left-path.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useOpener } from '../../lib/use-opener.ts';
import { taskMessages } from './messages.ts';
import { TaskForm } from './task-form.tsx';
import { TaskQuestion } from './task-question.tsx';
import type { Tasks } from './use-tasks.ts';

export type TaskEdits = Pick<Tasks, 'update' | 'answer' | 'move'> & {
  tick: (task: ProjectTask, done: boolean) => Promise<void>;
  askToRemove: (task: ProjectTask) => void;
};

type Props = {
  task: ProjectTask;
  people: TaskList['people'];
  isOverdue: boolean;
  /** The tasks that it can be moved among; none where the list is in the order of dates. */
  among: readonly ProjectTask[];
  /** Null for people who can only read. */
  edits: TaskEdits | null;
};

export function TaskItem({ task, people, isOverdue, among, edits }: Props) {
  const boxId = useId();
  const editing = useOpener();
  const [isTicking, setIsTicking] = useState(false);
  if (editing.isOpen && edits !== null) {
    const save = async (typed: Parameters<Tasks['update']>[1]) => {
      const isSaved = await edits.update(task.id, typed);
      if (isSaved) editing.close();
      return isSaved;
    };
    return (
      <li className="py-3">
        <TaskForm onCancel={editing.close} onSave={save} people={people} task={task} />
      </li>
    );
  }
  const tick = async (done: boolean) => {
    if (isTicking) return;
    setIsTicking(true);
    await edits?.tick(task, done);
    setIsTicking(false);
  };
  return (
    <li className="flex flex-wrap items-start gap-x-3 py-2" id={taskAnchor(task.id)} tabIndex={-1}>
      <div className="flex min-w-0 flex-1 basis-64 items-start gap-3 py-2">
        <input
          checked={task.doneAt !== null}
          className="mt-0.5 size-5 shrink-0 accent-primary"
          disabled={edits === null}
          id={boxId}
          onChange={(event) => void tick(event.target.checked)}
          type="checkbox"
        />
        <div className="min-w-0">
          <label
            className={`block leading-snug wrap-anywhere ${task.doneAt === null ? '' : 'text-muted'}`}
            dir="auto"
            htmlFor={boxId}
          >
            {task.text}
          </label>
          <About isOverdue={isOverdue} people={people} task={task} />
          {task.question !== null && (
            <TaskQuestion
              onAnswer={edits === null ? null : (answer) => edits.answer(task.id, answer)}
              people={people}
              task={{ ...task, question: task.question }}
            />
          )}
        </div>
      </div>
      {edits !== null && <Buttons among={among} editing={editing} edits={edits} task={task} />}
    </li>
  );
}

type ButtonsProps = Pick<Props, 'task' | 'among'> & { edits: TaskEdits; editing: ReturnType<typeof useOpener> };

function Buttons({ task, among, edits, editing }: ButtonsProps) {
  const words = useMessages(taskMessages);
  const { id, text } = task;
  const icon = 'size-5';
  const [above, below] = [positionBeyond(among, task, -1), positionBeyond(among, task, 1)];
  return (
    <div className="ml-auto flex" data-no-print>
      {above !== null && (
        <IconButton
          icon={<ArrowUp aria-hidden className={icon} />}
          label={words.up(text)}
          onClick={() => void edits.move(id, above)}
        />
      )}
      {below !== null && (
        <IconButton
          icon={<ArrowDown aria-hidden className={icon} />}
          label={words.down(text)}
          onClick={() => void edits.move(id, below)}
        />
      )}
      <IconButton
        icon={<Pencil aria-hidden className={icon} />}
        label={words.edit(text)}
        onClick={editing.open}
        ref={editing.opener}
      />
      <IconButton
        icon={<Trash2 aria-hidden className={icon} />}
        label={words.remove(text)}
        onClick={() => edits.askToRemove(task)}
      />
    </div>
  );
}

/** The position of a task that changes places with its neighbour before (-1) or after (1); null without one. */
function positionBeyond(among: readonly ProjectTask[], task: ProjectTask, step: -1 | 1): number | null {
  const at = among.indexOf(task);
  const neighbour = at < 0 ? undefined : among[at + step];
  if (neighbour === undefined) return null;
  return (neighbour.position + (among[at + 2 * step]?.position ?? neighbour.position + step)) / 2;
}

/** Which report a task comes from, when it is due, who does it, and when it was done. */
function About({ task, people, isOverdue }: Pick<Props, 'task' | 'people' | 'isOverdue'>) {
  const words = useMessages(taskMessages);
  const title = useText();
  const { language } = useLanguage();
  const { module, due, assignee, doneAt, doneBy } = task;
  const nameOf = (id: string | null) => {
    const person = people.find((other) => other.id === id);
    return person === undefined ? null : displayName(person);
  };
  const doer = nameOf(doneBy);
  const doneDay = doneAt === null ? '' : formatDate(doneAt, language);
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-muted empty:hidden">
      {doneAt !== null && <span>{doer === null ? words.doneOn(doneDay) : words.doneOnBy(doneDay, doer)}</span>}
      {doneAt === null && due !== null && (
        <time className={isOverdue ? 'font-semibold text-red' : undefined} dateTime={due}>
          {words.dueOn(formatDate(`${due}T00:00:00`, language))}
        </time>
      )}
      {doneAt === null && nameOf(assignee) !== null && <span>{nameOf(assignee)}</span>}
      {module !== null && (
        <span>
          {isStep(task) ? words.from : words.about}{' '}
          <Link
            className="text-ink underline underline-offset-4"
            to={isStep(task) ? `/module/${module}?part=analysis` : `/module/${module}`}
          >
            {words.module(title(moduleTitles[module]))}
          </Link>
        </span>
      )}
    </p>
  );
}
