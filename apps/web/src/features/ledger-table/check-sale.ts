import type { LedgerEdit } from '@elan/domain/ledger/edit';
import type { Season, Target } from '@elan/domain/ledger/field';
import { type Amount, amountsIn } from '@elan/domain/ledger/read/amounts';
import { plainText } from '@elan/domain/ledger/read/plain-text';
import { hoursOfEach, rhythmOf, soldIn } from '@elan/domain/ledger/read/said-of-amount';
import { isOfOneMonth, namesSeason, saysMonths, seasonOfSale } from '@elan/domain/ledger/read/said-of-season';
import { laterFrom } from '@elan/domain/ledger/read/said-of-time';
import type { Passage } from '@elan/domain/ledger/reading';
import type { Row } from '@elan/domain/ledger/row';
import { type SaleColumn, saleColumnOf } from '@elan/domain/ledger/sale-of-amount';
import { changeCells, fromWords } from './ledger-edit.ts';
import { cellOf } from './table-columns.ts';

const hundredths = (value: number): number => Math.round(value * 100) / 100;

export const centsOf = (dollars: number): number => Math.round(dollars * 100);

/** What an amount can be in a sale. A first month is counted in the rhythm that the sale has. */
export function saleColumnsFor(sale: Row | undefined, amount: Amount, passage: Passage): readonly SaleColumn[] {
  if (amount.unit === 'day') return ['customerDays'];
  if (amount.kind === 'percent') return ['costShare', 'churn'];
  if (amount.kind === 'money') return ['price', 'unitCost'];
  const said = soldIn(passage.quote, amount)?.per ?? (sale && cellOf(sale, 'per'));
  const isAlike = isCountedAlike(sale, amount, passage);
  return [
    'price',
    'quantity',
    'each',
    ...(isAlike ? (['first'] as const) : []),
    ...(isAlike && sale !== undefined && isShareOf(sale, amount) ? (['inMonths'] as const) : []),
    'later',
    ...(said === 'month' ? (['newPerMonth'] as const) : []),
    'unitCost',
  ];
}

/** Whether a number of some months can be a weight beside how many a sale has, or the first of it. */
const isShareOf = (sale: Row, { value }: Amount): boolean =>
  value !== null &&
  (cellOf(sale, 'quantity') === null ||
    (value <= 10 * Number(cellOf(sale, 'quantity')) && Number(cellOf(sale, 'quantity')) > 0));

/** Whether an amount counts in the time in which its sale does. */
function isCountedAlike(sale: Row | undefined, amount: Amount, { quote }: Passage): boolean {
  const per = sale === undefined ? null : cellOf(sale, 'per');
  return per === null || (soldIn(quote, amount)?.per ?? per) === per;
}

/** What of a sale's cost an amount is added to: ingredients, then the box. Null where it is the first, or is there. */
export function costBefore(sale: Row, column: SaleColumn, amount: Amount, passage: Passage): number | null {
  const held = cellOf(sale, column);
  const adds = (column === 'unitCost' || column === 'costShare') && typeof held === 'number' && held !== 0;
  return adds && amount.value !== null && held !== cellsOf(column, amount, passage)[column] ? held : null;
}

/** The months that an amount is of: those its words name, or those in which nothing of the sale is sold yet. */
export function monthsOf(sale: Row, amount: Amount, { quote }: Passage): Season | null {
  const season = cellOf(sale, 'season') as Season | null;
  const free = season?.includes(0) ? season.map((weight) => (weight > 0 ? 0 : 100)) : null;
  return seasonOfSale(quote, amount) ?? free;
}

/**
 * Puts an amount of some words into a sale that is there already.
 * @param months those that an amount of some months is of, 100 for each
 */
export function intoSale(
  sale: Row,
  column: SaleColumn,
  amount: Amount,
  passage: Passage,
  months: Season | null = monthsOf(sale, amount, passage),
): LedgerEdit[] {
  if (amount.value === null) return [];
  if (column === 'inMonths' && cellOf(sale, 'quantity') === null) {
    const [edit] = intoSale(sale, 'quantity', amount, passage, months);
    return edit === undefined || !('put' in edit) ? [] : [{ put: changeCells(edit.put, { season: months }).put }];
  }
  if (column === 'inMonths') {
    const share = Math.round((amount.value / Number(cellOf(sale, 'quantity'))) * 1e8) / 1e6;
    const season = cellOf(sale, 'season') as Season | null;
    const weights = months?.map((weight, month) => (weight > 0 ? share : (season?.[month] ?? 100)));
    return weights === undefined ? [] : [changeCells(sale, { season: weights })];
  }
  const { module, question, quote } = passage;
  const said: Readonly<Record<string, unknown>> =
    column === 'later' ? { targets: laterIn(sale, amount, passage) } : cellsOf(column, amount, passage);
  const before = costBefore(sale, column, amount, passage);
  if (before !== null) return [changeCells(sale, { [column]: before + Number(said[column]) })];
  const season = cellOf(sale, 'season') === null ? seasonOfSale(quote, amount) : null;
  const isCount = (column === 'quantity' || column === 'first') && !('per' in said) && cellOf(sale, 'per') === null;
  const cells = { ...said, ...(isCount && { per: periodOfPrice(sale) }) };
  const edit = changeCells(sale, { ...cells, ...(season === null ? {} : { season }) });
  return [fromWords(edit, Object.keys(cells)[0] ?? column, { from: 'said', module, question, quote })];
}

