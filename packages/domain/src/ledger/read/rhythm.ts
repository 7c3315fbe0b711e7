import type { Tag } from './tags.ts';
import type { Token } from './tokens.ts';

const units = ['hour', 'day', 'week', 'month', 'quarter', 'year', 'season', 'minute'] as const satisfies readonly Tag[];
export type TimeUnit = (typeof units)[number];

/** How often: 'twice a month' is 2 times in 1 month, 'every two weeks' once in 2 weeks. */
export type Rhythm = { times: number; span: number; unit: TimeUnit };
type Found = { rhythm: Rhythm; to: number };

const adverbs: readonly (readonly [Tag, Rhythm])[] = [
  ['twoWeekly', { times: 1, span: 2, unit: 'week' }],
  ['twiceMonthly', { times: 2, span: 1, unit: 'month' }],
  ['halfYearly', { times: 2, span: 1, unit: 'year' }],
  ['hourly', { times: 1, span: 1, unit: 'hour' }],
  ['daily', { times: 1, span: 1, unit: 'day' }],
  ['weekly', { times: 1, span: 1, unit: 'week' }],
  ['monthly', { times: 1, span: 1, unit: 'month' }],
  ['quarterly', { times: 1, span: 1, unit: 'quarter' }],
  ['yearly', { times: 1, span: 1, unit: 'year' }],
];
const articles = new Set(['le', 'la', "l'", 'the']);

/** The unit of time that a word names. */
export function timeUnit(token: Token | undefined): TimeUnit | undefined {
  return token === undefined ? undefined : units.find((unit) => token.tags.has(unit));
}

/** The rhythm that begins at a token: 'a month', '/mo', 'every two weeks', 'twice a year', 'monthly'. */
export function rhythmAt(tokens: readonly Token[], at: number): Found | undefined {
  const token = tokens[at];
  if (token === undefined || token.kind === 'break') return undefined;
  for (const [tag, rhythm] of adverbs) {
    const length = token.tags.get(tag);
    if (length !== undefined) return { rhythm, to: at + length };
  }
  const times = timesAt(tokens, at);
  if (times === undefined) return perUnit(tokens, at);
  const per = perUnit(tokens, times.to);
  return per === undefined ? undefined : { rhythm: { ...per.rhythm, times: times.count }, to: per.to };
}

/** 'twice', 'once', '3 times', 'deux fois'. */
function timesAt(tokens: readonly Token[], at: number): { count: number; to: number } | undefined {
  const token = tokens[at];
  const once = token?.tags.get('once');
  if (once !== undefined) return { count: 1, to: at + once };
  const twice = token?.tags.get('twice');
  if (twice !== undefined) return { count: 2, to: at + twice };
  if (token?.kind === 'number' && token.value !== null && tokens[at + 1]?.tags.has('times'))
    return { count: token.value, to: at + 2 };
  return undefined;
}

function perUnit(tokens: readonly Token[], start: number): Found | undefined {
  const first = tokens[start];
  // 'de l'heure', 'a l'heure'
  const at = (first?.text === 'de' || first?.text === 'a') && tokens[start + 1]?.text === "l'" ? start + 1 : start;
  const opening = tokens[at];
  if (opening === undefined) return undefined;
  const every = opening.tags.get('everyWord');
  if (every !== undefined) {
    const other = tokens[at + every]?.text === 'other' ? 1 : 0;
    const counted = tokens[at + every + other];
    const span = other === 1 ? 2 : counted?.kind === 'number' ? counted.value : 1;
    const unitAt = at + every + other + (other === 0 && counted?.kind === 'number' ? 1 : 0);
    const unit = timeUnit(tokens[unitAt]);
    if (unit !== undefined && span !== null && Number.isInteger(span) && span >= 1 && span <= 12)
      return { rhythm: { times: 1, span, unit }, to: unitAt + 1 };
  }
  if (!opening.tags.has('per') && !articles.has(opening.text)) return undefined;
  const unit = timeUnit(tokens[at + 1]);
  // 'a m' or 'le min' are not rhythms of a plan, 'per minute' is not either.
  return unit === undefined || unit === 'minute' ? undefined : { rhythm: { times: 1, span: 1, unit }, to: at + 2 };
}

/** The first rhythm of some words. */
export function rhythmIn(tokens: readonly Token[], from: number, to: number): Rhythm | null {
  for (let at = from; at < to; at += 1) {
    const found = rhythmAt(tokens, at);
    if (found !== undefined && found.to <= to) return found.rhythm;
  }
  return null;
}

/** A rhythm in the same words as `every` of a cost: how many payments of it make one of the column's. */
export type Payment = {
  every: 'week' | 'two_weeks' | 'half_month' | 'month' | 'quarter' | 'half_year' | 'year' | 'season';
  factor: number;
};

/** The rhythm of a payment in the words of the table; undefined by the hour, by the day, or where no rhythm fits. */
export function paymentOf({ times, span, unit }: Rhythm): Payment | undefined {
  const direct: Readonly<Record<string, Payment['every']>> = {
    '1/1 week': 'week',
    '1/2 week': 'two_weeks',
    '2/1 month': 'half_month',
    '1/1 month': 'month',
    '1/3 month': 'quarter',
    '1/1 quarter': 'quarter',
    '4/1 year': 'quarter',
    '1/6 month': 'half_year',
    '2/1 year': 'half_year',
    '1/1 year': 'year',
    '1/12 month': 'year',
    '12/1 year': 'month',
    '1/1 season': 'season',
  };
  const every = direct[`${times}/${span} ${unit}`];
  if (every !== undefined) return { every, factor: 1 };
  if (!(times >= 1 && times <= 366 && Number.isInteger(times))) return undefined;
  if (span === 1 && (unit === 'week' || unit === 'month' || unit === 'year' || unit === 'season'))
    return { every: unit, factor: times };
  if (times === 1 && unit === 'month' && 12 % span === 0) return { every: 'year', factor: 12 / span };
  return undefined;
}
