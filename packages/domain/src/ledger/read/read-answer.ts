import { moneyRangeOf } from '../../modules/money-ranges.ts';
import { moduleDefinition } from '../../modules/registry.ts';
import type { Passage } from '../reading.ts';
import type { Row } from '../row.ts';
import { type Answer, type AnswerInput, answerOf, figuresIn, passage, says } from './answer.ts';
import { bareAmounts } from './bare-amounts.ts';
import { channelsIn } from './channel.ts';
import { type Clause, clausesOf, sentencesOf } from './clauses.ts';
import { type Expectation, expectationOf, namesMonths, namesPlace } from './expectations.ts';
import type { Figure } from './figure.ts';
import { isOutside } from './guards.ts';
import type { Note } from './notes.ts';
import { isNotPaid, readCost } from './read-cost.ts';
import { readCustomerDays, readRates } from './read-customers.ts';
import { readFunding } from './read-funding.ts';
import { readGoals } from './read-goals.ts';
import { readMilestones } from './read-milestones.ts';
import { readPerson } from './read-person.ts';
import { readPrice } from './read-price.ts';
import { readPurchase } from './read-purchase.ts';
import { readLegalForm, readOpenDays, readOpeningMonth, readOpenMonths, readProvince } from './read-settings.ts';
import { isOpenUnitCost, readUnitCost } from './read-unit-cost.ts';
import type { RowRead } from './row-read.ts';
import { saysMoreThan, saysMoreThanUnitCost } from './says-more.ts';
import { supposedPrice, supposedQuantity } from './supposed.ts';

/** What one answer says, before it is put together with the others. */
export type AnswerReading = AnswerInput & {
  notes: readonly Note[];
  unread: readonly Passage[];
  /** What amounts that were left open seem to be: only compared, as `Reading` says. */
  supposed: readonly Row[];
};

type Collected = { notes: Note[]; used: Set<number>; supposed: Row[] };

const nothing = (): Collected => ({ notes: [], used: new Set(), supposed: [] });

/**
 * Reads one answer. The result depends on nothing but its input, so that a caller can keep it until the words change.
 * Passages that no row of the whole project uses are only known once the answers are combined.
 */
export function readAnswer(input: AnswerInput): AnswerReading {
  const expectation = expectationOf(input.module, input.question);
  if (expectation === 'select') return { ...input, notes: readSelect(input), unread: [], supposed: [] };
  const answer = bareAmounts(answerOf(input), expectation);
  const collected = nothing();
  readSettings(answer, collected);
  if (expectation === 'compared') {
    collected.notes.push(...readMilestones(answer));
    collected.supposed.push(...supposedIn(answer));
  }
  if (expectation !== 'compared' && expectation !== 'nothing') readFigures(answer, expectation, collected);
  if (aboutPlans.has(expectation)) collected.supposed.push(...supposedQuantities(answer));
  const { notes, used, supposed } = collected;
  return { ...input, notes, unread: unreadOf(answer, used, expectation), supposed };
}

/** What the words of an answer that is about something else say of the plan, too: 'I put aside $7,500 to start this'. */
function supposedIn(answer: Answer): Row[] {
  const collected = nothing();
  readFigures(answer, 'prose', collected);
  return [...collected.notes.flatMap((note) => (note.is === 'row' ? [note.row] : [])), ...collected.supposed];
}

/** Questions about more than sales, in whose answers a number of sales is only compared with the goals. */
const aboutPlans: ReadonlySet<Expectation> = new Set(['compared', 'milestones', 'idea']);

function supposedQuantities(answer: Answer): Row[] {
  return readGoals(answer).notes.flatMap((note) => (note.is === 'quantity' ? supposedQuantity(note) : []));
}

function readSelect(input: AnswerInput): Note[] {
  const { module, question, text } = input;
  const asked = moduleDefinition(module).questions.find(({ id }) => id === question);
  const states = asked?.kind === 'select' ? asked.states : undefined;
  if (states === 'revenueModel') return [{ is: 'revenueModel', value: text }];
  if (states === 'legalForm') {
    const form = readLegalForm(answerOf(input));
    return form === undefined ? [] : [{ is: 'row', row: form }];
  }
  const range = states === 'openingBudget' ? moneyRangeOf(module, question, text) : undefined;
  if (range === undefined) return [];
  const to = Number.isFinite(range.to) ? range.to * 100 : null;
  return [
    {
      is: 'total',
      total: { module, question, quote: text, of: 'purchases', from: range.from * 100, to, every: null, month: null },
    },
  ];
}

