import { namedMonth } from '../ledger/cell-month.ts';
import { plainLetters } from '../plain-letters.ts';

const until = "(?<until>by|before|d'ici|avant)";
const edge = "(?: (?:the |au |la |le |l')?(?<edge>end|fin)(?: of| de| d'| du mois de)?)?";
const date = '(?: (?:the |au |le )?(?<day>\\d{1,2})(?:st|nd|rd|th|er)?(?: of)?)? ?(?<month>[a-z]{3,9})\\.?';
const rest = '(?: (?<dayAfter>\\d{1,2})(?:st|nd|rd|th)?(?!\\d))?(?:,? (?<year>20\\d\\d))?';
const pattern = new RegExp(`(?<![a-z'])${until}${edge}${date}${rest}(?![a-z])`, 'gu');

/**
 * The day that a sentence says something is to be done by: 'by March 15', "d'ici la fin de mai 2027". A month without a
 * year is the next one; a month without a day is due on its last day, or the day before it for 'before March'.
 * @param writtenOn the day the sentence was written, as YYYY-MM-DD
 * @returns a day as YYYY-MM-DD; null when no such day is named
 */
export function dueInWords(text: string, writtenOn: string): string | null {
  for (const { groups = {} } of plainLetters(text).replaceAll('’', "'").matchAll(pattern)) {
    const month = namedMonth(groups.month ?? '');
    const named = groups.day ?? groups.dayAfter;
    if (month === undefined || Number(named ?? 1) > 31) continue;
    const isBefore = named === undefined && groups.edge === undefined && /^(?:before|avant)$/u.test(groups.until ?? '');
    // Day 0 is the last day of the month before.
    const [ofMonth, day] = named === undefined ? [isBefore ? month : month + 1, 0] : [month, Number(named)];
    const dayIn = (year: number) => new Date(Date.UTC(year, ofMonth, day)).toISOString().slice(0, 10);
    if (groups.year !== undefined) return dayIn(Number(groups.year));
    const year = Number(writtenOn.slice(0, 4));
    return dayIn(year) >= writtenOn ? dayIn(year) : dayIn(year + 1);
  }
  return null;
}
