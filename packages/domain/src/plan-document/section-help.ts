import { findFigures } from '../figure-check/find-figures.ts';
import type { Text } from '../locale.ts';
import type { PlanSectionKey } from './sections.ts';

/** What a checklist may ask for. The first ones are looked for in a text, the others in the rows and the facts. */
export const checkKeys = [
  'name',
  'place',
  'sold',
  'price',
  'amount',
  'needed',
  'asked',
  'number',
  'opening',
  'month',
  'people',
  'table',
  'streams',
  'pay',
  'capacity',
  'basis',
  'purchases',
  'quotes',
  'funding',
  'request',
  'security',
  'permits',
  'known',
] as const;
export type CheckKey = (typeof checkKeys)[number];

/** A line of the checklist of a section. It is ticked by the rows, or by what is literally in the text. */
export type SectionCheck = {
  label: string;
  /** Whether the rows say it, whatever the text does. */
  met: boolean;
  /** Words of which one is in the text. */
  anyOf: string[];
  /** Amounts in cents of which one is in the text. */
  amounts: number[];
  /** Alternatives, of which one is enough. */
  form: 'amount' | 'number' | 'month' | 'table' | null;
};

const monthWords =
  'january|february|march|april|may|june|july|august|september|october|november|december|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
const month = new RegExp(`(?<!\\p{L})(?:${monthWords})(?!\\p{L})|(?<!\\d)20\\d\\d(?!\\d)`, 'iu');

/** The rows of a table without its head: a page of a table is complete with three. */
const tableRows = (text: string) => Math.max(0, (text.match(/^\s*\|.*\|\s*$/gmu)?.length ?? 0) - 2);
const fullTable = 3;

/** Whether a line of the checklist is ticked by a text as it is now. */
export function isTicked({ met, anyOf, amounts, form }: SectionCheck, text: string): boolean {
  if (met) return true;
  const plain = plainly(text);
  if (anyOf.some((words) => plain.includes(plainly(words)))) return true;
  if (form === 'month') return month.test(text);
  if (form === 'table') return tableRows(text) >= fullTable;
  if (form === null && amounts.length === 0) return false;
  const figures = findFigures(text);
  const inText = figures.filter(({ kind }) => kind === 'money');
  if (form === 'amount') return inText.length > 0;
  return form === 'number' ? figures.length > 0 : inText.some(({ value }) => amounts.includes(value));
}

const plainly = (text: string) =>
  text
    .replace(/[\s\u00a0]+/gu, ' ')
    .replaceAll('’', "'")
    .toLowerCase();

/** Words of a text, to compare with the length that a section should have. */
export const wordCount = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const label = (en: string, fr: string): Text => ({ en, fr });

/** The tables that people fill in row by row; a section with one may have words around it. */
export const sectionTables = {
  competitors: [
    label('Who', 'Qui'),
    label('Kind', 'Genre'),
    label('Price seen', 'Prix observé'),
    label('Strength', 'Force'),
    label('Weakness', 'Faiblesse'),
    label('Our answer', 'Notre réponse'),
  ],
  swot: [label('Side', 'Volet'), label('Point', 'Point')],
  milestones: [label('When', 'Quand'), label('What', 'Quoi'), label('Who', 'Qui')],
  risks: [label('Risk', 'Risque'), label('First sign', 'Premier signe'), label('Measure', 'Mesure')],
} as const satisfies Partial<Record<PlanSectionKey, readonly Text[]>>;

/** The columns of the table of a section; none for a section without one. */
export const tableOf = (key: string): readonly Text[] =>
  Object.hasOwn(sectionTables, key) ? sectionTables[key as keyof typeof sectionTables] : [];

/** A paragraph that somebody still reads; the next sentence begins another one. */
const longParagraph = 280;

/**
 * A text that goes on with sentences. Below a list or a table, before a list, and after much to read, they begin a new
 * paragraph.
 */
export function withSentences(text: string, sentences: readonly string[]): string {
  return sentences.reduce((before, sentence) => {
    const last = before.trimEnd().split('\n').at(-1) ?? '';
    if (last === '') return sentence;
    const isApart =
      /^\s*(?:[-*|#]|\d+[.)]\s)/u.test(last) ||
      sentence.includes('\n') ||
      last.length + sentence.length > longParagraph;
    return `${before.trimEnd()}${isApart ? '\n\n' : ' '}${sentence}`;
  }, text);
}
