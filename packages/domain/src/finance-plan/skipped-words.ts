import type { Segment } from './segments.ts';

const totals = /(?<!\p{L})(?:totals?|in all|altogether|en tout|au total|somme|sum)(?!\p{L})/iu;
const repeats = /^\s*(?:=|or\b|i\.e\.|that is|which (?:is|makes)|soit|donc|c'est-à-dire|ce qui (?:fait|donne))/iu;
const comparison = /(?<!\p{L})(?:instead of|rather than|not the|au lieu de|plutôt que)(?!\p{L})/iu;

/** The amounts that add to a list: neither its total nor one that says another again. */
export function countedOnce(segments: readonly Segment[]): Segment[] {
  const own = segments.filter(({ text }) => !repeats.test(text) && !comparison.test(text));
  const parts = own.filter(({ text }) => !totals.test(text));
  return parts.some(({ amounts }) => amounts.length > 0) ? parts : own;
}
