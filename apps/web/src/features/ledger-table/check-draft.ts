import { amountsOf, plainOf } from '@elan/domain/ledger/amounts-of-passage';
import type { LedgerEdit } from '@elan/domain/ledger/edit';
import { type FigureToCheck, topicOf } from '@elan/domain/ledger/figures-to-check';
import { kindAsked } from '@elan/domain/ledger/kind-of-amount';
import { type Amount, amountsIn } from '@elan/domain/ledger/read/amounts';
import { labelsIn, topicsOf } from '@elan/domain/ledger/read/labels';
import { asName, nameOfAmount, nameOfPerson, roleOfAmount } from '@elan/domain/ledger/read/name-of-amount';
import { plainText } from '@elan/domain/ledger/read/plain-text';
import { everyOf, type Rhythm, rhythmsIn } from '@elan/domain/ledger/read/rhythm';
import {
  hoursIn,
  isMoney,
  isPriceOfOne,
  peopleIn,
  rhythmOf,
  saysEach,
  termsOfPurchase,
  wordsOf,
} from '@elan/domain/ledger/read/said-of-amount';
import {
  inOneMonth,
  inSeasonBefore,
  namesSeason,
  seasonIn,
  seasonOfCost,
  seasonOfSale,
  weeksIn,
} from '@elan/domain/ledger/read/said-of-season';
import {
  afterFirst,
  beginsInMonth,
  comesLater,
  endBefore,
  endIn,
  endsInMonth,
  startIn,
} from '@elan/domain/ledger/read/said-of-time';
import { nameOfFunding, sourceNamed, termsOfFunding } from '@elan/domain/ledger/read/terms-of-funding';
import type { Passage } from '@elan/domain/ledger/reading';
import type { Row, TableKind } from '@elan/domain/ledger/row';
import { nameOfSale, saleColumnOf } from '@elan/domain/ledger/sale-of-amount';
import { cellsOf, centsOf } from './check-sale.ts';
import { keepRows, newRow, removeRows, setAsidePassages } from './ledger-edit.ts';
import { cellOf } from './table-columns.ts';

/** A proposed row, or words that no row uses: what one row can come of. */
export type SingleCard = Extract<FigureToCheck, { is: 'row' | 'passage' }>;

/** The words of a card, in the person's own writing; null for a row that was read from none. */
export function passageOf(card: SingleCard): Passage | null {
  if (card.is === 'passage') return card.passage;
  return Object.values(card.row.origins).find((origin) => 'quote' in origin) ?? null;
}

/** The amounts that no row took from these words yet. @param answered where those begin that were answered just now */
export function openAmounts(passage: Passage, rows: readonly Row[], answered: readonly number[] = []): Amount[] {
  const taken = rows.flatMap((row) =>
    Object.entries(row.origins).flatMap(([column, origin]) =>
      row.status === 'confirmed' && isOf(passage, origin) ? [cellOf(row, column)] : [],
    ),
  );
  const amounts = amountsOf(passage);
  const isAnswered = ({ start }: Amount) => answered.includes(start);
  // Of '3 cuts, 3 shaves', one 3 that was taken leaves the other.
  const isTaken = ({ value }: Amount) => {
    const at = value === null ? -1 : taken.findIndex((each) => each === value || each === centsOf(value));
    return at >= 0 && taken.splice(at, 1).length > 0;
  };
  amounts.filter(isAnswered).forEach(isTaken);
  return amounts.filter((amount) => !isAnswered(amount) && !isTaken(amount));
}

const isOf = (passage: Passage, origin: Row['origins'][string]) =>
  'quote' in origin &&
  origin.module === passage.module &&
  origin.question === passage.question &&
  origin.quote === passage.quote;

/** Below it, in cents, a wage is by the hour. */
const leastSalary = 20_000;

function moneyColumn(kind: TableKind, cents: number, rhythm: Rhythm | undefined): string {
  if (kind !== 'person') return 'amount';
  return cents < leastSalary && rhythm?.unit !== 'day' ? 'wage' : 'salary';
}

