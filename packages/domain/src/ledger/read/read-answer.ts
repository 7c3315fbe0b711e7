import type { FigureTopic } from '../../modules/define-module.ts';
import type { ModuleKey } from '../../modules/keys.ts';
import { moneyRangeOf } from '../../modules/money-ranges.ts';
import { moduleDefinition } from '../../modules/registry.ts';
import type { CalendarMonth } from '../field.ts';
import type { Passage, Total } from '../reading.ts';
import type { Row } from '../row.ts';
import { timesAYearOf } from '../times-a-year.ts';
import { type Amount, amountsIn } from './amounts.ts';
import { type Clause, clausesOf, restated } from './clauses.ts';
import { type Label, labelsIn } from './labels.ts';
import { plainText } from './plain-text.ts';
import { type Asked, guessedRows, loanOfClause, quoteOf, rowOfClause, type Text } from './read-clause.ts';
import { readLegalForm, readOpenDays, readOpeningMonth, readProvince } from './read-settings.ts';
import { everyOf, rhythmsIn } from './rhythm.ts';
import { isPaidLater, leastMoney } from './said-of-amount.ts';
import { saysOnlyWhen } from './said-of-time.ts';

/** One answer as typed, and the month in which it is read. */
export type AnswerInput = { module: ModuleKey; question: string; text: string; today: CalendarMonth };

/** What one answer says, before it is put together with the others. */
export type AnswerReading = AnswerInput & {
  rows: readonly Row[];
  unread: readonly Passage[];
  /** What an amount that was left open seems to be: only compared, as `Reading` says. */
  guesses: readonly Row[];
  totals: readonly Total[];
};

/** What a question is about decides which rows its answer may propose. Amounts of others are never proposed. */
const asked: Readonly<Record<FigureTopic, Asked>> = {
  costs: new Set<Label['kind']>(['cost', 'person']),
  cash: new Set<Label['kind']>(['purchase', 'funding', 'cost', 'person']),
  team: new Set<Label['kind']>(['person']),
  idea: new Set<Label['kind']>(['funding']),
  milestones: new Set<Label['kind']>(['funding']),
  prose: new Set<Label['kind']>(['funding']),
  prices: new Set(),
  unitCosts: new Set(),
  goals: new Set(),
  compared: new Set(),
  nothing: new Set(),
};
/** Questions in whose answers every number may be an amount. */
const aboutMoney: ReadonlySet<FigureTopic> = new Set(['prices', 'costs', 'unitCosts', 'goals', 'cash']);
const clarification = 'clarification';

/**
 * Reads one answer. The result depends on nothing but its input, so that a caller can keep it until the words change.
 * It only proposes what needs no judgement; every other amount is in `unread`, in the person's words.
 */
export function readAnswer(input: AnswerInput): AnswerReading {
  const { module, question, text, today } = input;
  const source = { module, question, text, plain: plainText(text) };
  const definition = moduleDefinition(module).questions.find(({ id }) => id === question);
  if (definition?.kind === 'select')
    return { ...input, unread: [], guesses: [], ...readChoice(source, definition.states) };
  const expectation =
    definition === undefined ? (question === clarification ? 'idea' : 'nothing') : (definition.figures ?? 'prose');
  const namesPlace = question === clarification || definition?.settings?.includes('place') === true;
  const amounts = amountsIn(source.plain);
  const figures = readClauses(source, amounts, expectation);
  const settings = [
    namesPlace ? readProvince(source) : undefined,
    expectation === 'nothing' ? undefined : readOpeningMonth(source, today),
    readOpenDays(source, expectation === 'goals' || question === 'location'),
  ];
  return { ...input, ...figures, rows: [...settings.flatMap((row) => row ?? []), ...figures.rows] };
}

function readChoice(source: Text, states: string | undefined): { rows: Row[]; totals: Total[] } {
  const { module, question, text } = source;
  const form = states === 'legalForm' ? readLegalForm(source) : undefined;
  const range = states === 'openingBudget' ? moneyRangeOf(module, question, text) : undefined;
  const to = range !== undefined && Number.isFinite(range.to) ? range.to * 100 : null;
  return {
    rows: form === undefined ? [] : [form],
    totals:
      range === undefined
        ? []
        : [{ module, question, quote: text, of: 'purchases', from: range.from * 100, to, every: null }],
  };
}

