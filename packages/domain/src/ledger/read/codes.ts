import { currencyOf } from './currency.ts';
import { timeUnit } from './rhythm.ts';
import type { Tag } from './tags.ts';
import { has } from './token-tags.ts';
import type { Token } from './tokens.ts';

const ordinals = new Set(['e', 'er', 're', 'ere', 'eme', 'th', 'st', 'nd', 'rd']);

/** Postal codes, telephone numbers, years, dates, ordinals, times of day, numbers of laws and of a list. */
export function isCode(tokens: readonly Token[], at: number, free: number): boolean {
  const number = tokens[at];
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  if (number === undefined) return true;
  const isMoney = currencyOf(after) !== undefined || (at - 1 >= free && currencyOf(before) !== undefined);
  if (number.glued && before?.kind === 'word' && currencyOf(before) === undefined) return true;
  if (after?.glued && after.kind === 'word' && (ordinals.has(after.text) || after.text === 'd')) return true;
  if (isMoney) return false;
  const isGlued = (token: Token | undefined, sign: string) => token?.text === sign && token.glued;
  if (isGlued(after, ':') && tokens[at + 2]?.glued && tokens[at + 2]?.kind === 'number') return true;
  if (before?.text === ':' && before.glued && number.glued && tokens[at - 2]?.kind === 'number') return true;
  if (
    /^\d{3,4}$/.test(number.text) &&
    (isGlued(after, '-') || (before?.text === '-' && number.glued && before.glued)) &&
    isTelephone(tokens, at)
  )
    return true;
  const isListNumber =
    (before === undefined || before.kind === 'break') &&
    (after?.text === '.' || after?.text === ')') &&
    after.glued &&
    !tokens[at + 2]?.glued;
  const isYear =
    /^20[1-4]\d$/.test(number.text) || (/^(?:19|20)\d\d$/.test(number.text) && beforeYear.has(before?.text ?? ''));
  const isCalendarYear =
    isYear && after?.text !== '%' && !has(after, 'thousand') && timeUnit(tokens[at + 2]) === undefined;
  const follows = new Set([
    'bill',
    'law',
    'loi',
    'article',
    'art',
    'no',
    'numero',
    'section',
    'month',
    'mois',
    'year',
    'annee',
    'week',
    'phase',
    '#',
    'route',
    'rue',
    'highway',
    'street',
    'apartment',
    'appartement',
  ]);
  const isNamed = before !== undefined && follows.has(before.text);
  const isDate = calendarMonth(before) || calendarMonth(after) || (before?.text === 'le' && calendarMonth(after));
  const isClock =
    after?.kind === 'word' &&
    (after.text === 'am' || after.text === 'pm' || (/^[ap]$/.test(after.text) && tokens[at + 2]?.text === '.'));
  return isListNumber || isCalendarYear || isNamed || isDate || isClock;
}

function isTelephone(tokens: readonly Token[], at: number): boolean {
  const near = tokens.slice(Math.max(0, at - 5), at + 6);
  return (
    near.filter((token) => /^\d{3,4}$/.test(token.text)).length >= 2 &&
    near.some((token) => /^\d{4}$/.test(token.text)) &&
    (!near.some((token) => token.text === '$') || [-4, -2, 0].some((back) => isTypedWhole(tokens, at + back)))
  );
}

/** '418-555-0188', with the place of its first digits. */
function isTypedWhole(tokens: readonly Token[], at: number): boolean {
  const whole = tokens.slice(Math.max(0, at), at + 5);
  return (
    whole.slice(1).every(({ glued }) => glued) && /^\d{3}-\d{3}-\d{4}$/.test(whole.map(({ text }) => text).join(''))
  );
}

const beforeYear = new Set('in en since depuis of by until from de year annee'.split(' '));
const calendar: readonly Tag[] = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

function calendarMonth(token: Token | undefined): boolean {
  return calendar.some((month) => has(token, month));
}
