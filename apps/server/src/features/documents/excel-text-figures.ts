import { moduleTitles } from '@elan/domain/modules/keys';
import type { CellObject } from 'write-excel-file/node';
import { checkedModules } from './checked-modules.ts';
import { textFiguresTitle, textOrigin } from './compose-text-figures.ts';
import { type ExcelSheet, headCell } from './excel-statement.ts';
import type { Content } from './gather-content.ts';
import { legalText } from './legal-text.ts';
import { neutralText } from './neutral-text.ts';
import type { Words } from './words-in.ts';

/** Names of sheets have at most 31 characters. */
const sheetNames = { en: 'Figures of the texts', fr: 'Chiffres des textes' } as const;

/** Every figure of the texts with where it comes from. */
export function excelTextFigures(content: Content, words: Words): ExcelSheet[] {
  const { language } = content;
  const text = (value: string): CellObject => ({ value: neutralText(legalText(value)), type: String, wrap: true });
  const rows = checkedModules(content).flatMap(({ module, marks }) =>
    marks.map((mark) =>
      [moduleTitles[module][language], mark.written, mark.context, textOrigin(mark, language)].map(text),
    ),
  );
  if (rows.length === 0) return [];
  return [
    {
      sheet: sheetNames[language],
      data: [[textFiguresTitle[language], words.figure, words.name, words.origin].map(headCell), ...rows],
      columns: [28, 18, 70, 50].map((width) => ({ width })),
      stickyRowsCount: 1,
    },
  ];
}