function readClauses(source: Text, amounts: readonly Amount[], expectation: FigureTopic) {
  const rows: Row[] = [];
  const unread: Passage[] = [];
  const guesses: Row[] = [];
  const totals: Total[] = [];
  let open: Clause | undefined;
  for (const clause of clausesOf(source.plain, amounts)) {
    if (open !== undefined && goesOn(source, open, clause)) {
      const { module, question } = source;
      open = { ...clause, whole: { ...clause.whole, start: open.whole.start } };
      unread.splice(-1, 1, { module, question, quote: quoteOf(source, open.whole) });
      continue;
    }
    open = undefined;
    const row = rowOfClause(source, clause, asked[expectation]);
    if (row !== undefined) rows.push(row);
    else if (holdsAmount(source, clause, expectation) && !restates(source, clause, rows.at(-1))) {
      const { module, question } = source;
      unread.push({ module, question, quote: quoteOf(source, clause.whole) });
      open = clause;
      const loan = asked[expectation].has('funding') ? loanOfClause(source, clause) : undefined;
      if (loan !== undefined) rows.push(loan);
      if (expectation !== 'nothing' && expectation !== 'goals')
        guesses.push(...guessedRows(source, clause, expectation));
      if (expectation === 'goals') totals.push(...goalIn(source, clause));
    }
  }
  return { rows, unread, guesses, totals };
}

/** '20 nuits en mai, 45 en juin': whether a clause is one number more of what the one before it names. */
const goesOn = ({ plain }: Text, before: Clause, { start, end, whole }: Clause): boolean =>
  before.rest.end >= start && whole.end - before.whole.start < longest && saysOnlyWhen(plain.slice(start, end));

/** In characters: more is no list of months. */
const longest = 300;

/** '$8,000 a month in sales': a goal in dollars, which price and quantity should reach. */
function goalIn(source: Text, clause: Clause): Total[] {
  const [money, second] = clause.amounts.filter(({ kind }) => kind === 'money');
  const rhythm = rhythmsIn(source.plain.slice(clause.start, clause.end))[0]?.rhythm;
  const every = rhythm === undefined ? undefined : everyOf(rhythm);
  if (money?.value == null || second !== undefined || (every !== 'month' && every !== 'year')) return [];
  const { module, question } = source;
  const cents = Math.round(money.value * 100);
  return [{ module, question, quote: quoteOf(source, clause), of: 'sales', from: cents, to: cents, every }];
}

/** Money, shares and quantities with a rhythm; any number but a length of time where money is asked. */
function holdsAmount({ plain }: Text, clause: Clause, expectation: FigureTopic): boolean {
  return clause.amounts.some((amount) => {
    const { kind, unit, start, end, value } = amount;
    if (kind === 'money' || kind === 'percent') return true;
    const behind = plain.slice(end, Math.min(clause.end, end + 40));
    // '28 hours a week' is how much of one's time is sold.
    if (kind === 'time' && isPaidLater(plain, amount)) return aboutMoney.has(expectation);
    if (kind === 'time') return expectation === 'goals' && unit === 'hour' && rhythmsIn(behind).length > 0;
    if (aboutMoney.has(expectation) || (expectation === 'team' && kind === 'bare')) return true;
    // 'Hanging sign 640', where no figures are asked for
    if (kind === 'bare' && (value ?? 0) >= leastMoney && labelsIn(plain.slice(clause.start, clause.end)).length > 0)
      return true;
    return /\d/u.test(plain.slice(start, end)) && rhythmsIn(behind).length > 0;
  });
}

/** 'Rent $1,900 a month, so $22,800 a year' says one cost twice. */
function restates({ plain }: Text, clause: Clause, row: Row | undefined): boolean {
  const [money, second] = clause.amounts;
  const words = plain.slice(clause.start, clause.end);
  const every = everyOf(rhythmsIn(words)[0]?.rhythm ?? { times: 0, span: 0, unit: 'day' });
  if (row?.kind !== 'cost' || money?.value == null || second !== undefined || every === undefined) return false;
  if (!restated.test(words)) return false;
  const yearly = (row.cells.amount ?? 0) * (timesAYearOf(row.cells.every) ?? 0);
  return Math.abs(yearly - money.value * 100 * (timesAYearOf(every) ?? 0)) < 100;
}
