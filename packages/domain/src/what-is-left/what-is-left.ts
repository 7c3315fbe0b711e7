import { isUntouched } from '../project-state.ts';
import { stepKey } from '../tasks/steps-of-report.ts';
import { checksLeft, figuresLeft, proofsLeft, requestLeft } from './figures-left.ts';
import type { LeftFacts, LeftThing } from './left-thing.ts';
import { tasksLeft } from './tasks-left.ts';
import { answersLeft, modulesLeft, papersLeft, sectionsLeft } from './texts-left.ts';

/**
 * Everything that is left to do in a project, each thing once, the heaviest first. It is computed whenever it is read:
 * a thing goes when its cause goes. Nothing is left to do for a lender in a project that nobody has begun.
 */
export function whatIsLeft(facts: LeftFacts): LeftThing[] {
  const isBegun = !isUntouched(facts.entries) || facts.ledger.rows.length > 0;
  const found = [
    ...(isBegun
      ? [
          ...checksLeft(facts),
          ...figuresLeft(facts),
          ...requestLeft(facts),
          ...proofsLeft(facts),
          ...answersLeft(facts),
          ...modulesLeft(facts),
          ...sectionsLeft(facts),
          ...papersLeft(facts),
        ]
      : []),
    ...tasksLeft(facts),
  ];
  return eachOnce(found).toSorted((one, other) => other.weight - one.weight || (one.id < other.id ? -1 : 1));
}

/** Things said in the same words are one: the heavier, with the date and the person of the other. */
function eachOnce(found: readonly LeftThing[]): LeftThing[] {
  const placeOf = new Map<string, number>();
  const once: LeftThing[] = [];
  for (const thing of found) {
    const said = [thing.title, ...(thing.alsoSaid ?? [])].flatMap(({ en, fr }) => [stepKey(en), stepKey(fr)]);
    const keys = said.filter((key) => key !== '');
    const place = keys.map((key) => placeOf.get(key)).find((each) => each !== undefined) ?? once.length;
    const known = once[place];
    once[place] = known === undefined ? thing : joined(known, thing);
    for (const key of keys) placeOf.set(key, place);
  }
  return once;
}

function joined(one: LeftThing, other: LeftThing): LeftThing {
  const [kept, left] = one.weight >= other.weight ? [one, other] : [other, one];
  return { ...kept, due: kept.due ?? left.due, assignee: kept.assignee ?? left.assignee };
}

/** What stops a lender today; none means that one could go to the bank. */
export const stopping = (things: readonly LeftThing[]): LeftThing[] => things.filter(({ stops }) => stops !== null);
