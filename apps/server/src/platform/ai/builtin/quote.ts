import { excerpt, quoted } from '@elan/domain/excerpt';
import type { Language } from '@elan/domain/locale';
import { withoutClosingMark } from './closing-mark.ts';

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

/**
 * A text on one line, with a mark between its lines, without closing punctuation and without marks that would collide with
 * the quotation marks.
 */
export function tidy(text: string, language: Language, maximum: number): string {
  const lines = linesOf(text.replace(invisible, '')).join('\n');
  const line = excerpt(lines.replace(/(?<![.,;:!?…])\n/gu, betweenLines[language]), maximum);
  const closed = withoutClosingMark(line);
  return language === 'fr'
    ? closed.replace(/«\s*/gu, '“').replace(/\s*»/gu, '”')
    : closed.replace(/[“”"]/gu, "'").replace(/«\s*|\s*»/gu, "'");
}

/** The person's words between quotation marks, safe in markdown. */
export function quote(text: string, language: Language, maximum = 160): string {
  return quoted(inert(tidy(text, language, maximum)), language);
}
