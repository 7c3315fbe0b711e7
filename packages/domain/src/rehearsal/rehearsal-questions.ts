import { planFigures } from '../forecast/plan-figures.ts';
import { openPapers } from '../papers/open-papers.ts';
import { paperText } from '../papers/paper-texts.ts';
import { businessQuestions } from './business-questions.ts';
import { checkQuestions } from './check-questions.ts';
import { moneyQuestions, privateQuestions } from './money-questions.ts';
import { paperAsk } from './paper-ask.ts';
import type { RehearsalFacts } from './rehearsal-facts.ts';
import { questionId, type RehearsalQuestion, type RehearsalSource } from './rehearsal-question.ts';
import { answerQuestions, textQuestions } from './text-questions.ts';

/** The most questions that are asked; answered ones that fell off the list come on top. */
export const mostQuestions = 10;

/** How many of each source are asked in any case, so that no source dominates. */
const shares: Readonly<Record<RehearsalSource, number>> = {
  check: 3,
  row: 2,
  change: 1,
  business: 3,
  private: 1,
  answer: 1,
  text: 1,
  paper: 2,
};

/**
 * The questions that a lender would ask of a project, the most weighty first: what would stop one, figures by what the
 * lowest cash depends on, what is not answered, papers. Every rule is that of the list before the bank; only the way of
 * asking is decided here. The same facts always give the same questions.
 * @param answered the ids of those that have an answer: they are asked as long as their fact is there
 */
export function rehearsalQuestions(facts: RehearsalFacts, answered: ReadonlySet<string>): RehearsalQuestion[] {
  const all = everyQuestion(facts);
  const chosen = new Set<RehearsalQuestion>();
  for (const source of Object.keys(shares) as RehearsalSource[]) {
    for (const question of all.filter((each) => each.source === source).slice(0, shares[source])) chosen.add(question);
  }
  for (const question of all) if (chosen.size < mostQuestions) chosen.add(question);
  const asked = new Set(all.filter((question) => chosen.has(question)).slice(0, mostQuestions));
  return all.filter((question) => asked.has(question) || answered.has(question.id));
}

/** All questions that the facts give rise to, the most weighty first. */
function everyQuestion(facts: RehearsalFacts): RehearsalQuestion[] {
  const found = [
    ...checkQuestions(facts),
    ...moneyQuestions(planFigures(facts.ledger, facts)),
    ...privateQuestions(facts),
    ...answerQuestions(facts),
    ...textQuestions(facts),
    ...businessQuestions(facts),
    ...paperQuestions(facts),
  ];
  const distinct = new Map(found.toReversed().map((question) => [question.id, question]));
  return [...distinct.values()].sort((one, other) => other.weight - one.weight || (one.id < other.id ? -1 : 1));
}

function paperQuestions(facts: RehearsalFacts): RehearsalQuestion[] {
  return openPapers(facts).map((key, index) => ({
    id: questionId('paper', key),
    source: 'paper',
    weight: 300 - index,
    ask: paperAsk[key],
    from: paperText(key, null).title,
    effect: null,
    place: { kind: 'paper', paper: key },
    points: ['source', 'date', 'who'],
  }));
}
