import type { Language } from './locale.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A person's text on one line, cut at a word when it is too long. Emoji and accents are never split.
 * @param maximum the longest result in visible characters, including the closing '…'
 */
export function excerpt(text: string, maximum: number): string {
  const line = onOneLine(text.toWellFormed());
  // One visible character can consist of hundreds of combining marks, so bound the length in memory as well.
  const longest = maximum * 4;
  const shown: string[] = [];
  let length = 0;
  let isCut = false;
  for (const { segment } of graphemes.segment(line.slice(0, longest + 1))) {
    length += segment.length;
    isCut = shown.length === maximum || length > longest;
    if (isCut) break;
    shown.push(segment);
  }
  if (!isCut) return line;
  if (shown.length === maximum) shown.pop();
  const cut = shown.join('');
  const lastSpace = cut.lastIndexOf(' ');
  const atWord = lastSpace > cut.length / 2 ? cut.slice(0, lastSpace) : cut;
  // '9 000 $' is never cut within: '9 000…' would be another number.
  const isInAmount = /^\s*[\d$%]/u.test(line.slice(atWord.length));
  const whole = isInAmount ? atWord.replace(/(?<=\D)\d[\d\s.,]*$/u, '') : atWord;
  return `${whole.replace(/[\s,;:.!?…-]+$/u, '')}…`;
}

/** Collapses spaces and line breaks into one space; no-break spaces stay, so that '8 $' is never split. */
export function onOneLine(text: string): string {
  return text.replace(/[^\S\u00a0\u202f]+/gu, ' ').trim();
}

/**
 * A text between the quotation marks of the language, with no-break spaces inside the French ones; a quotation in it has
 * the other marks.
 */
export function quoted(text: string, language: Language): string {
  return language === 'fr'
    ? `«\u00a0${text.replace(/«\s*/gu, '“').replace(/\s*»/gu, '”')}\u00a0»`
    : `“${text.replace(/“/gu, '‘').replace(/”/gu, '’')}”`;
}
