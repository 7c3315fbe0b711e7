import { excerpt, onOneLine, quoted } from '@elan/domain/excerpt';
import type { Language } from '@elan/domain/locale';
import { withoutClosingMark } from './closing-mark.ts';
import { sentenceEnds } from './sentences.ts';

const invisible = /(?!\s)\p{Cc}|\p{Bidi_Control}|[\u200b\u2060-\u2064\ufeff]/gu;
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * A person's text that stays text inside markdown: no table cell, link, emphasis, code or HTML can come out of it, a
 * bare address is not turned into a link, and right-to-left words do not turn the sentence around.
 */
export function inert(text: string): string {
  const escaped = text
    .replace(/[\\`*_[\]<>|~]/gu, '\\$&')
    .replace(/&(?=#?\w+;)/gu, '\\&')
    // A word joiner after the mark keeps the words as they look and keeps renderers from linking them.
    .replace(/:(?=\/\/)/gu, ':\u2060')
    .replace(/\b(www)\./giu, '$1\u2060.')
    .replace(/@/gu, '@\u2060');
  return rightToLeft.test(escaped) ? `\u2068${escaped}\u2069` : escaped;
}

/** The lines of a text, without the marks of a list. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d+[.)])\s+/u, '').trim())
    .filter((line) => line !== '');

const betweenLines = { en: '; ', fr: '\u00a0; ' };

/** Words that lead to another: no quotation ends with one. */
const leading = new RegExp(
  `(?:\\s+(?:${[
    'an?|and|are|as|at|but|by|for|from|i|in|into|is|it|my|nor|of|on|or|our|so|than|that|the|their|then|this|to|was|we|were',
    'which|who|with|without|your',
    'à|au|aux|avec|ce|ces|cette|chez|comme|dans|de|des|donc|du|elle|en|entre|est|et|il|je|la|le|les|leurs?|ma|mais|mes|mon',
    'ne|ni|nos|notre|ou|où|par|pas|pis|plus|pour|puis|que|qui|sa|sans|se|ses|si|son|sont|sous|sur|une?|vers|vos|votre|y',
  ].join('|')}))+$`,
  'iu',
);
const phraseEnd = /[,;](?=\s)(?<!\([^()]*)/gu;

/**
 * A text on one line that ends where a sentence ends, else where a phrase does; where neither leaves enough of it, at a
 * word that says something.
 */
function shortened(text: string, maximum: number): string {
  const line = onOneLine(text.toWellFormed());
  const cut = excerpt(line, maximum);
  if (cut === line) return line;
  const words = cut.slice(0, -1);
  // With the mark that may follow, and the space behind it.
  const whole = line.slice(0, words.length + 2);
  const phraseEnds = [...whole.matchAll(phraseEnd)].map(({ index }) => index);
  const end = [sentenceEnds(whole), phraseEnds].map((ends) => ends.at(-1) ?? 0).find((at) => at >= maximum / 4);
  return end === undefined ? `${words.replace(leading, '').replace(/[\s,;:.!?…-]+$/u, '')}…` : line.slice(0, end);
}

/**
 * A text on one line, with a mark between its lines, without closing punctuation and without marks that would collide with
 * the quotation marks.
 */
export function tidy(text: string, language: Language, maximum: number): string {
  const lines = linesOf(text.replace(invisible, '')).join('\n');
  const line = shortened(lines.replace(/(?<![.,;:!?…])\n/gu, betweenLines[language]), maximum);
  const closed = withoutClosingMark(line);
  return language === 'fr'
    ? closed.replace(/«\s*/gu, '“').replace(/\s*»/gu, '”')
    : closed.replace(/[“”"]/gu, "'").replace(/«\s*|\s*»/gu, "'");
}

/** The person's words between quotation marks, safe in markdown. */
export function quote(text: string, language: Language, maximum = 160): string {
  return quoted(inert(tidy(text, language, maximum)), language);
}