/**
 * A row of a kind with an amount of some words in it, and how often where they say it.
 * @param name what it is called; otherwise what the words call the amount, empty where they call it nothing
 */
export function rowFrom(kind: TableKind, passage: Passage, amount: Amount | undefined, name?: string): Row {
  const { module, question, quote } = passage;
  const said = { from: 'said', module, question, quote } as const;
  const cells = amount === undefined ? {} : cellsFrom(kind, passage, amount);
  const [column] = Object.keys(cells);
  const row = newRow(kind, name ?? (amount && nameFrom(kind, quote, amount)) ?? '', {
    ...cells,
    ...(amount === undefined ? {} : termsFrom(kind, passage, amount, column)),
  });
  const also = ['count', 'rate'].filter((each) => cellOf(row, each) !== null);
  return {
    ...row,
    origins: {
      ...(name === undefined ? { name: said } : {}),
      // What was worked out of the words is not said in them.
      ...(column === undefined || cellOf(row, column) !== cells[column] ? {} : { [column]: said }),
      ...Object.fromEntries(also.map((each) => [each, said])),
    },
  } as Row;
}

/** What some words call an amount; 'de côté' is called savings, and who writes 'I take' the owner. */
function nameFrom(kind: TableKind, quote: string, amount: Amount): string | undefined {
  if (kind === 'person') return nameOfPerson(quote, amount);
  const inSeason = kind === 'cost' ? inSeasonBefore(quote, amount) : undefined;
  if (inSeason !== undefined) return nameFrom(kind, quote, inSeason);
  const name = kind === 'stream' ? nameOfSale(quote, amount) : nameOfAmount(quote, amount);
  // 'Pub 800 $ les 4 premiers mois, 400 $ ensuite'
  const before = amountsIn(plainText(quote)).findLast((each) => each.end <= amount.start && isMoney(each));
  if (kind === 'cost' && name === undefined && before !== undefined && afterFirst(quote, amount) !== null)
    return nameFrom(kind, quote, before);
  return kind === 'funding' ? nameOfFunding(wordsOf(quote, amount).typed, name ?? '') : name;
}

/** What some words say of an amount beside it, as cells. */
function termsFrom(kind: TableKind, passage: Passage, amount: Amount, column: string | undefined) {
  switch (kind) {
    case 'stream':
      return { season: seasonOfSale(passage.quote, amount) };
    case 'purchase':
      return purchaseTerms(passage, amount);
    case 'funding':
      return fundingTerms(passage, amount);
    case 'person':
      return personTerms(passage, amount, column === 'salary');
    case 'cost':
      return costTerms(passage, amount);
    default:
      return {};
  }
}

/** The use of the first purchase that some plain words name: 'magnets for the car' are no vehicle. */
const purchaseUse = (plain: string) =>
  labelsIn(plain.replace(/ (?:for|pour|from|chez) .*$/u, '')).flatMap(({ label }) =>
    label.kind === 'purchase' ? [label.use] : [],
  )[0];

/** Of 'the truck and 14k of tools' the tools are no vehicle. */
function purchaseTerms({ quote }: Passage, amount: Amount) {
  const words = wordsOf(quote, amount);
  const use = purchaseUse(plainText(nameOfAmount(quote, amount) ?? '')) ?? purchaseUse(words.plain);
  return { ...termsOfPurchase(words), ...(use && { use }), month: startIn(words.plain) };
}

function fundingTerms(passage: Passage, amount: Amount) {
  const { quote } = passage;
  const named = sourceNamed(nameFrom('funding', quote, amount) ?? '');
  // 'Member shares 3 x $5,000' are $15,000.
  const { count = 1 } = termsOfPurchase(wordsOf(quote, amount));
  const all = count !== null && count > 1 && amount.value !== null && { amount: centsOf(count * amount.value) };
  return { ...(named && { source: named }), ...termsOfFunding(plainOf(passage, amount)), ...all };
}

