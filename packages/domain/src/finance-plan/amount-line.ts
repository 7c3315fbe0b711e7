import { excerpt } from '../excerpt.ts';
import type { Text } from '../locale.ts';
import type { Amount, Period } from '../money/amounts.ts';
import { moneyText } from '../money/money-text.ts';
import { countsIn } from './counts.ts';
import { numberText } from './number-text.ts';
import type { Origin, PlanLine } from './plan.ts';
import type { Segment } from './segments.ts';
import { daysAWeek } from './time-words.ts';

/** An amount as the plan uses it. */
export type Value = { cents: number; origin: Origin; note?: Text };

/** Above this an amount is taken for a slip of the keyboard: a hundred million dollars. */
const largestCents = 10_000_000_000;

/** A person's words as a label: the same in both languages. */
export function same(words: string): Text {
  return { en: words, fr: words };
}

export function quoteOf(segment: Segment): string {
  return excerpt(segment.text, 160);
}

/**
 * The amounts of a piece, one for each range.
 * @param end the prudent end of a range: the low one for money that comes in, the high one for money that goes out
 */
export function valuesIn(segment: Segment, end: 'low' | 'high'): (Value & { amount: Amount })[] {
  return segment.amounts.flatMap((amount, index) => {
    const before = segment.amounts[index - 1];
    const isSecondEnd =
      before?.range !== undefined && amount.range?.high === before.range.high && before.range.low === amount.range.low;
    if (isSecondEnd) return [];
    const next = segment.amounts[index + 1];
    // A period or unit stands after the second end: '$5 to $8 a loaf'.
    const whole = amount.range !== undefined && next?.range?.high === amount.range.high ? next : amount;
    const cents = toCents(amount.range?.[end] ?? amount.dollars);
    if (cents > largestCents) return [];
    return [{ amount: { ...whole, start: amount.start }, cents, ...originOf(amount, end) }];
  });
}

function originOf({ range }: Amount, end: 'low' | 'high'): { origin: Origin; note?: Text } {
  if (range === undefined) return { origin: 'answer' };
  const [low, high] = [moneyText(toCents(range.low)), moneyText(toCents(range.high))];
  return {
    origin: 'assumption',
    note:
      end === 'low'
        ? { en: `Low end of ${low.en} to ${high.en}`, fr: `Borne inférieure, de ${low.fr} à ${high.fr}` }
        : { en: `High end of ${low.en} to ${high.en}`, fr: `Borne supérieure, de ${low.fr} à ${high.fr}` },
  };
}

export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** Whether an amount of a piece is too large to be meant. */
export function isTooLarge(amount: Amount): boolean {
  return toCents(amount.range?.high ?? amount.dollars) > largestCents;
}

const interval =
  /(?:every|each|aux|(?:à )?(?:tous|toutes) les)[ \u00a0](two|three|six|other|deux|trois|2|3|6)[ \u00a0](weeks?|months?|semaines?|mois)|(?:per|every|each|a|par|chaque|\/) ?(?:quarter|trimestre)|(quarterly|biweekly|bi-weekly|trimestriel\w*|aux deux semaines)/iu;

/** How many times a year something happens that is not paid by the day, week, month or year. */
function timesAYear(text: string): number | undefined {
  const found = interval.exec(text);
  if (found === null) return undefined;
  const word = (found[3] ?? '').toLowerCase();
  if (/^bi/u.test(word)) return 26;
  const count = /two|other|deux|2/u.test(found[1] ?? '') ? 2 : /three|trois|3/u.test(found[1] ?? '') ? 3 : 6;
  if (found[1] === undefined) return 4;
  return /^(?:week|semaine)/iu.test(found[2] ?? '') ? 52 / count : 12 / count;
}

/**
 * What an amount comes to by the month, with its calculation; costs are rounded up to the cent.
 * @param whenOnce what an amount without a period is: one of each month, or not known
 */
export function monthlyValue(
  value: Value & { amount: Amount },
  segment: Segment,
  whenOnce: Value['note'] | undefined,
): Value | undefined {
  const { amount, cents } = value;
  const said = moneyText(cents);
  const times = timesAYear(segment.text);
  const of = (factor: number, en: string, fr: string): Value => ({
    cents: Math.ceil(Math.round(cents * factor * 1000) / 1000),
    origin: value.origin === 'assumption' ? 'assumption' : 'computed',
    note: joinNotes(value.note, { en: `${said.en} ${en}`, fr: `${said.fr} ${fr}` }),
  });
  if (times !== undefined && amount.period === 'once') {
    const count = numberText(times);
    return of(times / 12, `× ${count.en} ÷ 12`, `× ${count.fr} ÷ 12`);
  }
  const hours = countsIn(segment.text).find((entry) =>
    entry.words.some((word) => /^(?:hours?|heures?|h)$/iu.test(word)),
  );
  const monthly: Partial<Record<Period, () => Value | undefined>> = {
    month: () => ({ cents, origin: value.origin, ...(value.note === undefined ? {} : { note: value.note }) }),
    year: () => of(1 / 12, '÷ 12', '÷ 12'),
    week: () => of(52 / 12, '× 52 ÷ 12', '× 52 ÷ 12'),
    day: () => {
      const days = daysAWeek(segment.text);
      return days === undefined ? undefined : of((days * 52) / 12, `× ${days} × 52 ÷ 12`, `× ${days} × 52 ÷ 12`);
    },
    hour: () => {
      if (hours === undefined) return undefined;
      const count = numberText(hours.value);
      if (hours.period === 'month') return of(hours.value, `× ${count.en}`, `× ${count.fr}`);
      if (hours.period === 'week')
        return of((hours.value * 52) / 12, `× ${count.en} × 52 ÷ 12`, `× ${count.fr} × 52 ÷ 12`);
      return undefined;
    },
    once: () =>
      whenOnce === undefined ? undefined : { cents, origin: value.origin, note: joinNotes(value.note, whenOnce) },
  };
  const result = monthly[amount.period]?.();
  return result === undefined || result.cents > largestCents ? undefined : result;
}

export function joinNotes(one: Text | undefined, other: Text): Text {
  return one === undefined ? other : { en: `${one.en}; ${other.en}`, fr: `${one.fr}\u00a0; ${other.fr}` };
}

/** Several of the same: '2 employees at $2,500 a month each'. */
export function timesEach(value: Value, segment: Segment): Value {
  if (
    !/(?<!\p{L})(?:each|apiece|per (?:person|employee)|chacune?|par (?:personne|employée?))(?!\p{L})/iu.test(
      segment.text,
    )
  )
    return value;
  const several = countsIn(segment.text).find(
    (entry) =>
      entry.period === undefined ||
      entry.words.some((word) => /^(?:employ|person|baker|clerk|vendeu|commis)/iu.test(word)),
  );
  if (several === undefined || !Number.isInteger(several.value) || several.value < 2 || several.value > 200)
    return value;
  const [count, one] = [numberText(several.value), moneyText(value.cents)];
  return {
    cents: value.cents * several.value,
    origin: value.origin === 'assumption' ? 'assumption' : 'computed',
    note: joinNotes(value.note, { en: `${count.en} × ${one.en}`, fr: `${count.fr} × ${one.fr}` }),
  };
}

/** A line of a list from a piece of an answer. */
export function lineOf(id: string, segment: Segment, value: Value, fallback: Text): PlanLine {
  return {
    id,
    label: segment.label === '' ? fallback : same(segment.label),
    cents: value.cents,
    origin: value.origin,
    quote: quoteOf(segment),
    ...(value.note === undefined ? {} : { note: value.note }),
  };
}
