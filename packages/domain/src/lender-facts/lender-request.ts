import type { PlanFigures } from '../forecast/plan-figures.ts';
import type { CalendarMonth, PlanMonth } from '../ledger/field.ts';
import { type Row, type RowOf, rowKey, rowsOf, settingOf } from '../ledger/row.ts';
import { settingColumns } from '../ledger/row-fields.ts';
import { isCreditLine, isFromSomebodyKnown, sourceOfMoney } from '../ledger/source-of-money.ts';
import type { Text } from '../locale.ts';
import { plainLetters } from '../plain-letters.ts';
import type { FactEntry, LenderFacts } from './facts.ts';

type Funding = RowOf<'funding'>;
type Purchase = RowOf<'purchase'>;
export type AskKind = NonNullable<LenderFacts['ask']['kind']>;

/** A part of the money, with what its row of purchases says where it names one. Amounts are in cents. */
export type RequestPart = {
  name: string | null;
  amount: number | null;
  supplier: string | null;
  quote: string | null;
  /** The whole price of its purchase, all pieces together; null without one. */
  price: number | null;
  /** The purchase it names. */
  row: Purchase | null;
  /** Whether it names a purchase that is no longer among the figures. */
  isGone: boolean;
};

export type OfferedSecurity = {
  name: string | null;
  kind: FactEntry<'security'>['kind'];
  value: number | null;
  note: string | null;
};

/**
 * The request as a lender first reads it: the facts, and what the rows say about the same things. Amounts are in cents.
 */
export type LenderRequest = {
  facts: LenderFacts;
  legalForm: Text | null;
  province: Text | null;
  opening: CalendarMonth | null;
  ask: {
    amount: number | null;
    kind: AskKind | null;
    /** Months to repay. */
    months: number | null;
    /** The rows of money in that stand for what is asked for. */
    rows: readonly Funding[];
  };
  parts: readonly RequestPart[];
  /** Own savings with an amount, and what they come to; null where there are none. */
  savings: readonly Funding[];
  own: number | null;
  /** Purchases the owners bring into the business, with a price, and what they come to; null where there are none. */
  owned: readonly Purchase[];
  broughtIn: number | null;
  /** What others give, lend or promise: every other row of money in, a line of credit included. */
  others: readonly Funding[];
  /** The request, own money and that of others together, without lines of credit; null while any of it has no amount. */
  total: number | null;
  /** What opening takes beyond that total; 0 while either is not known. */
  gap: number;
  /** Own money in that total with the gap, in whole percent. */
  ownShare: number | null;
  /** What opening takes; null while the plan's figures are missing. */
  needed: number | null;
  security: readonly OfferedSecurity[];
  /** What the figures say secures the loans, unless the form says the same. */
  loanSecurity: readonly string[];
  /** Each once, however often their pay changes. */
  people: readonly RowOf<'person'>[];
};

const sourceOf: Readonly<Record<AskKind, Funding['cells']['source']>> = {
  loan: 'loan',
  credit_line: 'credit_line',
  lease: 'loan',
  grant: 'grant',
  investment: 'partner',
};

/** Reads the request from the facts and the rows, typed and computed side by side: nothing is assumed. */
export function lenderRequest(facts: LenderFacts, planned: PlanFigures): LenderRequest {
  const rows = planned.rows.filter(({ off }) => !off);
  const funding = rowsOf(rows, 'funding');
  const ask = askOf(facts, funding);
  const savings = funding.filter(({ cells }) => cells.source === 'savings' && cells.amount !== null);
  const own = sumOf(savings);
  const purchases = rowsOf(rows, 'purchase');
  const owned = purchases.filter(({ cells }) => cells.owned === true && cells.amount !== null);
  const others = funding.filter((row) => row.cells.source !== 'savings' && !ask.rows.includes(row));
  const given = others.filter((row) => !isCreditLine(row));
  const amounts = [ask.kind === 'credit_line' ? 0 : ask.amount, own, ...given.map(({ cells }) => cells.amount)];
  const total = amounts.includes(null) ? null : (amounts as number[]).reduce((sum, each) => sum + each, 0);
  const needed =
    planned.state === 'known' && planned.forecast.sourcesAndUses.needed > 0
      ? planned.forecast.sourcesAndUses.needed
      : null;
  const gap = total === null || needed === null ? 0 : Math.max(0, needed - total);
  const loanSecurity = loanSecurityOf(facts, funding);
  const { legalForm, province } = settingColumns;
  const form = settingOf(rows, 'legalForm');
  const place = settingOf(rows, 'province');
  return {
    facts,
    legalForm: form === null ? null : legalForm.options[form],
    province: place === null ? null : province.options[place],
    opening: settingOf(rows, 'openingMonth'),
    ask,
    parts: facts.part.map((part) => partOf(part, purchases)),
    savings,
    own,
    owned,
    broughtIn: owned.length === 0 ? null : owned.reduce((sum, row) => sum + (priceOf(row) ?? 0), 0),
    others,
    total,
    gap,
    ownShare: total === null || total === 0 || own === null ? null : Math.round((own / (total + gap)) * 100),
    needed,
    loanSecurity,
    security: [...loanSecurity.map((name) => ({ name, kind: null, value: null, note: null })), ...facts.security],
    people: eachOnce(rowsOf(rows, 'person')),
  };
}

