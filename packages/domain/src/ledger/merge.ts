import { isModuleKey, moduleKeys } from '../modules/keys.ts';
import { moduleOutlines } from '../modules/outlines.ts';
import { areBothRight, bothRightIn, bothRightKeys } from './both-right.ts';
import { differingColumn } from './differing-column.ts';
import { withoutHeld, withoutRepeated } from './held-passages.ts';
import { paymentOfLoan } from './loan-payment.ts';
import { openConflicts } from './open-conflicts.ts';
import { dismissalKey, passageKey } from './passage-key.ts';
import type { Conflict, Difference, Ledger, Passage, Reading, Total } from './reading.ts';
import { type Origin, type Row, type RowOf, rowsOf } from './row.ts';
import { isSameThing } from './same-thing.ts';
import { isReadFrom, isSamePlace, subjectOf } from './subject.ts';
import { totalConflicts } from './total-conflicts.ts';

export type MergeInput = {
  /** The rows that a person typed, confirmed or corrected, in their order. */
  kept: readonly Row[];
  /** The keys of the proposals that a person refused, and of the passages that are no figure of the plan. */
  refused: readonly string[];
  readings: readonly Reading[];
};

/**
 * Puts the rows that a person kept and the open proposals together. Kept rows stay as they are. What is said in two
 * places counts once: the kept row, else the one of the module that holds the figures, else the first in the order of the modules; with
 * different values it is a conflict.
 */
export function mergeLedger({ kept, refused, readings }: MergeInput): Ledger {
  const proposals = new Map(readings.flatMap(({ rows }) => rows).map((row) => [row.proposal ?? row.id, row]));
  const readingOf = new Map(readings.flatMap((reading) => reading.rows.map((row) => [row, reading])));
  const decided = new Set(refused);
  const bothRight = bothRightIn(refused);
  const taken = new Set([...kept.map(({ proposal }) => proposal), ...refused]);
  // Earlier decisions were kept under the key of the proposal.
  const isTaken = (key: string, row: Row) => taken.has(key) || decided.has(dismissalKey(row) ?? key);
  const open = [...proposals].filter(([key, row]) => !isTaken(key, row)).map(([, row]) => row);
  const rows: Row[] = [...kept];
  const rivals = new Map<Row, Row[]>();
  const lists = new Map<string, RowList[]>();
  for (const row of kept) listOf(lists, row, undefined).push(row);
  for (const row of open.toSorted(byPrecedence)) {
    const reading = readingOf.get(row);
    const known = (lists.get(row.kind) ?? []).flatMap((list) => {
      const isOneReading = list.reading !== undefined && list.reading === reading;
      const isOneList = isOneReading && row.kind !== 'setting' && list.place === placeKey(row);
      // A list names each thing once.
      return isOneList
        ? []
        : list.rows.filter(
            (other) => !isBegun(other) && isSameThing(other, row, isOneReading) && !areBothRight(other, row, bothRight),
          );
    });
    const same = sameAs(row, known, rivals);
    if (same === undefined) {
      rows.push(row);
      listOf(lists, row, reading).push(row);
      continue;
    }
    const others = rivals.get(same);
    if (others === undefined) rivals.set(same, [row]);
    else others.push(row);
  }
  const totals = readings.flatMap((reading) => reading.totals ?? []);
  const counted = withoutPaidLoans(rows, bothRight);
  const guesses = readings
    .flatMap(({ guesses = [] }) => guesses)
    .filter(({ proposal }) => !taken.has(proposal))
    .toSorted(byPrecedence);
  const [setAside, unread] = partition(unreadOf(readings, kept), (passage) => taken.has(passageKey(passage)));
  // Who keeps another amount than the words say has decided about those words.
  const isDecided = (row: Row) => setAside.some((passage) => isReadFrom(row, passage));
  const disagree = (one: Row, other: Row) =>
    !areBothRight(one, other, bothRight) && !(one.status === 'confirmed' && isDecided(other));
  return {
    rows: counted,
    conflicts: [
      ...conflictsOf(rivals),
      ...openConflicts(counted, [...rivals.values()].flat(), guesses, disagree),
      ...loanConflicts(rows, counted),
      ...totalConflicts(counted, distinct(totals), unread),
    ].filter((conflict) => conflict.total === undefined || !bothRightKeys(conflict).some((key) => bothRight.has(key))),
    differences: differencesOf(kept, proposals),
    unread,
    setAside,
    guesses,
  };
}

/** A line that is being typed says too little to count, so it must not displace one that counts. */
function isBegun(row: Row): boolean {
  if (row.status !== 'confirmed' || row.proposal !== null) return false;
  switch (row.kind) {
    case 'stream':
      return row.cells.price === null || (row.cells.quantity ?? row.cells.newPerMonth) === null;
    case 'person':
      return (row.cells.wage ?? row.cells.salary) === null;
    case 'cost':
      return row.cells.amount === null || row.cells.every === null;
    case 'setting':
    case 'scenario':
      return false;
    default:
      return row.cells.amount === null;
  }
}

/** The rows of one kind that one reading took from one answer, or that a person kept. */
type RowList = { reading: Reading | undefined; place: string; rows: Row[] };

function placeKey(row: Row): string {
  const { place } = subjectOf(row);
  return place === null ? '' : `${place.module}/${place.question}`;
}

