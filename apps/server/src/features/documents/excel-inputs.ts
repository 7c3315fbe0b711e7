import type { Field } from '@elan/domain/ledger/field';
import { columnsOf, isSettingRow, type Row } from '@elan/domain/ledger/row';
import { settingColumns } from '@elan/domain/ledger/row-fields';
import { showCell } from '@elan/domain/ledger/show-cell';
import type { Language } from '@elan/domain/locale';
import type { CellObject } from 'write-excel-file/node';
import { type ExcelSheet, headCell, moneyFormat } from './excel-statement.ts';
import { legalText } from './legal-text.ts';
import { neutralText } from './neutral-text.ts';
import { originText, rowKindName, rowStatus } from './row-origin.ts';
import type { Words } from './words-in.ts';

/** Every value of every row with where it comes from. */
export function excelInputs(rows: readonly Row[], language: Language, words: Words): ExcelSheet {
  const head = [words.kind, words.name, words.field, words.value, words.origin, words.status];
  const text = (value: string): CellObject => ({ value: neutralText(legalText(value)), type: String, wrap: true });
  const data = rows.flatMap((row) =>
    valuesOf(row).map(({ name, field, label, column, value }) => {
      const origin = row.origins[column];
      return [
        text(rowKindName(row, language)),
        text(name ?? label[language]),
        text(label[language]),
        numberCell(field, value, language) ?? text(showCell(field, value, language)),
        text(origin === undefined ? words.typed : originText(origin, language, words)),
        text(rowStatus(row, words)),
      ];
    }),
  );
  return {
    sheet: words.inputs,
    data: [head.map(headCell), ...data],
    columns: [14, 32, 28, 18, 60, 16].map((width) => ({ width })),
    stickyRowsCount: 1,
  };
}

type Value = {
  /** Null for a setting, which is named by its field. */
  name: string | null;
  field: Field;
  label: Readonly<Record<Language, string>>;
  column: string;
  value: unknown;
};

function valuesOf(row: Row): Value[] {
  if (isSettingRow(row)) {
    const field = settingColumns[row.cells.name];
    return [{ name: null, field, label: field.label, column: 'value', value: row.cells.value }];
  }
  const cells: Readonly<Record<string, unknown>> = row.cells;
  return Object.entries(columnsOf(row.kind)).flatMap(([column, field]) => {
    const value = cells[column] ?? null;
    if (column === 'name' || value === null) return [];
    return [{ name: row.cells.name, field, label: field.label, column, value }];
  });
}

/** Numbers are numbers, to compute with; null for everything else. */
function numberCell(field: Field, value: unknown, language: Language): CellObject | null {
  if (typeof value !== 'number') return null;
  switch (field.type) {
    case 'money':
      return { value: value / 100, type: Number, format: moneyFormat[language] };
    case 'percent':
      return { value: value / 10_000, type: Number, format: '0.00%' };
    case 'change': {
      const isPercent = field.unit === 'percent';
      return {
        value: value / (isPercent ? 10_000 : 100),
        type: Number,
        format: isPercent ? '+0.00%;-0.00%' : '+0.00;-0.00',
      };
    }
    case 'quantity':
    case 'integer':
      return { value, type: Number };
    default:
      return null;
  }
}
