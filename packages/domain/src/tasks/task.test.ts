import { describe, expect, test } from 'vitest';
import type { ModuleKey } from '../modules/keys.ts';
import { groupOf, longestTaskId, type Task, tasksOf } from './task.ts';

const report = (module: ModuleKey, ...steps: string[]) => ({ module, steps, writtenOn: '2026-11-26' });
const textsOf = (tasks: readonly Task[]) => tasks.map(({ text }) => text);
const kept = (task: Task, change: Partial<Task & { removed: boolean }> = {}) => ({
  ...task,
  removed: false,
  ...change,
});
const only = (tasks: readonly Task[]): Task => {
  const [first] = tasks;
  if (first === undefined || tasks.length > 1) throw new Error(`${tasks.length} tasks`);
  return first;
};

describe('the tasks of a project', () => {
  test('are the steps of all reports, the same step once, by the first report that has it', () => {
    const tasks = tasksOf(
      [],
      [report('idea', 'Call the bank', 'Taste it'), report('finances', 'CALL the bank!', 'Count')],
    );
    expect(tasks.map(({ text, module }) => [text, module])).toEqual([
      ['Call the bank', 'idea'],
      ['Taste it', 'idea'],
      ['Count', 'finances'],
    ]);
  });

  test('are due by the day their words name', () => {
    const tasks = tasksOf([], [report('idea', 'Sign the lease by March 15', 'Taste it')]);
    expect(tasks.map(({ due }) => due)).toEqual(['2027-03-15', null]);
  });

  test('follow a new version of a report as long as nobody touched them', () => {
    expect(textsOf(tasksOf([], [report('idea', 'One', 'Two')]))).toEqual(['One', 'Two']);
    expect(textsOf(tasksOf([], [report('idea', 'Two', 'Three')]))).toEqual(['Two', 'Three']);
  });

  test.each([
    { doneAt: '2026-01-01T00:00:00.000Z' },
    { due: '2026-01-01' },
    { assignee: 'somebody' },
    { text: 'One, but later' },
    { position: 7 },
  ])('that somebody touched stay as they are, with the report and without: %o', (change) => {
    const touched = kept(only(tasksOf([], [report('idea', 'One')])), change);
    for (const reports of [[report('idea', 'ONE.')], [report('idea', 'Two'), report('rd', 'One')], []]) {
      expect(tasksOf([touched], reports).filter(({ id }) => id === touched.id)).toEqual([touched]);
    }
  });

  test('that somebody removed do not come back', () => {
    const removed = kept(only(tasksOf([], [report('idea', 'One')])), { removed: true });
    expect(textsOf(tasksOf([removed], [report('idea', 'one', 'Two'), report('rd', 'One')]))).toEqual(['Two']);
  });

  test('are in the order of the reports, moved ones between them', () => {
    const [first, second] = tasksOf([], [report('idea', 'One', 'Two'), report('rd', 'Three')]);
    if (first === undefined || second === undefined) throw new Error('no tasks');
    const moved = kept(first, { position: second.position + 0.5 });
    expect(textsOf(tasksOf([moved], [report('idea', 'One', 'Two'), report('rd', 'Three')]))).toEqual([
      'Two',
      'One',
      'Three',
    ]);
  });

  test('have ids of a bounded length that do not split a character', () => {
    const { id } = only(tasksOf([], [report('idea', `${'한'.repeat(390)} ${'𝒜'.repeat(30)}`)]));
    expect([...id].length).toBeLessThanOrEqual(longestTaskId);
    expect(id.isWellFormed()).toBe(true);
  });
});

describe('the group of a task', () => {
  // 2026-11-25 is a Wednesday, 2026-11-29 a Sunday.
  test.each([
    [null, '2026-11-25', 'undated'],
    ['2026-11-24', '2026-11-25', 'overdue'],
    ['2026-11-25', '2026-11-25', 'thisWeek'],
    ['2026-11-29', '2026-11-25', 'thisWeek'],
    ['2026-11-30', '2026-11-25', 'nextWeek'],
    ['2026-12-06', '2026-11-25', 'nextWeek'],
    ['2026-12-07', '2026-11-25', 'later'],
    ['2026-11-29', '2026-11-29', 'thisWeek'],
    ['2026-11-30', '2026-11-29', 'nextWeek'],
    ['2027-01-03', '2026-12-28', 'thisWeek'],
  ])('due %s, seen from %s: %s', (due, today, group) => expect(groupOf(due, today)).toBe(group));
});