function listOf(lists: Map<string, RowList[]>, row: Row, reading: Reading | undefined): Row[] {
  const place = reading === undefined ? '' : placeKey(row);
  const ofKind = lists.get(row.kind) ?? [];
  lists.set(row.kind, ofKind);
  const known = ofKind.find((list) => list.reading === reading && list.place === place);
  if (known !== undefined) return known.rows;
  const list: RowList = { reading, place, rows: [] };
  ofKind.push(list);
  return list.rows;
}

/** The module that holds the figures first, then the order of the modules, then the place and words: never the order of arrival. */
function byPrecedence(one: Row, other: Row): number {
  return rank(one) - rank(other);
}

function rank(row: Row): number {
  const module = subjectOf(row).place?.module;
  if (!isModuleKey(module)) return -1;
  return moduleOutlines[module].holdsFigures === true ? -1 : moduleKeys.indexOf(module);
}

/**
 * The row that counts for the same thing: one with the same values if there is one. A row that is already matched with
 * a row of an answer takes no second row of that answer.
 */
function sameAs(row: Row, candidates: readonly Row[], rivals: ReadonlyMap<Row, readonly Row[]>): Row | undefined {
  const { place } = subjectOf(row);
  const free = candidates.filter(
    (other) =>
      row.kind === 'setting' || !(rivals.get(other) ?? []).some((rival) => isSamePlace(subjectOf(rival).place, place)),
  );
  return free.find((other) => differingColumn(other, row) === undefined) ?? free[0];
}

function conflictsOf(rivals: ReadonlyMap<Row, readonly Row[]>): Conflict[] {
  return [...rivals].flatMap(([row, others]) => {
    const columns = new Map<string, Row[]>();
    for (const other of others) {
      const column = differingColumn(row, other);
      if (column !== undefined) columns.set(column, [...(columns.get(column) ?? []), other]);
    }
    return [...columns].map(([column, differing]) => ({
      id: [column, row.id, ...differing.map(({ id }) => id).toSorted()].join('|'),
      column,
      rows: [row, ...differing],
    }));
  });
}

/** A loan with its terms is paid by its schedule: a proposed cost for its payments would count twice. */
function withoutPaidLoans(rows: readonly Row[], bothRight: ReadonlySet<string>): Row[] {
  return rows.filter((row) => {
    const loan = row.status === 'proposed' ? loanPaidBy(row, rows) : undefined;
    return loan === undefined || areBothRight(loan, row, bothRight);
  });
}

function loanPaidBy(row: Row, rows: readonly Row[]): RowOf<'funding'> | undefined {
  if (row.kind !== 'cost' || !paymentOfLoan.isNamed(row.cells.name)) return undefined;
  const loans = rowsOf(rows, 'funding').filter(({ cells }) => cells.source === 'loan' && cells.months !== null);
  return loans.length === 1 ? loans[0] : undefined;
}

function loanConflicts(rows: readonly Row[], counted: readonly Row[]): Conflict[] {
  return rows.flatMap((row): Conflict[] => {
    const loan = counted.includes(row) ? undefined : loanPaidBy(row, rows);
    if (loan === undefined || row.kind !== 'cost') return [];
    const payment = paymentOfLoan.monthly(loan.cells);
    const isClose =
      row.cells.every === 'month' &&
      payment !== null &&
      row.cells.amount !== null &&
      Math.abs(payment - row.cells.amount) <= payment * 0.02;
    return isClose ? [] : [{ id: ['payment', loan.id, row.id].join('|'), column: 'amount', rows: [loan, row] }];
  });
}

/** Kept rows whose words say something else by now. */
function differencesOf(kept: readonly Row[], proposals: ReadonlyMap<string, Row>): Difference[] {
  return kept.flatMap((row) => {
    const now = row.proposal === null ? undefined : proposals.get(row.proposal);
    return now !== undefined && now.kind === row.kind && hasChanged(row, now) ? [{ row, now }] : [];
  });
}

/** A cell that was taken from the words and says something else now; or a corrected one whose words have changed. */
function hasChanged(row: Row, now: Row): boolean {
  const [cells, others] = [row.cells as Record<string, unknown>, now.cells as Record<string, unknown>];
  const quotes = Object.values(row.origins).flatMap((origin) => ('quote' in origin ? [origin.quote] : []));
  return Object.keys(now.origins).some((column) => {
    const isOther = JSON.stringify(cells[column] ?? null) !== JSON.stringify(others[column] ?? null);
    const origin = row.origins[column];
    const said = now.origins[column];
    // Decided for what another answer says.
    if (!isOther || isOfOther(origin, said)) return false;
    if (origin?.from === 'said' || origin?.from === 'computed') return true;
    return quotes.length > 0 && said !== undefined && 'quote' in said && !quotes.includes(said.quote);
  });
}

const isOfOther = (origin: Origin | undefined, now: Origin | undefined): boolean =>
  origin !== undefined && now !== undefined && 'quote' in origin && 'quote' in now && !isSamePlace(origin, now);

const keyOf = ({ module, question, quote }: Passage) => `${module}/${question}/${quote}`;

/** What no reading uses, without the words that kept rows were taken from or that repeat one. */
function unreadOf(readings: readonly Reading[], kept: readonly Row[]): Passage[] {
  const passages = new Map(readings.flatMap(({ unread }) => unread.map((passage) => [keyOf(passage), passage])));
  return withoutRepeated(withoutHeld([...passages.values()], kept), kept);
}

function partition<T>(all: readonly T[], isFirst: (each: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((each) => !isFirst(each))];
}

function distinct(totals: readonly Total[]): Total[] {
  return [
    ...new Map(totals.map((total) => [`${total.module}/${total.question}/${total.of}/${total.quote}`, total])).values(),
  ];
}