/**
 * '$42 a child a day': so many each day; who pays by the month may come and leave, and '20 Saturdays' are
 * no 20 a week.
 */
function periodOfPrice({ origins: { price } }: Row): string | null {
  if (price === undefined || !('quote' in price)) return null;
  const amount = amountsIn(plainText(price.quote)).find(({ kind }) => kind === 'money' || kind === 'bare');
  const per = amount && soldIn(price.quote, amount)?.per;
  const isNamed = per !== 'week' || /(?<!\p{L})(?:weeks?|wk|semaines?|sem)(?!\p{L})/u.test(plainText(price.quote));
  return per === undefined || per === 'month' || !isNamed ? null : per;
}

/** The steps of a sale with that of an amount among them. */
function laterIn(sale: Row, amount: Amount, { quote }: Passage): Target[] {
  const step = { month: laterFrom(quote, amount), quantity: amount.value ?? 0, atOnce: true };
  const steps = (cellOf(sale, 'targets') ?? []) as readonly Target[];
  const others = steps.filter(({ month }) => month !== step.month);
  return [...others, step].toSorted((one, other) => one.month - other.month);
}

/** What of a sale an amount is; null where that would replace something, which only a person decides. */
export function emptyColumn(sale: Row, amount: Amount, passage: Passage): SaleColumn | null {
  const column = saleColumnOf(passage, amount);
  // '14 a week April to June, 8 July to October'
  const isFirst = cellOf(sale, 'quantity') === null;
  const isOfMonths =
    column === 'inMonths' ||
    (column === 'quantity' &&
      (isFirst ? isOfUnknownMonths(sale, amount, passage) : saysOtherMonths(sale, amount, passage)));
  if (isOfMonths && isShareOf(sale, amount) && isCountedAlike(sale, amount, passage)) return 'inMonths';
  if (column === 'inMonths') return null;
  if (column === 'each' && !isPricedEach(sale)) return null;
  if (column === null || amount.value === null || costBefore(sale, column, amount, passage) !== null) return column;
  const isEmpty = ([name, value]: [string, unknown]) => [null, value].includes(cellOf(sale, name));
  return Object.entries(cellsOf(column, amount, passage)).every(isEmpty) ? column : null;
}

/** '4 a month in summer': in months that only a person can name. */
const isOfUnknownMonths = (sale: Row, amount: Amount, { quote }: Passage): boolean =>
  cellOf(sale, 'season') === null &&
  seasonOfSale(quote, amount) === null &&
  saysMonths(quote, amount) &&
  !('name' in sale.cells && namesSeason(plainText(sale.cells.name)));

/** Whether an amount is of months in which nothing of its sale is sold yet, or of a time of the year. */
function saysOtherMonths(sale: Row, amount: Amount, { quote }: Passage): boolean {
  const season = cellOf(sale, 'season') as Season | null;
  const own = seasonOfSale(quote, amount);
  const isTaken = own !== null && season !== null && own.every((weight, month) => weight === 0 || season[month] !== 0);
  return saysMonths(quote, amount) && !isTaken;
}

/** Whether a price is of one of those in a group, and not of the group. */
function isPricedEach({ cells, origins: { price } }: Row): boolean {
  const quote = price !== undefined && 'quote' in price ? price.quote : '';
  const unit = 'unit' in cells ? cells.unit : '';
  return /(?:par|per|a|chaque|\/) ?(?:pers|people|participant|head|seat|place|enfant|child|kid|eleve|student|guest)/u.test(
    plainText(`${quote} / ${unit ?? ''}`),
  );
}

/** The cells that a number fills, in cents or hundredths; how many, with how often where the words say it. */
export function cellsOf(column: string, amount: Amount, passage: Passage): Readonly<Record<string, unknown>> {
  const value = amount.value ?? 0;
  if (column === 'later')
    return { targets: [{ month: laterFrom(passage.quote, amount), quantity: value, atOnce: true }] };
  if (column === 'newPerMonth' || column === 'each' || column === 'customerDays') return { [column]: value };
  if (column === 'churn')
    return { churn: centsOf(value), churnPer: rhythmOf(passage.quote, amount)?.unit === 'year' ? 'year' : 'month' };
  if (column === 'quantity' || column === 'first') {
    const often = soldIn(passage.quote, amount);
    if (often === undefined) return { [column]: value, ...(isOfOneMonth(passage.quote, amount) && { per: 'month' }) };
    return { [column]: hundredths(value * often.times), per: often.per };
  }
  const hours = column === 'unitCost' ? hoursOfEach(passage.quote, amount) : null;
  return { [column]: centsOf(value * (hours ?? 1)) };
}