function readSettings(answer: Answer, { notes, used }: Collected): void {
  const add = (row: Row | undefined) => row !== undefined && notes.push({ is: 'row', row });
  if (namesPlace(answer.module, answer.question)) add(readProvince(answer));
  add(readOpeningMonth(answer));
  const days = readOpenDays(answer);
  if (days != null && days.figureAt !== null) used.add(days.figureAt);
  add(days?.row);
  if (namesMonths(answer.module, answer.question)) add(readOpenMonths(answer));
}

function readFigures(answer: Answer, expectation: Expectation, collected: Collected): void {
  if (expectation === 'goals') {
    const goals = readGoals(answer);
    const rates = readRates(answer);
    collected.notes.push(...goals.notes, ...rates.notes);
    for (const figure of [...goals.used, ...rates.used]) collected.used.add(figure.from);
    return;
  }
  if (expectation === 'milestones') collected.notes.push(...readMilestones(answer));
  if (expectation === 'cash') collected.notes.push(...readCustomerDays(answer));
  const isMain = (figure: Figure) =>
    figure.kind === 'money' || (expectation === 'unitCosts' && figure.kind === 'percent');
  const clauses = clausesOf(answer, isMain);
  const isMonthly =
    expectation === 'costs' && !answer.figures.some((figure) => figure.kind === 'money' && figure.rhythm !== null);
  for (const clause of clauses) {
    const figure = clause.figures.find(isMain);
    if (figure === undefined || isOutside(answer, clause, figure)) continue;
    if (readTotal(answer, clause, figure, expectation, collected)) continue;
    const rows = readClause(answer, clause, figure, expectation, isMonthly, collected);
    if (rows === undefined) {
      collected.supposed.push(...supposedPriceIn(answer, clause, figure, expectation));
      continue;
    }
    if (saysMoreThan(answer, clause, figure, rows)) {
      collected.supposed.push(rows.row);
      continue;
    }
    collected.notes.push({ is: 'row', row: rows.row });
    for (const used of rows.used) collected.used.add(used.from);
  }
}

/** 'Tacos at $5 each' in a text about anything: a price without a unit is only compared. */
function supposedPriceIn(answer: Answer, clause: Clause, figure: Figure, expectation: Expectation): Row[] {
  if (expectation !== 'idea' && expectation !== 'milestones') return [];
  const price = readPrice(answer, clause, figure, 'idea', false);
  return price === undefined || price.unit !== null ? [] : supposedPrice(price);
}

/** 'Total $4,300 a month' is compared with the list and does not count. */
function readTotal(
  answer: Answer,
  clause: Clause,
  money: Figure,
  expectation: Expectation,
  { notes, used }: Collected,
): boolean {
  if (
    !says(answer, { from: clause.from, to: money.from }, 'total') &&
    !(clause.lead !== null && says(answer, clause.lead, 'total'))
  )
    return false;
  if (money.kind !== 'money' || money.value === null || money.currency !== null || isNotPaid(answer, clause, money))
    return true;
  const unit = money.rhythm?.unit;
  const every = unit === 'month' || unit === 'year' ? unit : null;
  const of =
    expectation === 'costs' ? 'costs' : expectation === 'cash' && money.rhythm === null ? 'purchases' : undefined;
  if (of === undefined || (of === 'costs' && every === null)) return true;
  used.add(money.from);
  notes.push({
    is: 'total',
    total: { ...passage(answer, clause), of, from: money.value, to: money.value, every, month: null },
  });
  return true;
}

function readClause(
  answer: Answer,
  clause: Clause,
  figure: Figure,
  expectation: Expectation,
  isMonthly: boolean,
  { notes, used, supposed }: Collected,
): RowRead | undefined {
  if (expectation === 'unitCosts') {
    const cost = readUnitCost(answer, clause, figure);
    const isUnclear = cost !== undefined && saysMoreThanUnitCost(answer, clause, figure, cost.used);
    if (isUnclear || (cost === undefined && isOpenUnitCost(answer, clause, figure)))
      notes.push({
        is: 'openUnitCost',
        kind: figure.kind === 'percent' ? 'share' : 'cents',
        channel: channelsIn(answer, clause)[0] ?? null,
        passage: passage(answer, clause),
      });
    if (cost === undefined || isUnclear) return undefined;
    notes.push(cost.note);
    for (const each of cost.used) used.add(each.from);
    return undefined;
  }
  const isTeam = expectation === 'team';
  const isIdea = expectation === 'idea' || expectation === 'milestones' || expectation === 'prose' || isTeam;
  if (expectation === 'prices' || expectation === 'idea' || expectation === 'milestones') {
    const price = readPrice(answer, clause, figure, expectation === 'prices' ? 'own' : 'idea');
    if (price !== undefined) {
      notes.push(price);
      if (!price.isOpen) used.add(figure.from);
      return undefined;
    }
  }
  if (expectation === 'prices') return undefined;
  if (isIdea && says(answer, clause.sentence, 'otherSeller', 'aim')) return undefined;
  const person = isIdea ? readPersonInProse(answer, clause, figure, isTeam) : undefined;
  if (person !== undefined) return person;
  const funding = readFunding(answer, clause, figure);
  if (funding !== undefined) return funding === 'unsure' ? undefined : funding;
  const isCost = expectation === 'costs' || figure.rhythm !== null;
  if (isCost && isIdea && !saysCost(answer, clause)) {
    const cost = readCost(answer, clause, figure, isMonthly);
    if (cost !== undefined) supposed.push(cost.row);
    return undefined;
  }
  if (isCost) return readCost(answer, clause, figure, isMonthly);
  return readPurchase(answer, clause, figure, expectation === 'cash' && isList(answer, clause));
}

