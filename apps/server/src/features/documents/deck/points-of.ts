import type { Language } from '@elan/domain/locale';
import { labelled, quoted } from '../words-in.ts';
import type { Point } from './deck.ts';
import type { Group } from './groups-of.ts';

/** How much an audience can read on one slide, in characters and lines. */
const longestLine = 150;

/**
 * The lines of a slide with that title: the first ones of each heading, cut at the end of a sentence or a word. What is
 * cut is in the notes.
 */
export function pointsOf(groups: readonly Group[], title: string, language: Language, most: number): Point[] {
  const spoken = groups.filter(({ lines }) => lines.length > 0);
  const each = Math.max(1, Math.floor(most / Math.max(1, spoken.length)));
  return spoken
    .flatMap(({ heading, lines }) =>
      lines.slice(0, heading === '' ? most : each).map(({ lead, text, isQuote }, place, shown) => {
        const isNamed = lead === '' && place === 0 && heading !== title && heading !== '';
        return {
          lead: isNamed ? heading : lead,
          text: isQuote ? quoted(shortened(withoutQuotes(text)), language) : shortened(text),
          ...(isNamed && shown[1]?.lead === '' ? { opens: true } : {}),
        };
      }),
    )
    .slice(0, most);
}

/** The first sentences that fit, or the first words with an ellipsis. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= longestLine) return line;
  const sentences = /^.{40,149}?[.!?](?=\s)/u.exec(line)?.[0];
  if (sentences !== undefined) return sentences;
  const words = line.slice(0, longestLine);
  return `${words.slice(0, Math.max(words.lastIndexOf(' '), longestLine / 2)).trim()}…`;
}

const withoutQuotes = (text: string) => text.replace(/^(?:“|«\s?)|(?:”|\s?»)$/gu, '');

/** Everything that the groups say, for the notes. */
export function wholeText(groups: readonly Group[], language: Language): string {
  return groups
    .filter(({ lines }) => lines.length > 0)
    .map(({ heading, lines }) =>
      [heading, ...lines.map(({ lead, text }) => (lead === '' ? text : labelled(lead, text, language)))]
        .filter((line) => line !== '')
        .join('\n'),
    )
    .join('\n\n');
}