/** Without the later rows of somebody whose pay changes: such a row begins after an earlier one of that name ends. */
function eachOnce(people: readonly RowOf<'person'>[]): RowOf<'person'>[] {
  const goesOn = ({ cells: { name, role, from } }: RowOf<'person'>, { cells: earlier }: RowOf<'person'>) =>
    from !== null &&
    earlier.to !== null &&
    earlier.name === name &&
    earlier.role === role &&
    !isUntil(from, earlier.to);
  return people.filter((person, at) => !people.slice(0, at).some((other) => goesOn(person, other)));
}

/** Whether a month comes no later than another; false for one of the plan beside one of the calendar. */
const isUntil = (month: PlanMonth, end: PlanMonth) => typeof month === typeof end && month <= end;

/**
 * The request, and which rows stand for it: the one with the same amount, or all that are asked for or hoped for from such
 * a source. What nobody typed is read from these rows.
 */
function askOf({ ask }: LenderFacts, funding: readonly Funding[]): LenderRequest['ask'] {
  const isOpen = (state: Funding['cells']['state']) => state !== 'in_hand' && state !== 'promised';
  // What a friend lends is asked of no lender, unless its row says that it is asked for.
  const open = funding.filter(
    (row) => isOpen(row.cells.state) && (row.cells.state !== null || !isFromSomebodyKnown(row)),
  );
  const from = (kind: AskKind) => open.filter(({ cells }) => sourceOfMoney(cells) === sourceOf[kind]);
  // A line of credit that nobody says is asked for may be one that is there.
  const asked = from('credit_line').filter(({ cells }) => cells.state !== null);
  const kind = ask.kind ?? (from('loan').length > 0 ? 'loan' : asked.length > 0 ? 'credit_line' : null);
  const candidates = kind === null ? [] : from(kind);
  const same = candidates.find(({ cells }) => cells.amount !== null && cells.amount === ask.amount);
  const rows = same === undefined ? candidates : [same];
  const [only] = rows.length === 1 ? rows : [];
  const withAmount = rows.every(({ cells }) => cells.amount !== null) ? sumOf(rows) : null;
  return { kind, rows, amount: ask.amount ?? withAmount, months: ask.months ?? only?.cells.months ?? null };
}

/**
 * The rows with the state that the request itself gives: what is asked of a lender in the form is asked for, also where
 * its row does not say so. Without a request they are as they are.
 */
export function withAskedState(facts: LenderFacts, rows: readonly Row[]): Row[] {
  const { lender, kind, amount, why } = facts.ask;
  const isTyped = [lender, kind, amount, why].some((value) => value !== null);
  const funding = rowsOf(rows, 'funding').filter(({ off, cells }) => !off && cells.amount !== null);
  const asked: readonly Row[] = isTyped ? askOf(facts, funding).rows : [];
  return rows.map((row) =>
    row.kind === 'funding' && row.cells.state === null && asked.includes(row)
      ? { ...row, cells: { ...row.cells, state: 'asked_for' } }
      : row,
  );
}

/** All pieces together. */
const priceOf = ({ cells: { amount, count } }: Purchase) => (amount === null ? null : amount * (count ?? 1));

function partOf(part: FactEntry<'part'>, purchases: readonly Purchase[]): RequestPart {
  const row = part.row === null ? undefined : purchases.find((each) => rowKey(each) === part.row);
  const price = row === undefined ? null : priceOf(row);
  const proven = row?.proof?.kind === 'quote' ? row.proof.detail : null;
  return {
    name: row?.cells.name ?? part.name,
    amount: part.amount ?? price,
    supplier: part.supplier,
    quote: part.quote ?? proven,
    price,
    row: row ?? null,
    isGone: part.row !== null && row === undefined,
  };
}

function loanSecurityOf({ security }: LenderFacts, funding: readonly Funding[]): string[] {
  const named = new Set(security.map(({ name }) => plainLetters(name ?? '')));
  const inRows = new Set(funding.flatMap(({ cells }) => cells.security ?? []));
  return [...inRows].filter((name) => !named.has(plainLetters(name)));
}

function sumOf(rows: readonly Funding[]): number | null {
  return rows.length === 0 ? null : rows.reduce((sum, { cells }) => sum + (cells.amount ?? 0), 0);
}

/** Whether there is anything for a lender to look at. */
export function hasRequest({ facts, ask }: LenderRequest): boolean {
  const { business, ask: typed, asset: _private, ...lists } = facts;
  const said = [...Object.values(business), ...Object.values(typed)].some((value) => value !== null);
  return said || ask.amount !== null || Object.values(lists).some((entries) => entries.length > 0);
}
