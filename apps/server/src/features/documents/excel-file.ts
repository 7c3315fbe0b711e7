import { excelTextFigures } from './excel-text-figures.ts';
import type { Content } from './gather-content.ts';
import { wordsIn } from './words-in.ts';
import { makeWorkbook } from './workbook/workbook.ts';
import { xlsxFile } from './workbook/xlsx-file.ts';

/** The forecast as a working model, and every figure of the texts with where it comes from. */
export function excelFile(content: Content): Buffer {
  const { sheets, names } = makeWorkbook(content);
  const texts = excelTextFigures(content, wordsIn(content.language));
  return xlsxFile([...sheets, ...texts], names, content.language, content.name);
}
