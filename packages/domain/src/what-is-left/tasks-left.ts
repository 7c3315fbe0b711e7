import type { Text } from '../locale.ts';
import { moduleTitles } from '../modules/keys.ts';
import { allAdvice, lenderChecks } from '../modules/maturity/lender-checks.ts';
import { stepKey } from '../tasks/steps-of-report.ts';
import { groupOf, isStep, type TaskGroup } from '../tasks/task.ts';
import type { LeftFacts, LeftThing } from './left-thing.ts';

const weights: Readonly<Record<TaskGroup, number>> = {
  overdue: 760,
  thisWeek: 740,
  nextWeek: 330,
  later: 210,
  undated: 200,
};
const weightOfQuestion = 800;

/** The tasks that are not done: steps of analyses, what people added, and the questions of advisers. */
export function tasksLeft({ tasks, day, ...facts }: LeftFacts): LeftThing[] {
  const settled = settledSteps(facts);
  return tasks
    .filter((task) => task.doneAt === null && !(isStep(task) && settled.has(stepKey(task.text))))
    .map((task, index) => ({
      id: `task.${task.id}`,
      weight: (task.question === null ? weights[groupOf(task.due, day)] : weightOfQuestion) - index / 100,
      stops: null,
      title: { en: task.text, fr: task.text },
      why: whyOf(task),
      place: { kind: 'task', task: task.id },
      due: task.due,
      assignee: task.assignee,
    }));
}

/** The words of steps that an analysis gave for a check, and that the figures have settled since. */
function settledSteps(facts: Pick<LeftFacts, 'ledger' | 'today'>): ReadonlySet<string> {
  const given = new Set(lenderChecks(facts).map(({ advice }) => advice));
  return new Set(allAdvice.filter((advice) => !given.has(advice)).flatMap(({ en, fr }) => [stepKey(en), stepKey(fr)]));
}

function whyOf({ id, module, question }: LeftFacts['tasks'][number]): Text | null {
  if (question !== null) return { en: 'Your adviser asks', fr: 'Question de la personne qui vous conseille' };
  if (module === null || !isStep({ id })) return null;
  const { en, fr } = moduleTitles[module];
  return { en: `Next step from “${en}”`, fr: `Prochaine étape tirée de «\u00a0${fr}\u00a0»` };
}
