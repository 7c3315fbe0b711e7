import type { ModuleKey } from '../modules/keys.ts';
import { dueInWords } from './due-in-words.ts';
import { stepKey } from './steps-of-report.ts';

/** What an adviser asked about: a module, or a section of the plan with its title at that time; and the answer. */
export type TaskQuestion = {
  readonly module: ModuleKey | null;
  readonly section: string | null;
  readonly title: string | null;
  readonly answer: string | null;
};

/** Something to do in a project: a step of a report, or one that a person added. */
export type Task = {
  /** For a step, its words (`step:…`), so that the same step of any report is the same task; otherwise a random id. */
  readonly id: string;
  readonly text: string;
  /** Whose report asks for it, or that it is about; null for none. */
  readonly module: ModuleKey | null;
  /** When it was done: ISO 8601, UTC. */
  readonly doneAt: string | null;
  /** A day, as YYYY-MM-DD. */
  readonly due: string | null;
  /** The id of a person of the project. */
  readonly assignee: string | null;
  /** Tasks are shown in ascending order. */
  readonly position: number;
};

const stepMark = 'step:';
/** The longest id in characters. */
export const longestTaskId = 410;

/** The id of a step: words beyond its beginning do not tell steps apart. */
const stepId = (text: string): string =>
  stepMark + [...stepKey(text)].slice(0, longestTaskId - stepMark.length).join('');

/** Whether a task is a step of a report, present or earlier. */
export const isStep = ({ id }: Pick<Task, 'id'>): boolean => id.startsWith(stepMark);

/** The steps that the current result of a module asks for: a report, or the maturity score. */
export type StepsOfModule = {
  readonly module: ModuleKey;
  readonly steps: readonly string[];
  /** The day of the result, as YYYY-MM-DD: 'by March' is the March after it. */
  readonly writtenOn: string;
};

/** Leaves room to move tasks between any two reports. */
const perReport = 100;

/**
 * The list of a project: what people touched, as it is kept, and the steps of the current results that nobody touched.
 * Those are computed, not kept: they come and go with a result, so they are never lost or duplicated.
 * @param kept every touched task, and the removed ones, so that a report does not bring them back
 * @param results in the order of the modules
 */
export function tasksOf<Kept extends Task & { readonly removed: boolean }>(
  kept: readonly Kept[],
  results: readonly StepsOfModule[],
): (Kept | Task)[] {
  const known = new Set(kept.map(({ id }) => id));
  const steps: Task[] = [];
  for (const [index, { module, steps: asked, writtenOn }] of results.entries()) {
    for (const [number, text] of asked.entries()) {
      const id = stepId(text);
      if (known.has(id) || id === stepMark) continue;
      known.add(id);
      const position = index * perReport + number;
      const due = dueInWords(text, writtenOn);
      steps.push({ id, text, module, doneAt: null, due, assignee: null, position });
    }
  }
  return [...kept.filter(({ removed }) => !removed), ...steps].sort((a, b) => a.position - b.position);
}

/** When a task is due, seen from today. */
export const taskGroups = ['overdue', 'thisWeek', 'nextWeek', 'later', 'undated'] as const;
export type TaskGroup = (typeof taskGroups)[number];

/**
 * @param due a day, or none
 * @param today a day of the person's own calendar
 * @returns the group; a week begins on Monday, and what was due before today is overdue
 */
export function groupOf(due: string | null, today: string): TaskGroup {
  if (due === null) return 'undated';
  if (due < today) return 'overdue';
  const date = new Date(`${today}T00:00:00Z`);
  const toSunday = (7 - date.getUTCDay()) % 7;
  const dayAfter = (days: number) => new Date(date.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  if (due <= dayAfter(toSunday)) return 'thisWeek';
  return due <= dayAfter(toSunday + 7) ? 'nextWeek' : 'later';
}
