import { plainLetters } from '@elan/domain/plain-letters';
import type { HelpEntry } from '../../data/help/help-entries.ts';
import { foundAsTyped, matchScore } from '../../lib/match.ts';

/** Words that do not tell what a question is about. */
const filler = new Set(
  'a an and can do does for how i if in is it my of on the to what when where who why au aux ce comment de des du en est et faire je la le les ma mes mon on ou peut puis quand que quel quelle quels quelles qui quoi sont un une'.split(
    ' ',
  ),
);

/**
 * The pages that match what was typed, best first; all of them, in their order, for an empty query. Guesses only appear
 * when nothing matches as typed.
 */
export function findPages(entries: readonly HelpEntry[], query: string): HelpEntry[] {
  const asked = query.split(/[\s'?]+/u).filter((word) => word !== '' && !filler.has(plainLetters(word)));
  const wanted = asked.length === 0 ? query.trim() : asked.join(' ');
  if (wanted === '') return [...entries];
  const scored = entries
    .map((entry) => ({ entry, score: scoreOf(entry, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((first, second) => second.score - first.score);
  const found = scored.filter(({ score }) => score >= foundAsTyped);
  return (found.length > 0 ? found : scored).map(({ entry }) => entry);
}

/** A page whose title has the words comes before one that only mentions them. */
function scoreOf({ title, summary, keywords, headings }: HelpEntry, query: string): number {
  const inTitle = matchScore(query, title);
  const anywhere = matchScore(query, [title, summary, keywords, ...headings].join(' '));
  return inTitle >= foundAsTyped ? anywhere + inTitle : anywhere;
}
