import { moduleTitles } from '@elan/domain/modules/keys';
import { checkedModules } from './checked-modules.ts';
import { textFiguresTitle, textOrigin } from './compose-text-figures.ts';
import type { Content } from './gather-content.ts';
import type { Words } from './words-in.ts';
import { written } from './workbook/input-cell.ts';
import { Sheet } from './workbook/sheet.ts';

/** Names of sheets have at most 31 characters. */
const sheetNames = { en: 'Figures of the texts', fr: 'Chiffres des textes' } as const;

/** Every figure of the texts with where it comes from; the model beside it has newer ones than an outdated text. */
export function excelTextFigures(content: Content, words: Words): Sheet[] {
  const { language } = content;
  const sheet = new Sheet(sheetNames[language], [28, 18, 70, 50], { rows: 1, columns: 0 });
  sheet.labels([textFiguresTitle[language], words.figure, words.name, words.origin], 'head');
  const modules = content.modules.filter(({ origin }) => origin?.outdated !== true);
  for (const { module, marks } of checkedModules({ ...content, modules })) {
    for (const mark of marks) {
      sheet.row += 1;
      sheet.labels(
        [moduleTitles[module][language], mark.written, mark.context, textOrigin(mark, language)].map(written),
      );
    }
  }
  return sheet.row === 1 ? [] : [sheet];
}
