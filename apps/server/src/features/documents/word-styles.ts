import { intlLocale, type Language } from '@elan/domain/locale';
import { AlignmentType, BorderStyle, type INumberingOptions, type IStylesOptions, LevelFormat } from 'docx';

/** The names of the two kinds of lists. */
export const listStyles = { bullets: 'bullets', numbers: 'numbers' } as const;

const ink = '2A2620';
const heading = (size: number, before: number) => ({
  run: { font: 'Cambria', size, bold: true, color: ink },
  paragraph: { spacing: { before, after: 120 }, keepNext: true },
});

/** Real styles, so that all headings of the file can be changed at once. Sizes are in half points. */
export function wordStyles(language: Language): IStylesOptions {
  const cell = (id: string, size: number) => ({ id, name: id, basedOn: 'Normal', run: { size }, paragraph: tight });
  const tight = { spacing: { before: 0, after: 0, line: 240 } };
  return {
    default: {
      document: {
        run: { font: 'Calibri', size: 22, language: { value: intlLocale(language) } },
        paragraph: { spacing: { after: 120, line: 276 } },
      },
      title: {
        run: { font: 'Cambria', size: 60, bold: true, color: ink },
        paragraph: { spacing: { before: 3600, after: 240 } },
      },
      heading1: heading(36, 480),
      heading2: heading(28, 320),
      heading3: heading(24, 240),
    },
    paragraphStyles: [
      cell('Cell', 20),
      cell('SmallCell', 13),
      cell('Small', 18),
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
  style: { paragraph: { indent: { left: 360 * (level + 1), hanging: 300 }, spacing: { after: 60 } } },
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