function personTerms(passage: Passage, amount: Amount, isSalary: boolean) {
  const plain = plainOf(passage, amount);
  const then = afterFirst(passage.quote, amount);
  // '$450 a week the first year, then 650'
  const before = then === null ? [] : rhythmsIn(plainText(passage.quote.slice(0, amount.start)));
  const rhythm = rhythmOf(passage.quote, amount) ?? before.at(-1)?.rhythm;
  const every = rhythm && everyOf(rhythm);
  const from = startIn(plain) ?? then;
  return {
    // Who is paid by the hour, and sends no bill, is on the payroll.
    role: roleOfAmount(passage.quote, amount) ?? (isSalary || bills.test(plain) ? null : 'employee'),
    hours: hoursIn(plain),
    from,
    to: endBefore(passage.quote, amount) ?? (from === null ? endIn(plain) : null),
    season: seasonIn(plain),
    // What is paid by the hour is paid to each.
    ...(isSalary && every && { every }),
    count: isSalary && !saysEach(plain) ? null : peopleIn(plain),
  };
}

const bills = /(?<!\p{L})(?:sends? (?:me |us )?a bill|invoice|freelance|contractor|facture|pige|sous-trait)/u;

function costTerms(passage: Passage, amount: Amount) {
  const plain = plainOf(passage, amount);
  const [rhythm, after] = [rhythmOf(passage.quote, amount), afterFirst(passage.quote, amount)];
  // 'Loyer 2 100 $ + 15 % la 2e année', '$600 dropping to $300 after 3 months': what changes then is not paid from then on.
  const words = wordsOf(passage.quote, amount);
  const next = amountsIn(words.plain).find(({ start, kind }) => start >= words.amount.end && kind !== 'time');
  const from = startIn(next === undefined ? plain : words.plain.slice(0, next.start)) ?? after;
  const workedOut = rhythm && amount.value !== null ? costOfRhythm(amount.value, rhythm, plain) : undefined;
  if (workedOut !== undefined) return { from, season: seasonOfCost(passage.quote, amount), ...workedOut };
  const to = (after === null ? endIn(plain) : null) ?? endBefore(passage.quote, amount);
  // '600 the first year' is paid once in it; a question about each month does not say how often insurance is paid.
  const isOfMonth =
    topicOf(passage) === 'costs' &&
    rhythm === undefined &&
    !isPaidOtherwise(plain) &&
    ((amount.value ?? 0) < mostEachMonth || topicsOf(plain).includes('rent'));
  const every = (rhythm && everyOf(rhythm)) ?? (to === 12 ? 'year' : isOfMonth ? 'month' : undefined);
  return { from, to, season: seasonOfCost(passage.quote, amount), ...(every && { every }) };
}

/** In dollars: more is rarely paid each month, but for the rent. */
const mostEachMonth = 1_500;

/**
 * '12 $ an hour, 20 hours a week' are 240 a week, '240 every two months' 120 a month, '900 a week for 8 weeks' 7,200 a
 * year; undefined where a column says it.
 */
function costOfRhythm(dollars: number, rhythm: Rhythm, plain: string) {
  const hours = hoursIn(plain);
  const weeks = rhythm.unit === 'week' ? weeksIn(plain) : null;
  if (weeks !== null) return { amount: centsOf((dollars * rhythm.times * weeks) / rhythm.span), every: 'year' };
  if (rhythm.unit === 'hour') return hours === null ? undefined : { amount: centsOf(dollars * hours), every: 'week' };
  const every = everyOf(rhythm) === undefined ? everyOf({ ...rhythm, times: 1, span: 1 }) : undefined;
  return every && { amount: centsOf((dollars * rhythm.times) / rhythm.span), every };
}

/** Insurance is often paid by the year, a lawyer once, and '300 l'hiver, 150 l'été' has months to be asked about. */
const isPaidOtherwise = (plain: string): boolean =>
  isFee(plain) ||
  inOneMonth.test(plain) ||
  topicsOf(plain).some((topic) => ['insurance', 'bookkeeping', 'dues', 'taxes'].includes(topic)) ||
  /(?<!\p{L})(?:winter|summer|spring|fall|hiver|ete|printemps|automne|rentree|back[- ]to[- ]school|noel|christmas|per|par|chaque|each)(?!\p{L})/u.test(
    plain,
  );

