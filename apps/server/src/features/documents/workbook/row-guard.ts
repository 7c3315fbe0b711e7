import { f, joined, quotedText } from './formula.ts';
import { written } from './input-cell.ts';
import type { Model } from './model.ts';
import type { MonthSheet } from './months.ts';
import { missingColumns, type TableRow } from './row-needs.ts';
import type { Ref } from './sheet.ts';

/**
 * Whether everything is known of a row that lacked something when the workbook was made, and whether it counts; null
 * where neither is in question. Where it is not so, the cells of its block stay empty: not known is not zero.
 */
function guardOf(sheet: MonthSheet, { inputs, words, scenario }: Model, row: TableRow): Ref | null {
  const counts = inputs.find(row.id, 'counts');
  const inScenario = scenario.counts(row);
  const conditions = [
    ...missingColumns(row).map((column) => f`${inputs.of(row.id, column)}<>""`),
    ...(counts === null ? [] : [f`${counts}=${quotedText(words.yes)}`]),
    ...(inScenario === null ? [] : [inScenario]),
  ];
  return conditions.length === 0 ? null : sheet.value(words.known, f`IF(AND(${joined(conditions, ',')}),1,0)`, 'yesNo');
}

/**
 * The block of a row below its name, which stays empty while something of it is missing, or it does not count.
 * @param write its rows; `guard` is what they wait for
 */
export function blockOf<Rows extends object>(
  sheet: MonthSheet,
  model: Model,
  row: TableRow,
  write: (guard: Ref | null) => Rows,
  label = written(row.cells.name),
): Rows & { label: string } {
  sheet.labelRow([label], 'strong');
  sheet.guard = guardOf(sheet, model, row);
  const rows = write(sheet.guard);
  sheet.guard = null;
  sheet.row += 1;
  return { label, ...rows };
}
