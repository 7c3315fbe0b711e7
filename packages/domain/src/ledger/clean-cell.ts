import { withoutHiddenCharacters } from '../hidden-characters.ts';

const dash = '[-\u2010-\u2015\u2212]';
const nothing = new RegExp(`^\\$?\\s*${dash}+\\s*\\$?$`, 'u');

/**
 * What a typed or pasted text says, without what spreadsheets, phones and other languages put around it: direction marks
 * and zero-width characters, line breaks, spaces of any width. A dash alone, as in an accounting column, says nothing.
 */
export function cleanCell(typed: string): string {
  const text = withoutHiddenCharacters(typed.replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, spaceOf)).trim();
  return nothing.test(text) ? '' : text;
}

/** No-break spaces are French writing and stay; a name keeps them. */
const spaceOf = (found: string) => (/^[\u00a0\u202f]$/u.test(found) ? found : ' ');

const canadian = /(?:\b(?:CAD|CDN|CA|C)\b\s?)?\$(?:\s?(?:CAD|CDN|CA|C)\b)?|\b(?:CAD|CDN|dollars?)\b/giu;

/** An amount without the sign of Canadian dollars, wherever it stands: '$ CA', 'C$', '$(1,900.00)'. */
export const withoutDollars = (text: string): string => text.replace(canadian, '').trim();

/** A number with its minus in front, which accounting writes as parentheses or after it: '(1 900,00)', '1,900.00-'. */
export function withLeadingMinus(text: string): string {
  const [, inside, before] = new RegExp(`^(?:\\(([\\d.,\\s'’]+)\\)|([\\d.,\\s'’]+)${dash})$`, 'u').exec(text) ?? [];
  const number = (inside ?? before)?.trim();
  return number === undefined || number === '' ? text : `-${number}`;
}
