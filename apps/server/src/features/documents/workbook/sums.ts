import { f, quotedText } from './formula.ts';
import { firstRow, type MonthSheet } from './months.ts';
import type { Formula, Ref } from './sheet.ts';

const area = (sheet: MonthSheet, columns: Ref['columns'], isFixed: boolean): Ref => ({
  sheet,
  top: firstRow,
  bottom: Math.max(firstRow, sheet.row - 1),
  columns,
  isFixed,
});
const labels = (sheet: MonthSheet) => area(sheet, () => [1, 1], true);
const tags = (sheet: MonthSheet) => area(sheet, () => [2, 2], true);
const values = (sheet: MonthSheet) => area(sheet, (column) => [column, column], false);

/** A sheet without rows is not in the workbook. */
const orNothing = (sheet: MonthSheet, sum: Formula): Formula => (sheet.row > firstRow ? sum : f`0`);

/** All rows with a label in the month of the formula, or those of their values that fit a condition. */
export function sumOfRows(sheet: MonthSheet, label: string, condition = ''): Formula {
  const and = condition === '' ? '' : f`,${values(sheet)},${quotedText(condition)}`;
  return orNothing(sheet, f`SUMIFS(${values(sheet)},${labels(sheet)},${quotedText(label)}${and})`);
}

/** All rows of a kind in the month of the formula. */
export const sumOfTagged = (sheet: MonthSheet, tag: string): Formula =>
  orNothing(sheet, f`SUMIFS(${values(sheet)},${tags(sheet)},${quotedText(tag)})`);

/** The values for the whole plan that have a label. */
export const sumOfValues = (sheet: MonthSheet, label: string): Formula =>
  orNothing(sheet, f`SUMIFS(${tags(sheet)},${labels(sheet)},${quotedText(label)})`);
