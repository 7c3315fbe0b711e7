import { f, onlyIf } from './formula.ts';
import type { Model } from './model.ts';
import { type MonthRow, monthAt } from './months.ts';
import { cellAt, type Formula, type Ref, Sheet } from './sheet.ts';
import type { Books, Statements } from './statements.ts';

/** The cash of the first two years as lenders' forms have it: a page a year, receipts, disbursements, what is left. */
export function makeLenderForms(model: Model, statements: Statements, books: Books, known: Ref | null): Sheet[] {
  return [1, 2].map((year) => yearForm(model, statements, books, year, known));
}

type Look = 'figure' | 'total';
const firstMonth = 3;
const totalColumn = firstMonth + 12;

/** The lines of one year: before the opening in the first, twelve months, and their total. */
function lineWriter(sheet: Sheet, year: number, known: Ref | null) {
  const put = (column: number, formula: Formula, look: Look) => {
    sheet.put(sheet.row, column, { look, format: 'money', formula: onlyIf(known, formula) });
  };
  return (label: string, row: MonthRow, total: 'sum' | 'first' | 'last' = 'sum', look: Look = 'figure') => {
    sheet.labels([label], look === 'total' ? 'strong' : 'label');
    const left = year === 1 ? firstMonth - 1 : firstMonth;
    for (let column = left; column < totalColumn; column += 1) {
      put(column, f`${monthAt(row, (year - 1) * 12 + column - firstMonth + 1)}`, look);
    }
    const months: Ref = { ...cellAt(sheet, sheet.row, left), columns: () => [left, totalColumn - 1] };
    const end = cellAt(sheet, sheet.row, total === 'first' ? left : totalColumn - 1);
    put(totalColumn, total === 'sum' ? f`SUM(${months})` : f`${end}`, look);
    sheet.row += 1;
  };
}

function yearForm(model: Model, { cash }: Statements, books: Books, year: number, known: Ref | null): Sheet {
  const { words, calendar } = model;
  const name = `${words.lenderYear} ${year}`;
  const sheet = new Sheet(name, [44, 19, ...Array.from({ length: 12 }, () => 12), 14], { rows: 3, columns: 1 });
  sheet.labels([name], 'title');
  sheet.row = 3;
  sheet.labels([words.line], 'head');
  if (year === 1) sheet.headOfNumbers(words.beforeOpening, firstMonth - 1);
  for (let month = 1; month <= 12; month += 1) {
    const date = f`${monthAt(calendar.date, (year - 1) * 12 + month)}`;
    sheet.put(3, firstMonth + month - 1, { look: 'head', format: 'month', formula: date });
  }
  sheet.headOfNumbers(words.total, totalColumn);
  sheet.row = 4;
  const write = lineWriter(sheet, year, known);
  const line = (key: string, total: 'sum' | 'first' | 'last' = 'sum', look: Look = 'figure') =>
    write(cash.nameOf(key), cash.line(key), total, look);
  line('opening', 'first', 'total');
  sheet.labelRow([words.receipts], 'strong');
  for (const key of ['customers', 'advances', 'owners', 'grants', 'loans']) line(key);
  line('moneyIn', 'sum', 'total');
  sheet.labelRow([words.disbursements], 'strong');
  for (const key of ['directCosts', 'pay']) line(key);
  for (const { label, bill } of books.costs) write(label, bill.paid);
  for (const key of ['startUp', 'purchases', 'salesTax', 'incomeTax', 'interest', 'principal', 'drawings', 'setAside'])
    line(key);
  line('moneyOut', 'sum', 'total');
  line('closing', 'last', 'total');
  return sheet;
}
