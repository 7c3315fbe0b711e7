import { missingLine } from '@elan/domain/forecast/missing';
import type { MissingPlan } from '@elan/domain/forecast/plan-figures';
import type { Language } from '@elan/domain/locale';
import { type ExcelSheet, headCell, moneyFormat } from './excel-statement.ts';
import type { Words } from './words-in.ts';

/** In place of the statements: what is missing, and the amounts that are known in themselves. */
export function excelNotKnown({ reasons, knownSoFar }: MissingPlan, language: Language, words: Words): ExcelSheet {
  return {
    sheet: words.forecast,
    data: [
      [headCell(missingLine(reasons)[language])],
      ...knownSoFar.map(({ label, cents }) => [
        { value: label[language], type: String },
        { value: cents / 100, type: Number, format: moneyFormat[language] },
      ]),
    ],
    columns: [{ width: 60 }, { width: 18 }],
    stickyRowsCount: 1,
  };
}