/** In a text about anything, somebody is paid if hours and a wage are said; who is on the team is paid what is said. */
function readPersonInProse(answer: Answer, clause: Clause, money: Figure, isTeam: boolean): RowRead | undefined {
  if (money.value === null || isNotPaid(answer, clause, money)) return undefined;
  const person = readPerson(answer, clause, money, isTeam);
  if (person === undefined || person === 'unsure') return undefined;
  const isPaidAt = isTeam && ['at', 'a', '@', ':'].includes(answer.tokens[money.from - 1]?.text ?? '');
  return isPaidAt || 'hours' in person.row.origins ? person : undefined;
}

/** In a text about anything, an amount by the month is a cost only if the words say so. */
function saysCost(answer: Answer, clause: Clause): boolean {
  const isCost = says(
    answer,
    clause,
    'rent',
    'insurance',
    'hosting',
    'power',
    'bookkeeping',
    'advertising',
    'wages',
    'ownPay',
  );
  return isCost || (says(answer, clause.sentence, 'costVerb') && says(answer, clause.sentence, 'me'));
}

/** A line or an enumeration of names and amounts, not a sentence about money. */
function isList(answer: Answer, clause: Clause): boolean {
  const words = answer.tokens.slice(clause.from, clause.to).filter((token) => token.kind === 'word').length;
  return words <= 12 && !says(answer, clause, 'me', 'sells');
}

/** Figures that no note uses, each with its words; figures of one sentence piece together. */
function unreadOf(answer: Answer, used: ReadonlySet<number>, expectation: Expectation): Passage[] {
  const sentences = sentencesOf(answer.tokens);
  const passages: Passage[] = [];
  let at = 0;
  const isOpen = (figure: Figure) =>
    isAmount(figure) ||
    (aboutMoney.has(expectation) && mayBeMoney(answer, figure)) ||
    (expectation === 'goals' && figure.kind === 'count' && figure.noun !== null);
  const clauses = clausesOf(answer, isOpen);
  for (const figure of answer.figures) {
    if (!isOpen(figure) || used.has(figure.from)) continue;
    while (at < clauses.length - 1 && (clauses[at]?.to ?? 0) <= figure.from) at += 1;
    const clause = clauses[at] ?? sentences[0];
    if (clause === undefined) continue;
    const isShared = figuresIn(answer, clause).some((other) => used.has(other.from));
    const words = isShared ? { from: figure.from, to: figure.to } : clause;
    const next = passage(answer, words);
    if (next.quote !== passages.at(-1)?.quote) passages.push(next);
  }
  return passages;
}

/** Money, percentages and quantities with a rhythm. */
function isAmount({ kind, rhythm }: Figure): boolean {
  if (kind === 'money' || kind === 'percent') return true;
  return rhythm !== null;
}

/** Questions in whose answers a number without a sign may be money: 'phone 60'. */
const aboutMoney: ReadonlySet<Expectation> = new Set(['prices', 'costs', 'unitCosts', 'cash']);

/** A number that counts nothing, too large to be a number of things; a range from or to such a number. */
function mayBeMoney({ tokens }: Answer, { kind, value, noun, from, to }: Figure): boolean {
  if (kind !== 'count') return false;
  if (value === null)
    return tokens.slice(from, to).some((token) => token.kind === 'number' && (token.value ?? 0) >= 10);
  return (
    !Number.isInteger(value) || (noun === null && value >= 10) || /^\d{1,3}[ ,']\d{3}/u.test(tokens[from]?.text ?? '')
  );
}
