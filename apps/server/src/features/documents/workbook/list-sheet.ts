import { cellAt, type InputRule, type Ref, Sheet } from './sheet.ts';
import type { ModelWords } from './words.ts';

/**
 * The lists that inputs are chosen from, each in a column: within a rule, a comma in a choice would end it. The rules then
 * name the cells.
 */
export function makeLists(sheets: readonly Sheet[], { lists, listsNote }: ModelWords): Sheet {
  const sheet = new Sheet(
    lists,
    Array.from({ length: 12 }, () => 40),
  );
  sheet.labels([lists], 'title');
  sheet.row = 2;
  sheet.labels([listsNote], 'note');
  const columns = new Map<string, Ref>();
  const placed = ({ values }: Extract<InputRule, { type: 'list' }>): Ref => {
    const key = values.join('\n');
    const known = columns.get(key);
    if (known !== undefined) return known;
    const column = columns.size + 1;
    values.forEach((value, index) => {
      sheet.put(4 + index, column, { look: 'label', value });
    });
    const cells: Ref = { ...cellAt(sheet, 4, column), bottom: 3 + values.length };
    columns.set(key, cells);
    return cells;
  };
  for (const { cells } of sheets) {
    for (const row of cells) {
      for (const cell of row?.values() ?? []) {
        if (cell.rule?.type === 'list') cell.rule = { type: 'range', cells: placed(cell.rule) };
      }
    }
  }
  return sheet;
}
