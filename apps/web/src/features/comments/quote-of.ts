import type { Quote } from '@elan/domain/comment-anchor';
import { excerpt } from '@elan/domain/excerpt';
import { limits } from '@elan/domain/limits';

/** UTF-16 offsets in a text. */
export type Place = { start: number; end: number };

/**
 * The quote of a passage.
 * @param place a selection; blanks at its ends are left out, and what is beyond `limits.quote` is cut
 * @returns null when the passage has no letter or digit to find it by
 */
export function quoteOf(text: string, { start, end }: Place): Quote | null {
  const selected = text.slice(start, end);
  const from = start + selected.length - selected.trimStart().length;
  const exact = wellFormed(selected.trim().slice(0, limits.quote)).trimEnd();
  if (!/[\p{L}\p{N}]/u.test(exact)) return null;
  const to = from + exact.length;
  return {
    exact,
    prefix: wellFormed(text.slice(Math.max(0, from - limits.quoteContext), from)),
    suffix: wellFormed(text.slice(to, to + limits.quoteContext)),
  };
}

/** The longest quote in the name of a button, in visible characters. */
const longestShort = 80;

export const shortQuote = (exact: string) => excerpt(exact, longestShort);

/** A cut can leave half of a character at either end. */
const wellFormed = (text: string) => text.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/gu, '');
