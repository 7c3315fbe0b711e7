import { intlLocale, type Language } from '@elan/domain/locale';
import { AlignmentType, BorderStyle, type INumberingOptions, type IStylesOptions, LevelFormat } from 'docx';
import type { ContentsLayout } from './page-layout.ts';

/** The names of the two kinds of lists. */
export const listStyles = { bullets: 'bullets', numbers: 'numbers' } as const;

const ink = '2A2620';
const heading = (size: number, before: number, after: number) => ({
  run: { font: 'Cambria', size, bold: true, color: ink },
  paragraph: { spacing: { before, after, line: 240 }, keepNext: true },
});

const contentsTitle = heading(40, 0, 240);

/** Real styles, so that all headings of the file can be changed at once. Sizes are in half points. */
export function wordStyles(language: Language, { depth, above }: ContentsLayout): IStylesOptions {
  const cell = (id: string, size: number) => ({ id, name: id, basedOn: 'Normal', run: { size }, paragraph: tight });
  const contents = (level: 1 | 2, run: object, paragraph: object) => {
    return { id: `TOC${level}`, name: `toc ${level}`, basedOn: 'Normal', run: { size: 21, ...run }, paragraph };
  };
  const tight = { spacing: { before: 0, after: 0, line: 240 } };
  return {
    default: {
      document: {
        run: { font: 'Calibri', size: 21, language: { value: intlLocale(language) } },
        paragraph: { spacing: { after: 110, line: 252 } },
      },
      title: {
        run: { font: 'Cambria', size: 60, bold: true, color: ink },
        paragraph: { spacing: { before: 3600, after: 240 } },
      },
      heading1: heading(40, 440, 180),
      heading2: heading(27, 250, 110),
      heading3: heading(23, 160, 80),
    },
    paragraphStyles: [
      cell('Cell', 19),
      { id: 'Item', name: 'Item', basedOn: 'Normal', paragraph: { spacing: { before: 0, after: 16, line: 240 } } },
      cell('AfterTable', 14),
      contents(1, { bold: depth > 1 }, { spacing: { before: above * 20, after: 0, line: 240 } }),
      contents(2, {}, { spacing: { before: 0, after: 0, line: 240 }, indent: { left: 200 } }),
      cell('Small', 18),
      { ...contentsTitle, id: 'ContentsTitle', name: 'ContentsTitle', basedOn: 'Normal' },
      { id: 'Subtitle', name: 'Subtitle', basedOn: 'Normal', run: { size: 30, color: '5B6B65' } },
      {
        id: 'Passage',
        name: 'Passage',
        basedOn: 'Normal',
        paragraph: {
          indent: { left: 300 },
          border: { left: { style: BorderStyle.SINGLE, size: 12, space: 8, color: 'C9C2B4' } },
        },
      },
    ],
  };
}

const indent = (level: number) => ({
  style: { paragraph: { indent: { left: 360 * (level + 1), hanging: 300 } } },
});
const levels = [0, 1, 2, 3] as const;

export const wordNumbering: INumberingOptions = {
  config: [
    {
      reference: listStyles.bullets,
      levels: levels.map((level) => ({
        level,
        format: LevelFormat.BULLET,
        text: level % 2 === 0 ? '•' : '–',
        alignment: AlignmentType.START,
        ...indent(level),
      })),
    },
    {
      reference: listStyles.numbers,
      levels: levels.map((level) => ({
        level,
        format: level % 2 === 0 ? LevelFormat.DECIMAL : LevelFormat.LOWER_LETTER,
        text: `%${level + 1}.`,
        alignment: AlignmentType.START,
        ...indent(level),
      })),
    },
  ],
};
