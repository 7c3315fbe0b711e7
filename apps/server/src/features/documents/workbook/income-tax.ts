import { f } from './formula.ts';
import type { Model } from './model.ts';
import { type MonthRow, type MonthSheet, monthRow, previous } from './months.ts';

/** What a corporation owes on its profit of the year so far, less earlier losses, and pays three months after the year. */
export function corporationTax(sheet: MonthSheet, model: Model, profit: MonthRow): { tax: MonthRow; paid: MonthRow } {
  const { words, inputs, calendar } = model;
  const { month } = calendar;
  const itself = () => monthRow(sheet, sheet.row);
  const isFirst = f`MOD(${month},12)=1`;
  const before = f`IF(${month}=1,${previous(profit)},IF(${isFirst},0,${previous(itself())}))`;
  const earned = sheet.ofBusiness(words.profitYear, f`ROUND(${before}+${profit},2)`);
  const lost = f`MAX(0,ROUND(N(${previous(itself())})-N(${previous(earned)}),2))`;
  const losses = sheet.ofBusiness(words.losses, f`IF(${isFirst},${lost},N(${previous(itself())}))`);
  const taxed = f`MAX(0,${earned}-${losses})`;
  const [small, general, limit] = ['Small', 'General', 'Limit'].map((key) => inputs.of('rate', `incomeTax${key}`));
  const below = f`MIN(${taxed},${limit ?? 0})`;
  const owed = f`ROUND(${below}*${small ?? 0}+(${taxed}-${below})*${general ?? 0},2)`;
  const soFar = sheet.ofBusiness(words.taxSoFar, owed);
  const tax = sheet.months(words.incomeTaxOf, {
    start: f`0`,
    month: f`ROUND(${soFar}-IF(${isFirst},0,N(${previous(soFar)})),2)`,
  });
  const paid = sheet.months(words.taxPaid, {
    start: f`0`,
    month: f`IF(AND(${month}>12,MOD(${month},12)=3),N(${previous(soFar, 3)}),0)`,
  });
  return { tax, paid };
}

/** What owners set aside in April for their own income tax, from the profit of the calendar year before. */
export function setAsideRow(sheet: MonthSheet, model: Model, profit: MonthRow): MonthRow {
  const { words, inputs, calendar } = model;
  const { month, ofYear } = calendar;
  const before = previous(monthRow(sheet, sheet.row));
  const carried = f`IF(AND(${month}>0,${previous(ofYear)}=12),MIN(0,N(${before})),N(${before}))`;
  const year = sheet.months(words.profitCivil, { month: f`ROUND(${carried}+${profit},2)` });
  const share = inputs.of('rate', 'setAside');
  return sheet.months(words.setAsideShare, {
    start: f`0`,
    month: f`IF(AND(${month}>3,N(${previous(ofYear, 4)})=12),ROUND(MAX(0,N(${previous(year, 4)}))*${share},2),0)`,
  });
}
