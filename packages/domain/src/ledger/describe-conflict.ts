import { type Language, type Localized, languages, type Text } from '../locale.ts';
import { moduleTitles } from '../modules/keys.ts';
import type { Conflict, Total } from './reading.ts';
import { columnsOf, type Row } from './row.ts';
import { settingColumns } from './row-fields.ts';
import { showCell } from './show-cell.ts';

/**
 * A conflict in one sentence: 'Loaf, price before tax: $8 (Finances) or $9 (My idea)?' What was left open is quoted, as it
 * was not read as a figure.
 */
export function describeConflict({ column, rows, total, open = [] }: Conflict): Text {
  const [first] = rows;
  if (total !== undefined) return describeTotal(total);
  const sentences = languages.map((language) => {
    const values = rows.map(
      (row) => `${shownValue(row, column, language)}${sourceOf(row, column, language, open.includes(row))}`,
    );
    const between = { en: ' or ', fr: ' ou ' }[language];
    const ends = { en: '?', fr: '\u00a0?' }[language];
    const colon = { en: ': ', fr: '\u00a0: ' }[language];
    return `${first === undefined ? '' : subjectOf(first, column, language)}${colon}${[...new Set(values)].join(between)}${ends}`;
  });
  return { en: sentences[languages.indexOf('en')] ?? '', fr: sentences[languages.indexOf('fr')] ?? '' };
}

function subjectOf(row: Row, column: string, language: Language): string {
  if (row.kind === 'setting') return settingColumns[row.cells.name].label[language];
  const label = columnsOf(row.kind)[column]?.label[language] ?? '';
  return `${row.cells.name}, ${label.toLocaleLowerCase(language)}`;
}

function shownValue(row: Row, column: string, language: Language): string {
  if (row.kind === 'setting') return showCell(settingColumns[row.cells.name], row.cells.value, language);
  const field = columnsOf(row.kind)[column];
  return field === undefined
    ? ''
    : showCell(field, Object.entries(row.cells).find(([name]) => name === column)?.[1], language);
}

const typed: Localized<string> = { en: ' (in the table)', fr: ' (dans le tableau)' };

const unread: Localized<string> = { en: 'not read as a figure', fr: 'pas lu comme un chiffre' };

function sourceOf(row: Row, column: string, language: Language, isOpen: boolean): string {
  const origin = row.origins[row.kind === 'setting' ? 'value' : column];
  if (origin === undefined || !('module' in origin)) return typed[language];
  const title = moduleTitles[origin.module][language];
  if (!isOpen) return ` (${title})`;
  const quote = { en: `“${origin.quote}”`, fr: `«\u00a0${origin.quote}\u00a0»` }[language];
  return ` (${title}${{ en: ': ', fr: '\u00a0: ' }[language]}${quote}, ${unread[language]})`;
}

const summed: Readonly<Record<Total['of'], Text>> = {
  purchases: { en: 'what the purchases add up to', fr: 'le total des achats' },
  sales: { en: 'prices times quantities', fr: 'les prix multipliés par les quantités' },
};

/** A total that was said, which its rows do not come to. */
function describeTotal({ of, quote, module }: Total): Text {
  return {
    en: `“${quote}” (${moduleTitles[module].en}), or ${summed[of].en}?`,
    fr: `«\u00a0${quote}\u00a0» (${moduleTitles[module].fr}), ou ${summed[of].fr}\u00a0?`,
  };
}