function isFee(plain: string): boolean {
  const labels = labelsIn(plain).map(({ label }) => label);
  return labels.length > 0 && labels.every((label) => label.kind === 'purchase' && label.use === 'fees');
}

/**
 * What is missing before a row can be kept: its name, how often it is paid, how many there are of 'each', in which
 * months where the words name a time of the year, or the month with which it begins or ends, or in which it is bought.
 * @param words those about its amount
 */
export function missingIn(
  { kind, cells }: Row,
  words: string,
): 'name' | 'every' | 'count' | 'season' | 'from' | 'to' | 'month' | null {
  if (cells.name === '') return 'name';
  if (kind === 'cost' || kind === 'person') {
    if ((kind === 'cost' ? cells.amount : cells.salary) !== null && cells.every === null) return 'every';
    const isOfMonths = namesSeason(words) && cells.every !== 'year' && cells.every !== 'season';
    if (cells.season === null && (isOfMonths || (kind === 'person' && weeksIn(words) !== null))) return 'season';
    if (cells.from === null && cells.season === null && beginsInMonth(words)) return 'from';
    if (cells.to === null && cells.season === null && endsInMonth(words)) return 'to';
  }
  if (kind === 'person') return cells.count === null && saysEach(words) ? 'count' : null;
  if (kind !== 'purchase') return null;
  if (cells.count === null && isPriceOfOne(words)) return 'count';
  return cells.month === null && comesLater(words) ? 'month' : null;
}

/** The cells that an amount fills in a row of a kind, the one it is first. */
function cellsFrom(kind: TableKind, passage: Passage, amount: Amount): Readonly<Record<string, unknown>> {
  if (amount.value === null || (amount.kind === 'percent' && kind !== 'stream')) return {};
  if (amount.currency !== null)
    return kind === 'cost' ? { amount: centsOf(amount.value), currency: amount.currency } : {};
  const column =
    kind === 'stream'
      ? saleColumnOf(passage, amount)
      : moneyColumn(kind, centsOf(amount.value), rhythmOf(passage.quote, amount));
  return column === null || column === 'inMonths' ? {} : cellsOf(column, amount, passage);
}

/** The row that a card shows first: the proposal, or the best guess; null where the words may be anything. */
export function guessedRow(card: SingleCard, amount: Amount | undefined, sales: readonly Row[]): Row | null {
  if (card.is === 'row') return namedWell(card.row);
  const { guess, passage } = card;
  const kind = kindAsked(passage, amount, sales);
  // 'Packaging 35 cents' is what a sale costs, whatever its name may be elsewhere.
  const isOfSale = kind === 'stream' || topicOf(passage) === 'unitCosts';
  // The payment of a loan is no money that comes in.
  const isPayment = guess?.kind === 'funding' && topicOf(passage) === 'costs';
  const isGuessed = guess !== null && guess.kind !== 'setting' && amount?.value != null && !isOfSale && !isPayment;
  if (!isGuessed || !isOfAmount(guess, amount))
    return kind === null ? null : namedApart(rowFrom(kind, passage, amount), sales);
  // What a question about monthly costs names is paid every month.
  const isAskedMonthly = kind === 'cost' || (kind === null && topicOf(passage) === 'costs');
  if (guess.kind === 'purchase' && isAskedMonthly) return rowFrom('cost', passage, amount);
  // 'Salaire Julie 17 $', 'affiches 200 $ une fois'
  if (guess.kind === 'cost' && (kind === 'person' || (kind === 'purchase' && topicOf(passage) === 'costs')))
    return rowFrom(kind, passage, amount);
  const said = rowFrom(guess.kind, passage, amount);
  return guess.kind === kind ? completed(said, guess) : completed(namedWell(guess), said);
}

