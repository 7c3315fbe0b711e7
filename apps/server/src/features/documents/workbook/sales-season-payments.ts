import { f } from './formula.ts';
import type { Model } from './model.ts';
import { earlierMonths, type MonthRow, type MonthSheet, monthRow, monthsBetween, previous } from './months.ts';
import { type StreamSoFar, seasonOf } from './sales-times.ts';
import type { Formula, Ref } from './sheet.ts';

/** What is due in a calendar month, as rows of three equal years, of which the middle one holds. */
type SeasonRows = {
  /** Months from the beginning of the season to its payment; empty without a payment. */
  after: MonthRow;
  weight: MonthRow;
  soFar: MonthRow;
  all: MonthRow;
  /** Months since the season of a month began. */
  since: MonthRow;
  /** The calendar month in which the season of a payment begins. */
  begin: MonthRow;
};

const middle = (row: MonthRow): Ref => monthsBetween(row, 13, 24);

/** A whole season is paid in some months, by their weights; what comes before the opening is paid then. */
export function paidBySeason(
  sheet: MonthSheet,
  seasons: MonthSheet,
  model: Model,
  given: StreamSoFar,
  billed: MonthRow,
): MonthRow {
  const { words, calendar } = model;
  const { month, ofYear } = calendar;
  const rows = seasonRows(seasons, model, given);
  const of = (row: MonthRow) => f`INDEX(${middle(row)},${ofYear})`;
  const start = sheet.months(words.seasonBegan, { month: f`${month}-${of(rows.since)}` }, 'number');
  const billedFrom = (began: Formula | Ref) => f`SUMIF(${allOf(start)},${began},${allOf(billed)})`;
  const part = (began: Formula | Ref, soFar: Formula | Ref, weight: Formula | Ref, all: Formula | Ref) =>
    f`ROUND(${billedFrom(began)}*${soFar}/${all},2)-ROUND(${billedFrom(began)}*(${soFar}-${weight})/${all},2)`;
  const began = f`(${month}-${of(rows.after)})`;
  const own = f`IF(${of(rows.weight)}=0,0,${part(began, of(rows.soFar), of(rows.weight), of(rows.all))})`;
  const isLater = f`IF(${of(rows.weight)}=0,FALSE,${began}>=${given.begins})`;
  const first = firstSeason(seasons, model, given, rows, { start, part });
  const due = f`IF(OR(${isLater},${month}>=${given.begins}),${own},0)+IF(${month}=${given.begins},${first},0)`;
  const row = monthRow(sheet, sheet.row, true);
  return sheet.months(words.dueTotal, {
    start: f`SUM(${earlierMonths(row)})`,
    month: due,
    earlier: f`IF(${isLater},${own},0)`,
  });
}

const allOf = (row: MonthRow): Ref => monthsBetween(row, 0, 36);

/** When the seasons of a year begin and are paid: April comes before June to October, November after. */
function seasonRows(sheet: MonthSheet, model: Model, { stream }: StreamSoFar): SeasonRows {
  const { words, inputs } = model;
  const season = seasonOf(model, stream);
  const paid = inputs.of(stream.id, 'paidMonths');
  sheet.labelRow([stream.cells.name], 'strong');
  const row = (label: string, formula: Formula) => sheet.ofBusiness(label, formula, 'number');
  const own = () => monthRow(sheet, sheet.row);
  const of = row(`${words.month} (1–12)`, f`MOD(COLUMN()-4,12)+1`);
  const weight = row(words.weight, f`INDEX(${paid},${of})`);
  const first = f`_xlfn.MINIFS(${middle(of)},${middle(weight)},">0")`;
  const isOpen = (month: Formula | Ref) => (season === null ? f`1` : f`IF(INDEX(${season},${month})>0,1,0)`);
  const open = row(words.openThen, isOpen(of));
  const change = f`IF(AND(${open}=1,${isOpen(f`MOD(${of}-2,12)+1`)}=0),1,0)`;
  const isAlways = season === null ? f`TRUE` : f`COUNTIF(${season},">0")=12`;
  const begins = row(words.seasonBegins, f`IF(${isAlways},IF(${of}=${first},1,0),${change})`);
  const count = (isStart: Formula, beside: Ref) => f`IF(${isStart},0,N(${beside})+1)`;
  const sinceBegin = row(words.sinceBegin, count(f`${begins}=1`, previous(own())));
  const untilNext = row(words.untilNext, f`IF(N(${previous(begins, -1)})=1,1,N(${previous(own(), -1)})+1)`);
  const closed = row(words.closedMonths, count(f`${open}=1`, previous(own())));
  const isAhead = f`AND(${closed}>0,${untilNext}<=${closed})`;
  const after = row(words.dueAfter, f`IF(${weight}=0,"",IF(${isAhead},0-${untilNext},${sinceBegin}))`);
  const at = row(words.dueOf, f`IF(${weight}=0,"",COLUMN()-3-${after})`);
  const isPaid = row(words.seasonPaid, f`IF(COUNTIF(${monthsBetween(at, 1, 36)},COLUMN()-3)>0,1,0)`);
  const since = row(words.sinceSeason, count(f`INDEX(${middle(isPaid)},${of})=1`, previous(own())));
  const begin = row(words.seasonMonth, f`IF(${weight}=0,"",MOD(${at}-1,12)+1)`);
  const until = (of: MonthRow): Ref => ({
    ...middle(of),
    isFixed: false,
    columns: (column) => [16, Math.max(16, column)],
  });
  const soFar = row(words.weightSoFar, f`IF(${weight}=0,"",SUMIF(${until(begin)},${begin},${until(weight)}))`);
  const all = row(words.weightAll, f`IF(${weight}=0,"",SUMIF(${middle(begin)},${begin},${middle(weight)}))`);
  return { after, weight, soFar, all, since, begin };
}

type Parts = {
  start: MonthRow;
  part(began: Formula | Ref, soFar: Ref, weight: Ref, all: Ref): Formula;
};

/** Payments of a season that was on already at the opening, and that were due before it: they come at the opening. */
function firstSeason(
  sheet: MonthSheet,
  { words, calendar }: Model,
  { begins }: StreamSoFar,
  rows: SeasonRows,
  { start, part }: Parts,
): Formula {
  const began = sheet.value(words.firstBegan, f`INDEX(${allOf(start)},${begins}+1)`);
  const month = sheet.value(words.firstMonth, f`INDEX(${allOf(calendar.ofYear)},1)`);
  const monthOfBegan = f`MOD(${month}-1+${began},12)+1`;
  const isEarly = f`AND(${rows.begin}=${monthOfBegan},${began}<${begins},${began}+N(${rows.after})<${begins})`;
  const amount = part(began, rows.soFar, rows.weight, rows.all);
  const early = sheet.ofBusiness(words.firstPart, f`IF(${rows.weight}=0,0,IF(${isEarly},${amount},0))`);
  sheet.row += 1;
  return f`SUM(${middle(early)})`;
}
