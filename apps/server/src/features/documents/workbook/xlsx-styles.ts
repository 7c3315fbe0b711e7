import type { Language } from '@elan/domain/locale';
import { firstDay } from './input-cell.ts';
import type { Look, NumberFormat } from './sheet.ts';
import { escaped } from './xlsx-text.ts';

/** Excel shows a format as the reader's computer writes numbers; only signs, words and the language of months are ours. */
const numberFormats: Readonly<Record<NumberFormat, Readonly<Record<Language, string>>>> = {
  money: { en: '"$"#,##0.00;-"$"#,##0.00', fr: '#,##0.00\\ "$";-#,##0.00\\ "$"' },
  percent: { en: '0.00##%', fr: '0.00##\\ %' },
  // With decimals only where there are some: a format with '#' after the point keeps the point.
  number: { en: 'General', fr: 'General' },
  times: { en: '0.00', fr: '0.00' },
  yesNo: { en: '"Yes";;"No"', fr: '"Oui";;"Non"' },
  ratio: { en: '0.0%', fr: '0.0\\ %' },
  month: { en: '[$-1009]mmm\\ yyyy', fr: '[$-C0C]mmm\\ yyyy' },
  planMonth: {
    en: `[>=${firstDay}]mmm\\ yyyy;[>=1]"month "0;"before the opening"`,
    fr: `[>=${firstDay}]mmm\\ yyyy;[>=1]"mois "0;"avant l'ouverture"`,
  },
};
const formats = Object.keys(numberFormats) as NumberFormat[];
/** Numbers of formats of one's own begin here. */
const firstFormat = 164;

type Style = { font: number; fill: number; border: number; wraps?: boolean; isOpen?: boolean; isIndented?: boolean };
const fonts = [
  '<font><sz val="10"/><name val="Calibri"/></font>',
  '<font><b/><sz val="10"/><name val="Calibri"/></font>',
  '<font><b/><sz val="15"/><name val="Calibri"/></font>',
  '<font><i/><sz val="10"/><color rgb="FF55504A"/><name val="Calibri"/></font>',
];
const solid = (colour: string) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="FF${colour}"/><bgColor indexed="64"/></patternFill></fill>`;
const fills = [
  '<fill><patternFill patternType="none"/></fill>',
  '<fill><patternFill patternType="gray125"/></fill>',
  solid('F1ECE2'),
  solid('FFF6CC'),
  solid('FFD9B8'),
];
const side = (name: string, style: string) => `<${name} style="${style}"><color rgb="FFB8AE9C"/></${name}>`;
const borders = [
  '<border/>',
  `<border>${['left', 'right', 'top', 'bottom'].map((name) => side(name, 'thin')).join('')}</border>`,
  `<border>${side('top', 'thin')}</border>`,
];

const looks: Readonly<Record<Look, Style>> = {
  label: { font: 0, fill: 0, border: 0, wraps: true },
  strong: { font: 1, fill: 0, border: 0 },
  title: { font: 2, fill: 0, border: 0 },
  note: { font: 3, fill: 0, border: 0, isIndented: true },
  head: { font: 1, fill: 2, border: 0, wraps: true },
  input: { font: 0, fill: 3, border: 1, isOpen: true },
  missing: { font: 0, fill: 4, border: 1, isOpen: true },
  figure: { font: 0, fill: 0, border: 0 },
  total: { font: 1, fill: 0, border: 2 },
  check: { font: 1, fill: 0, border: 0 },
};
const lookKeys = Object.keys(looks) as Look[];

/** The number of a style: each look with each format, and without one. */
export function styleOf(look: Look, format: NumberFormat | null): number {
  const place = format === null ? 0 : formats.indexOf(format) + 1;
  return lookKeys.indexOf(look) * (formats.length + 1) + place;
}

export function stylesXml(language: Language): string {
  const numbers = formats.map(
    (format, index) =>
      `<numFmt numFmtId="${firstFormat + index}" formatCode="${escaped(numberFormats[format][language])}"/>`,
  );
  const list = (name: string, items: readonly string[]) =>
    `<${name} count="${items.length}">${items.join('')}</${name}>`;
  const cells = lookKeys.flatMap((look) =>
    [null, ...formats].map((format) =>
      cellStyle(looks[look], format === null ? 0 : firstFormat + formats.indexOf(format)),
    ),
  );
  return `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${list('numFmts', numbers)}${list('fonts', fonts)}${list('fills', fills)}${list('borders', borders)}<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>${list('cellXfs', cells)}<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}

function cellStyle(
  { font, fill, border, wraps = false, isOpen = false, isIndented = false }: Style,
  format: number,
): string {
  // What has a format is a number, or stands above numbers.
  const place = isIndented ? ' horizontal="left" indent="1"' : format !== 0 ? ' horizontal="right"' : '';
  const alignment = `<alignment vertical="top"${place}${wraps ? ' wrapText="1"' : ''}/>`;
  const protection = `<protection locked="${isOpen ? 0 : 1}"/>`;
  return `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1" applyProtection="1">${alignment}${protection}</xf>`;
}
