import type { Language } from '@elan/domain/locale';
import { labelled } from '../words-in.ts';
import type { Point } from './deck.ts';
import type { Group } from './groups-of.ts';

/** How much an audience can read of one point, in characters: whole sentences, or one that is longer. */
const longestLine = 150;
const longestSentence = 320;
/** Lines of a slide. */
const mostLines = 10;

/**
 * The lines of a slide with that title: the first ones of each heading, in whole sentences. What is left out is in the
 * notes.
 */
export function pointsOf(groups: readonly Group[], title: string, language: Language, most: number): Point[] {
  let taken = 0;
  return allPoints(groups, title, language, most).filter((point) => {
    taken += linesOf(point);
    return taken <= mostLines;
  });
}

/** How many lines a point takes on a slide. */
export const linesOf = ({ lead, text }: Point): number => Math.ceil((lead.length + text.length + 3) / 115);

function allPoints(groups: readonly Group[], title: string, language: Language, most: number): Point[] {
  const spoken = groups.filter(({ lines }) => lines.length > 0);
  const each = Math.max(1, Math.floor(most / Math.max(1, spoken.length)));
  return spoken
    .flatMap(({ heading, lines }) =>
      lines.slice(0, heading === '' ? most : each).map(({ lead, text }, place, shown) => {
        const isNamed = lead === '' && place === 0 && heading !== title && heading !== '';
        return {
          lead: isNamed ? heading : lead,
          text: shortened(text, language),
          ...(isNamed && shown[1]?.lead === '' ? { opens: true } : {}),
        };
      }),
    )
    .slice(0, most);
}

const inNotes = { en: 'The whole text is in the notes.', fr: 'Le texte complet est dans les notes.' };

/** The first sentences that fit, at least one; never a part of one. */
export function shortened(text: string, language: Language): string {
  const line = text.replace(/[^\S\u00a0]+/gu, ' ').trim();
  const [first = '', ...others] = line.split(/(?<=[.!?…][»”"]?) (?=[\p{Lu}\p{N}«“"])/u);
  if (first.length > longestSentence) return inNotes[language];
  let said = first;
  for (const sentence of others) {
    if (said.length + sentence.length >= longestLine) break;
    said += ` ${sentence}`;
  }
  return said;
}

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
