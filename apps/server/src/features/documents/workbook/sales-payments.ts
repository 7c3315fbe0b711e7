import { delayOf, paidLater } from './billing.ts';
import { f } from './formula.ts';
import type { Model } from './model.ts';
import { allMonths, type MonthRow, type MonthSheet, previous, untilNow } from './months.ts';
import { paidBySeason } from './sales-season-payments.ts';
import type { StreamSoFar } from './sales-times.ts';

/** When customers pay what a stream bills (customer-payments.ts of the forecast). */
export function paidByCustomers(
  sheet: MonthSheet,
  seasons: MonthSheet,
  model: Model,
  given: StreamSoFar,
  billed: MonthRow,
): MonthRow {
  const { words, inputs, scenario } = model;
  const { id, cells } = given.stream;
  const late = f`${scenario.payLater}`;
  if (cells.paidMonths !== null) {
    const due = paidBySeason(sheet, seasons, model, given, billed);
    return sheet.months(words.received, { month: paidLater(model, due, delayOf(sheet, model, late)) });
  }
  const days = inputs.find(id, 'customerDays');
  const delay = delayOf(sheet, model, days === null ? late : f`${days}+${late}`);
  const isPlain = cells.deposit === null && cells.aheadMonths === null && cells.instalments === null;
  if (isPlain) return sheet.months(words.received, { month: paidLater(model, billed, delay) });
  const ahead = dueAhead(sheet, model, given, billed);
  const rest = sheet.months(words.dueLater, { month: f`ROUND(${billed}-${ahead.amounts},2)` });
  const later = instalmentsOf(sheet, model, given, rest);
  return sheet.months(words.received, { month: f`ROUND(${ahead.paid}+${paidLater(model, later, delay)},2)` });
}

/** A deposit, for a batch where there are batches, or the whole price, some months before the sale. */
function dueAhead(
  sheet: MonthSheet,
  { words, inputs, calendar: { month } }: Model,
  { stream: { id, cells }, price }: StreamSoFar,
  billed: MonthRow,
): { amounts: MonthRow; paid: MonthRow } {
  const deposit = inputs.find(id, 'deposit');
  const months = inputs.find(id, 'aheadMonths') ?? f`0`;
  const size = (cells.batchSize ?? 0) > 0 ? inputs.of(id, 'batchSize') : null;
  const each = size === null ? f`${deposit ?? 0}` : f`${deposit ?? 0}/IF(${size}>0,${size},1)`;
  const share = sheet.value(
    words.aheadShare,
    deposit === null ? f`IF(${months}>0,1,0)` : f`IF(${price}=0,0,MIN(1,${each}/${price}))`,
    'percent',
  );
  const amounts = sheet.months(words.paidAhead, { month: f`ROUND(${billed}*${share},2)` });
  const all = allMonths(amounts);
  const paid = sheet.months(words.aheadPaid, {
    start: f`SUMIF(${allMonths(month)},"<="&${months},${all})`,
    month: f`IF(${month}+${months}>36,0,INDEX(${all},${month}+${months}+1))`,
  });
  return { amounts, paid };
}

/** Equal parts of what is left, to the cent, over some months; the first with the sale. */
function instalmentsOf(
  sheet: MonthSheet,
  { words, inputs, calendar: { month } }: Model,
  { stream: { id } }: StreamSoFar,
  rest: MonthRow,
): MonthRow {
  const count = inputs.find(id, 'instalments');
  if (count === null) return rest;
  const over = inputs.find(id, 'instalmentMonths') ?? count;
  const share = sheet.months(
    words.instalmentShare,
    {
      month: f`MIN(1,ROUNDUP((${month}+1)*${count}/${over},0)/${count})`,
    },
    'percent',
  );
  const lag = f`${month}-${untilNow(month)}`;
  const sum = sheet.months(words.instalmentSum, {
    month: f`SUMPRODUCT(ROUND(${untilNow(rest)}*LOOKUP(${lag},${allMonths(month)},${allMonths(share)}),2))`,
  });
  return sheet.months(words.instalmentDue, { month: f`ROUND(${sum}-N(${previous(sum)}),2)` });
}
