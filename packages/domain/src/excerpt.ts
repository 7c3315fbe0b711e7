import type { Language } from './locale.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A person's text on one line, cut at a word when it is too long. Emoji and accents stay whole.
 * @param maximum the longest result, in visible characters, the closing '…' included
 */
export function excerpt(text: string, maximum: number): string {
  const line = text.toWellFormed().replace(/\s+/gu, ' ').trim();
  // A visible character may be many units long; nothing beyond this can still be shown.
  const shown: string[] = [];
  for (const { segment } of graphemes.segment(line)) {
    shown.push(segment);
    if (shown.length > maximum) break;
  }
  if (shown.length <= maximum) return line;
  const cut = shown.slice(0, maximum - 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  const atWord = lastSpace > cut.length / 2 ? cut.slice(0, lastSpace) : cut;
  return `${atWord.replace(/[\s,;:.!?…-]+$/u, '')}…`;
}

/** A text between the quotation marks of the language, with no-break spaces inside the French ones. */
export function quoted(text: string, language: Language): string {
  return language === 'fr' ? `« ${text} »` : `“${text}”`;
}
