import type { Project } from '@elan/contract/projects';
import type { TaskList as List, ProjectTask } from '@elan/contract/tasks';
import { isAdviser } from '@elan/domain/permissions';
import { groupOf, isStep, taskGroups } from '@elan/domain/tasks/task';
import { CalendarDays, ListTodo } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { CheckboxField } from '../../components/ui/checkbox-field.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { LazyConfirmDialog } from '../../components/ui/lazy-confirm-dialog.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { faultText } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { dayOf } from '../../lib/local-date.ts';
import { useAccount } from '../../lib/session.ts';
import { useHashArrival } from '../../lib/use-hash-arrival.ts';
import { useNow } from '../../lib/use-now.ts';
import { groupMessages, taskMessages } from './messages.ts';
import { QuestionForm } from './question-form.tsx';
import { saveCalendar } from './save-calendar.ts';
import { TaskForm } from './task-form.tsx';
import { TaskItem } from './task-item.tsx';
import type { Tasks } from './use-tasks.ts';

/** What there is to do, by week; what is done is folded. */
export function TaskList({ project, list, tasks }: { project: Project; list: List; tasks: Tasks }) {
  const words = useMessages(taskMessages);
  const groupWords = useMessages(groupMessages);
  const { language } = useLanguage();
  const toast = useToast();
  const today = dayOf(new Date(useNow(60_000)));
  const [toRemove, setToRemove] = useState<ProjectTask | null>(null);
  const [newId, setNewId] = useState(() => crypto.randomUUID());
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const mayEdit = project.permissions.canEdit;
  const { user } = useAccount();
  useHashArrival();
  const [isMine, setMine] = useState(false);
  const shown = isMine ? list.tasks.filter(({ assignee }) => assignee === user.id) : list.tasks;
  const open = shown.filter(({ doneAt }) => doneAt === null);
  const done = shown
    .filter(({ doneAt }) => doneAt !== null)
    .sort((a, b) => ((a.doneAt ?? '') < (b.doneAt ?? '') ? 1 : -1));
  const groups = taskGroups.map((group) => {
    const of = open.filter(({ due }) => groupOf(due, today) === group);
    return { group, of: group === 'undated' ? of : of.sort((a, b) => ((a.due ?? '') < (b.due ?? '') ? -1 : 1)) };
  });

  /** The focused task moves, so the focus goes to the next one. */
  const tick = async (task: ProjectTask, isDone: boolean) => {
    const boxes = [...(box.current?.querySelectorAll('input') ?? [])];
    const at = boxes.findIndex((input) => input === document.activeElement);
    if (!(await tasks.update(task.id, { done: isDone }))) return;
    const next = [boxes[at + 1], boxes[at - 1]].find((input) => at >= 0 && input?.isConnected);
    requestAnimationFrame(() => (next ?? box.current)?.focus());
    if (!isDone) return;
    toast({
      text: words.nowDone(task.text),
      tone: 'success',
      action: { label: words.undo, onSelect: () => void tasks.update(task.id, { done: false }) },
    });
  };

  const item = (task: ProjectTask, isOverdue: boolean, others: readonly ProjectTask[] = []) => {
    const at = others.indexOf(task);
    const moveTo = (to: number, beyond: number) => {
      const neighbour = others[to];
      if (neighbour === undefined) return null;
      const further = others[beyond]?.position ?? neighbour.position + (to - at);
      return () => void tasks.move(task.id, (neighbour.position + further) / 2);
    };
    const edits = {
      update: tasks.update,
      answer: tasks.answer,
      tick,
      askToRemove: setToRemove,
      moveUp: at < 0 ? null : moveTo(at - 1, at - 2),
      moveDown: at < 0 ? null : moveTo(at + 1, at + 2),
    };
    return (
      <TaskItem edits={mayEdit ? edits : null} isOverdue={isOverdue} key={task.id} people={list.people} task={task} />
    );
  };

  return (
    <div className="flex flex-col gap-6" ref={box} tabIndex={-1}>
      {tasks.refusal !== null && <Banner tone="error">{faultText(tasks.refusal, language)}</Banner>}
      {mayEdit && (
        <Card>
          <TaskForm
            onSave={async (typed) => {
              const isSaved = await tasks.add(newId, typed);
              if (isSaved) setNewId(crypto.randomUUID());
              return isSaved;
            }}
            people={list.people}
            task={null}
          />
        </Card>
      )}
      {isAdviser(project.permissions.role) && project.archivedAt === null && (
        <Card>
          <QuestionForm projectId={project.id} section={null} userId={user.id} />
        </Card>
      )}
      {list.people.length > 1 && list.tasks.length > 0 && (
        <CheckboxField checked={isMine} label={words.mine} onChange={(event) => setMine(event.target.checked)} />
      )}
      {list.tasks.length === 0 && (
        <EmptyState icon={<ListTodo aria-hidden className="size-7" />} title={words.emptyTitle}>
          {words.empty}
        </EmptyState>
      )}
      {isMine && shown.length === 0 && <p className="text-muted">{words.noneMine}</p>}
      {open.length === 0 && done.length > 0 && <p className="text-lg">{words.allDone}</p>}
      {groups.map(
        ({ group, of }) =>
          of.length > 0 && (
            <Card aria-labelledby={`${titleId}-${group}`} as="section" key={group}>
              <h2 className="mb-1 text-xl" id={`${titleId}-${group}`}>
                {groupWords[group]}
              </h2>
              <ul className="divide-y divide-line">
                {of.map((task) => item(task, group === 'overdue', group === 'undated' ? of : []))}
              </ul>
            </Card>
          ),
      )}
      {open.some(({ due }) => due !== null) && (
        <div data-no-print>
          <Button
            icon={<CalendarDays aria-hidden className="size-5" />}
            onClick={() => saveCalendar(words.fileName, project, open)}
            variant="secondary"
          >
            {words.calendar}
          </Button>
          <p className="mt-2 text-sm text-muted">{words.calendarNote}</p>
        </div>
      )}
      {done.length > 0 && (
        <details>
          <summary className="min-h-11 py-2 font-semibold">{words.done(done.length)}</summary>
          <ul className="divide-y divide-line">{done.map((task) => item(task, false))}</ul>
        </details>
      )}
      <LazyConfirmDialog
        confirmLabel={words.removeNow}
        onConfirm={async () => {
          if (toRemove !== null) await tasks.remove(toRemove.id);
          setToRemove(null);
        }}
        onOpenChange={() => setToRemove(null)}
        open={toRemove !== null}
        title={words.removeTitle}
        tone="danger"
      >
        <p className="mb-2 font-semibold wrap-anywhere">{toRemove?.text}</p>
        {toRemove !== null && isStep(toRemove) ? words.removeStep : words.removeOwn}
      </LazyConfirmDialog>
    </div>
  );
}
