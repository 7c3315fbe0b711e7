import type { SearchResult } from '@elan/contract/search';
import type { Language } from '@elan/domain/locale';
import { moduleTitles } from '@elan/domain/modules/keys';
import { pick } from '../../lib/i18n/messages.ts';
import type { PaletteEntry } from './entries.ts';
import { paletteMessages } from './messages.ts';

/** The part of a module's screen that contains a text. */
const parts = {
  answer: 'answers',
  analysis: 'analysis',
  comment: 'comments',
  entry: 'entries',
  row: 'figures',
} as const;

/** Texts that were found, as entries that lead to their place. */
export function textEntries(results: readonly SearchResult[], language: Language): PaletteEntry[] {
  const words = pick(paletteMessages, language);
  return results.map((result) => ({
    id: `text:${result.project_id}:${result.kind}:${result.module}:${result.place}`,
    group: 'texts',
    label: result.excerpt.map(({ text }) => text).join(''),
    excerpt: result.excerpt,
    detail: [
      result.project_name,
      moduleTitles[result.module][language],
      result.title === null ? words[result.kind] : words.answerTo(result.title),
    ].join(' · '),
    search: '',
    locked: false,
    current: false,
    target: { kind: 'text', projectId: result.project_id, path: pathOf(result) },
  }));
}

function pathOf({ module, kind, place }: SearchResult): string {
  const part = parts[kind];
  const spots: Readonly<Partial<Record<typeof kind, string>>> = { answer: `question-${place}`, row: `row-${place}` };
  return `/module/${module}?part=${part}#${spots[kind] ?? `part-${part}`}`;
}
