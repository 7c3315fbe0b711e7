import type { Project } from '@elan/contract/projects';
import type { TaskList as List, ProjectTask } from '@elan/contract/tasks';
import { isAdviser } from '@elan/domain/permissions';
import { groupOf, isStep, taskGroups } from '@elan/domain/tasks/task';
import { CalendarDays, ListTodo } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { CheckboxField } from '../../components/ui/checkbox-field.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { LazyConfirmDialog } from '../../components/ui/lazy-confirm-dialog.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { useAccount } from '../../data/account/session.ts';
import { downloadFile } from '../../lib/download-file.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { dayOf } from '../../lib/local-date.ts';
import { useHashArrival } from '../../lib/use-hash-arrival.ts';
import { useNow } from '../../lib/use-now.ts';
import { groupMessages, taskMessages } from './messages.ts';
import { QuestionForm } from './question-form.tsx';
import { TaskForm } from './task-form.tsx';
import { TaskItem } from './task-item.tsx';
import type { Tasks } from './use-tasks.ts';

type Props = { project: Project; list: List; tasks: Tasks };

/** What there is to do, by week; what is done is folded. */
export function TaskList({ project, list, tasks }: Props) {
  const words = useMessages(taskMessages);
  const { user } = useAccount();
  const [isMine, setMine] = useState(false);
  const [toRemove, setToRemove] = useState<ProjectTask | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const tick = useTick(tasks, box);
  useHashArrival();
  const { canEdit, role } = project.permissions;
  const shown = isMine ? list.tasks.filter(({ assignee }) => assignee === user.id) : list.tasks;
  const open = shown.filter(({ doneAt }) => doneAt === null);
  const done = shown
    .filter(({ doneAt }) => doneAt !== null)
    .sort((a, b) => ((a.doneAt ?? '') < (b.doneAt ?? '') ? 1 : -1));
  const item = (task: ProjectTask, isOverdue: boolean, among: readonly ProjectTask[] = []) => (
    <TaskItem
      among={among}
      edits={canEdit ? { ...tasks, tick, askToRemove: setToRemove } : null}
      isOverdue={isOverdue}
      key={task.id}
      people={list.people}
      task={task}
    />
  );

  return (
    <div className="flex flex-col gap-6" ref={box} tabIndex={-1}>
      <FailureBanner fault={tasks.refusal} />
      {canEdit && <NewTask add={tasks.add} people={list.people} />}
      {isAdviser(role) && project.archivedAt === null && (
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
      <Groups item={item} open={open} />
      {open.some(({ due }) => due !== null) && <Calendar open={open} project={project} />}
      {done.length > 0 && (
        <details>
          <summary className="min-h-11 py-2 font-semibold">{words.done(done.length)}</summary>
          <ul className="divide-y divide-line">{done.map((task) => item(task, false))}</ul>
        </details>
      )}
      <RemovalDialog onClose={() => setToRemove(null)} remove={tasks.remove} task={toRemove} />
    </div>
  );
}

type RemovalProps = { task: ProjectTask | null; remove: Tasks['remove']; onClose: () => void };

function RemovalDialog({ task, remove, onClose }: RemovalProps) {
  const words = useMessages(taskMessages);
  return (
    <LazyConfirmDialog
      confirmLabel={words.removeNow}
      onConfirm={async () => {
        if (task !== null) await remove(task.id);
        onClose();
      }}
      onOpenChange={onClose}
      open={task !== null}
      title={words.removeTitle}
      tone="danger"
    >
      <p className="mb-2 font-semibold wrap-anywhere">{task?.text}</p>
      {task !== null && isStep(task) ? words.removeStep : words.removeOwn}
    </LazyConfirmDialog>
  );
}

/** Ticks a task off or on again. The focused task moves, so the focus goes to the next one. */
function useTick(tasks: Tasks, box: RefObject<HTMLElement | null>) {
  const words = useMessages(taskMessages);
  const toast = useToast();
  return async ({ id, text }: ProjectTask, isDone: boolean) => {
    const boxes = [...(box.current?.querySelectorAll('input') ?? [])];
    const at = boxes.findIndex((input) => input === document.activeElement);
    if (!(await tasks.update(id, { done: isDone }))) return;
    const next = [boxes[at + 1], boxes[at - 1]].find((input) => at >= 0 && input?.isConnected);
    requestAnimationFrame(() => (next ?? box.current)?.focus());
    if (!isDone) return;
    const undo = { label: words.undo, onSelect: () => void tasks.update(id, { done: false }) };
    toast({ text: words.nowDone(text), tone: 'success', action: undo });
  };
}

function NewTask({ add, people }: { add: Tasks['add']; people: List['people'] }) {
  const [id, setId] = useState(() => crypto.randomUUID());
  return (
    <Card>
      <TaskForm
        onSave={async (typed) => {
          const isSaved = await add(id, typed);
          if (isSaved) setId(crypto.randomUUID());
          return isSaved;
        }}
        people={people}
        task={null}
      />
    </Card>
  );
}

type GroupsProps = {
  open: readonly ProjectTask[];
  item: (task: ProjectTask, isOverdue: boolean, among?: readonly ProjectTask[]) => ReactNode;
};

/** What is open by week, and last what has no date, in the order that people give it. */
function Groups({ open, item }: GroupsProps) {
  const words = useMessages(groupMessages);
  const today = dayOf(new Date(useNow(60_000)));
  const titleId = useId();
  const byDay = open.toSorted((a, b) => ((a.due ?? '') < (b.due ?? '') ? -1 : 1));
  return taskGroups.map((group) => {
    const isUndated = group === 'undated';
    const of = (isUndated ? open : byDay).filter(({ due }) => groupOf(due, today) === group);
    if (of.length === 0) return null;
    return (
      <Card aria-labelledby={`${titleId}-${group}`} as="section" key={group}>
        <h2 className="mb-1 text-xl" id={`${titleId}-${group}`}>
          {words[group]}
        </h2>
        <ul className="divide-y divide-line">
          {of.map((task) => item(task, group === 'overdue', isUndated ? of : undefined))}
        </ul>
      </Card>
    );
  });
}

/** The open tasks with a date as a calendar file; what writes it is fetched only now. */
function Calendar({ project, open }: { project: Project; open: readonly ProjectTask[] }) {
  const words = useMessages(taskMessages);
  const save = async () => {
    const { calendarFile } = await import('./calendar-file.ts');
    downloadFile(words.fileName, calendarFile(project, open), 'text/calendar;charset=utf-8');
  };
  return (
    <div data-no-print>
      <Button icon={<CalendarDays aria-hidden className="size-5" />} onClick={save} variant="secondary">
        {words.calendar}
      </Button>
      <p className="mt-2 text-sm text-muted">{words.calendarNote}</p>
    </div>
  );
}
