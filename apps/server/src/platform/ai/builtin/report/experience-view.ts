import { withoutClosingMark } from '../closing-mark.ts';
import { sentencesOf } from '../sentences.ts';

/** What a founder says to have done, and what they say is not there, each in their words. */
export type ExperienceView = { has: string[]; lacks: string[] };

/** Where a part of a sentence ends: not between parentheses. */
const pauses = /(?<!\([^()\n]*)(?:;\s*|,?\s+(?:mais|but)\s+|,\s+)/iu;
const lacking = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:jamais|aucune?|pas (?:de |d['’]|encore|vraiment|beaucoup))",
    'sans (?:expérience|formation|diplôme)',
    "(?:never|none|not yet|(?:have|has)(?: not|n['’]t)|don['’]t have|do not have)",
    '(?:no|without) (?:[^,]* )?(?:experience|training|background|diploma|degree)',
  ].join('|')})`,
  'iu',
);

/** The sentences of an answer, unless a part of it says that something is not there: then its parts. */
export function experienceView(answer: string): ExperienceView {
  const sentences = sentencesOf(answer).map(withoutClosingMark);
  if (!lacking.test(answer)) return { has: sentences, lacks: [] };
  const parts = sentences.flatMap((sentence) => sentence.split(pauses)).filter((part) => part.trim() !== '');
  const { has = [], lacks = [] } = Object.groupBy(parts, (part) => (lacking.test(part) ? 'lacks' : 'has'));
  return { has, lacks };
}
