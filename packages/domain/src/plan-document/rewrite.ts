import { checkFigures } from '../figure-check/check-figures.ts';
import { figuresSaid, knownFigures } from '../figure-check/known-figures.ts';

/** How a model may be asked to put a section of the plan. */
export const rewriteStyles = ['shorter', 'banker', 'plainer'] as const;
export type RewriteStyle = (typeof rewriteStyles)[number];

/** The longest section that is rewritten, in characters: its rewriting must fit into one reply. */
export const longestRewritten = 6_000;

/**
 * The figures of a rewritten text that the text before it does not have, as they are written, each once. A sum that the
 * rewriting shows and that holds is no new figure.
 */
export function newFigures(before: string, rewritten: string): string[] {
  const known = knownFigures(figuresSaid(before));
  const open = checkFigures(rewritten, known).filter(
    // Other words for the same thing are what was asked for.
    ({ status, belongsTo }) => status === 'wrong' || (status === 'unknown' && belongsTo === null),
  );
  return [...new Set(open.map(({ start, end }) => rewritten.slice(start, end).replaceAll('\\', '').trim()))];
}