/** '$6 wholesale' after the price of a loaf is a 'Loaf, wholesale'; a second 'Wholesale' has to say of what. */
function namedApart(row: Row, sales: readonly Row[]): Row {
  if (row.kind !== 'stream') return row;
  const { name } = row.cells;
  const [only, other] = sales;
  const isTaken = sales.some(({ cells }) => cells.name === name);
  if (only !== undefined && other === undefined && isChannel.test(plainText(name)))
    return { ...row, cells: { ...row.cells, name: `${only.cells.name}, ${name.toLocaleLowerCase('fr')}` } };
  if (name === '') return { ...row, cells: { ...row.cells, name: nameBySize(row, sales) } };
  return isTaken ? { ...row, cells: { ...row.cells, name: '' } } : row;
}

/** 'Medium $95' after 'Small dogs $75' are 'Medium dogs'; empty where no sale, or another one too, has a size. */
function nameBySize({ origins }: Row, sales: readonly Row[]): string {
  const quote = Object.values(origins).find((origin) => 'quote' in origin)?.quote ?? '';
  const size = /^\s*(\p{L}+)(?=\s)/u.exec(quote)?.[1] ?? '';
  const sized = sales.map(({ cells }) => cells.name).filter((name) => sizes.test(name));
  const [name, other] = new Set(sized.map((each) => each.replace(sizes, size.toLocaleLowerCase('fr'))));
  if (name === undefined || other !== undefined || !sizes.test(size)) return '';
  return (name[0] ?? '').toLocaleUpperCase('fr') + name.slice(1);
}

const sizes = /(?<!\p{L})(?:small|medium|large|big|petite?s?|moyen(?:ne)?s?|grande?s?|grosse?s?)(?!\p{L})/iu;

const isChannel = /^(?:en gros|au detail|en ligne|wholesale|retail|online)(?!\p{L})/u;

const isOfAmount = (row: Row, { value }: Amount) =>
  value !== null && ['amount', 'salary', 'wage'].some((name) => cellOf(row, name) === centsOf(value));

/** A row with what another says of the same and it does not. */
function completed(row: Row, { cells, origins }: Row): Row {
  const more = Object.entries(cells).filter(([name, value]) => value !== null && cellOf(row, name) === null);
  const from = Object.fromEntries(more.flatMap(([name]) => (origins[name] ? [[name, origins[name]]] : [])));
  return {
    ...row,
    cells: { ...row.cells, ...Object.fromEntries(more) },
    origins: { ...row.origins, ...from },
  } as Row;
}

/** A row whose name has no hedges and no verb: 'Nan is giving me'. That name is not what the words say any more. */
export function namedWell(row: Row): Row {
  const name = row.kind === 'setting' ? undefined : asName(row.cells.name);
  if (name === undefined || name === row.cells.name) return row;
  const { name: _, ...origins } = row.origins;
  return { ...row, cells: { ...row.cells, name }, origins } as Row;
}

/** A confirmed row of the same kind with the same amount or pay, as often: the same thing may be said in two answers. */
export function sameAmount(draft: Row, rows: readonly Row[]): Row | undefined {
  const paid = ['amount', 'salary', 'wage'];
  if (paid.every((name) => cellOf(draft, name) == null)) return undefined;
  const isSame = (row: Row) => [...paid, 'every'].every((name) => cellOf(row, name) === cellOf(draft, name));
  const isOther = ({ id, kind, status, proposal }: Row) =>
    status === 'confirmed' &&
    kind === draft.kind &&
    id !== draft.id &&
    (proposal === null || proposal !== draft.proposal);
  return rows.find((row) => isOther(row) && isSame(row));
}

/** Takes a card away: what it came from is decided. */
export function dismiss(card: SingleCard): LedgerEdit[] {
  return card.is === 'row' ? removeRows([card.row]) : setAsidePassages([card.passage]);
}

/**
 * Keeps a row for a card.
 * @param isLast whether every amount of the words has its place then; the words wait on otherwise
 */
export function keepDraft(card: SingleCard, draft: Row, isLast: boolean): LedgerEdit[] {
  const kept = draft.status === 'proposed' ? keepRows([draft]) : [{ put: draft }];
  const isSame = card.is === 'row' && draft.proposal === card.row.proposal;
  return isSame || !isLast ? kept : [...kept, ...dismiss(card)];
}
