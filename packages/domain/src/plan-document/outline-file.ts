import type { Language, Localized } from '../locale.ts';
import { type CheckKey, checkKeys } from './section-help.ts';
import { type PlanSectionKey, planBody } from './sections.ts';

/** The sections that people write, or write above: each has an outline in `content/plan-sections`. */
export const outlinedSections: readonly PlanSectionKey[] = planBody.filter((key) => key !== 'unproved');

/**
 * What may stand in braces in a sentence that is begun. One with an unknown slot gives way to the one after its ' || ';
 * the last is left out.
 */
export const slotNames = [
  'business',
  'trade',
  'sold',
  'onlyOne',
  'place',
  'address',
  'located',
  'season',
  'opening',
  'form',
  'people',
  'severalPrices',
  'bought',
  'owned',
  'needed',
  'asked',
  'toFind',
  'borrowed',
  'own',
  'sales',
  'result',
  'breakEven',
  'firstProfit',
  'lowest',
  'channel',
  'capacity',
  'basis',
  'customers',
  'need',
  'trends',
  'tests',
  'winning',
  'apart',
  'team',
  'experience',
  'product',
  'promise',
  'pricing',
  'vision',
] as const;
export type SlotName = (typeof slotNames)[number];

export type OutlinePart = { title: string; items: string[] };
/** `content/plan-sections/<section>.<language>.md`, read. */
export type OutlineFile = {
  checked: string;
  /** How long the text should be. */
  words: { from: number; to: number };
  outline: OutlinePart[];
  sentences: string[];
  checklist: { key: CheckKey; label: string }[];
};

/** The headings of such a file, in this order. */
export const outlineHeadings: Localized<readonly string[]> = {
  en: ['What', 'How much', 'Why', 'Proof', 'Sentences', 'Checklist'],
  fr: ['Quoi', 'Combien', 'Pourquoi', 'Preuve', 'Phrases', 'Liste'],
};

const isCheckKey = (key: string): key is CheckKey => (checkKeys as readonly string[]).includes(key);

/** The outline that a file holds. @throws Error that says what is wrong with the file */
export function outlineOf(file: string, language: Language): OutlineFile {
  const [, checked] = /^checked: (\d{4}-\d\d-\d\d)$/mu.exec(file) ?? [];
  const [, from, to] = /^words: (\d+)-(\d+)$/mu.exec(file) ?? [];
  if (checked === undefined) throw new Error('checked: the day it was last compared, as 2026-01-31');
  if (from === undefined || to === undefined || Number(from) >= Number(to)) throw new Error('words: as 80-200');
  const parts = file.split(/^# (.+)$/mu).slice(1);
  const found = parts.filter((_, place) => place % 2 === 0).map((title) => title.trim());
  if (found.join() !== outlineHeadings[language].join())
    throw new Error(`its headings are: ${outlineHeadings[language].join(', ')}`);
  const lists = parts.filter((_, place) => place % 2 === 1).map(itemsOf);
  const [sentences = [], checklist = []] = lists.slice(4);
  for (const sentence of sentences)
    for (const [, slot = ''] of sentence.matchAll(/\{(\w+)\}/gu))
      if (!(slotNames as readonly string[]).includes(slot)) throw new Error(`no {${slot}}`);
  return {
    checked,
    words: { from: Number(from), to: Number(to) },
    outline: found.slice(0, 4).map((title, place) => ({ title, items: lists[place] ?? [] })),
    sentences,
    checklist: checklist.map((item) => {
      const [, key = '', label = ''] = /^([a-z]+): (.+)$/u.exec(item) ?? [];
      if (!isCheckKey(key)) throw new Error(`'${item}': an item is 'key: What is looked for'`);
      return { key, label };
    }),
  };
}

function itemsOf(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const stray = lines.find((line) => !line.startsWith('- '));
  if (stray !== undefined) throw new Error(`'${stray}': a heading has a list`);
  return lines.map((line) => line.slice(2).trim());
}
