import type { Text } from '../locale.ts';
import { moneyText } from '../money/money-text.ts';
import { joinNotes, monthlyValue, quoteOf, type Value, valuesIn } from './amount-line.ts';
import { type Count, counts, countsIn } from './counts.ts';
import { type Goal, monthsToGoal, type YearGoal } from './figures.ts';
import { numberText } from './number-text.ts';
import type { Assumption, Origin, PlanLine } from './plan.ts';
import { ownPayLine, type Unused } from './read-costs.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { daysAWeek, type When, whenIn } from './time-words.ts';

export type Goals = {
  goals: Goal[];
  yearGoals: YearGoal[];
  ownPay: PlanLine | undefined;
  assumptions: Assumption[];
  unused: Unused;
};

type Selling = { priceCents: number | undefined; unit: Text | null; isRecurring: boolean };

/** Opening days a week when the answers do not say: with a count by the day. */
const usualDays = 5;
/** A month of sales above ten billion dollars is a slip of the keyboard. */
const largestMonth = 1_000_000_000_000;
const draw =
  /(?<!\p{L})(?:pay (?:for )?(?:myself|me|ourselves)|for myself|my (?:own )?(?:pay|wages?|salary)|take home|live on|me (?:verser|payer)|nous (?:verser|payer)|m(?:on|a) (?:propre )?(?:salaire|paie|rémunération)|pour (?:en )?vivre)(?!\p{L})/iu;
const notSales = /(?<!\p{L})(?:profits?|net|bénéfices?|margins?|marge|savings?|économi\w+)(?!\p{L})/iu;

export function goalSegments(text: string): Segment[] {
  return segmentsOf(text, (piece) => countsIn(piece).length > 0 || /\$|¢|dollars?|CAD/iu.test(piece));
}

/** What the person wants to sell, by when, in units where there is a price and in cents where there is none. */
export function readGoals(text: string, everything: string, selling: Selling): Goals {
  const result: Goals = { goals: [], yearGoals: [], ownPay: undefined, assumptions: [], unused: [] };
  const pieces = piecesOf(goalSegments(text));
  const matching = pieces.some((piece) => piece.counts.some((entry) => isOfUnit(entry, selling)));
  for (const { segment, counts: found } of pieces) {
    if (draw.test(segment.text)) {
      const line = ownPayLine(segment);
      if ((line?.cents ?? 0) > (result.ownPay?.cents ?? 0)) result.ownPay = line;
      continue;
    }
    if (notSales.test(segment.text)) {
      result.unused.push({ quote: quoteOf(segment), adds: profitIsNotSales });
      continue;
    }
    const when = whenIn(segment.text);
    const fromMoney = valuesIn(segment, 'low').map((value) => moneyGoal(value, segment, when, selling));
    const fromCounts = found
      .filter((entry) => !matching || isOfUnit(entry, selling))
      .map((entry) => countGoal(entry, segment, when, selling, everything, matching));
    const all = [...fromMoney, ...fromCounts];
    const usable = all.filter((goal) => goal !== undefined);
    for (const goal of usable) {
      if ('total' in goal) result.yearGoals.push(goal);
      else result.goals.push(goal);
    }
    if (usable.length === 0 && all.length > 0) result.unused.push({ quote: quoteOf(segment), adds: sayHowMany });
  }
  return result;
}

const profitIsNotSales: Text = {
  en: 'a goal of sales: a profit follows from it, but cannot replace it',
  fr: 'un objectif de ventes\u00a0: un profit en découle, mais ne peut le remplacer',
};
const sayHowMany: Text = {
  en: 'a goal to compute with: say how many sales (or dollars of sales) a month, and by when',
  fr: 'un objectif qui se calcule\u00a0: dites combien de ventes (ou de dollars de ventes) par mois, et pour quand',
};

type Piece = { segment: Segment; counts: Count[] };

/** A bare number after a counted one speaks of the same thing: '450 loaves a month by June, 600 after a year'. */
function piecesOf(segments: readonly Segment[]): Piece[] {
  let previous: { count: Count; line: number } | undefined;
  return segments.map((segment) => ({
    segment,
    counts: countsIn(segment.piece, segment.leadIn).map((entry) => {
      const isBare = entry.words[0] === undefined || connecting.test(entry.words[0]);
      const read =
        isBare && previous?.line === segment.line
          ? { ...previous.count, value: entry.value, isRange: entry.isRange }
          : entry;
      previous = { count: read, line: segment.line };
      return read;
    }),
  }));
}

const connecting =
  /^(?:after|by|in|at|within|from|then|later|the|a|per|après|d'ici|dans|en|à|au|par|dès|puis|ensuite|la|le|un|une)$/iu;

function isOfUnit(entry: Count, { unit }: Selling): boolean {
  return unit !== null && (counts(entry, unit.en) || counts(entry, unit.fr));
}

/** By the end of a whole year that is named, in the month that is named, else in the plan's own. */
function timeOf(when: When | undefined): Pick<Goal, 'month' | 'isMonthAssumed'> {
  return { month: when?.month ?? monthsToGoal, isMonthAssumed: when === undefined };
}

function moneyGoal(
  value: ReturnType<typeof valuesIn>[number],
  segment: Segment,
  when: When | undefined,
  { priceCents }: Selling,
): Goal | YearGoal | undefined {
  const toCount = (cents: number): Value & { count: number } => {
    if (priceCents === undefined) return { ...value, count: cents };
    const count = Math.floor(cents / priceCents);
    const [all, price, units] = [moneyText(cents), moneyText(priceCents), numberText(count)];
    const note = {
      en: `${all.en} ÷ ${price.en} = ${units.en}, rounded down`,
      fr: `${all.fr} ÷ ${price.fr} = ${units.fr}, arrondi vers le bas`,
    };
    return {
      ...value,
      count,
      origin: value.origin === 'assumption' ? 'assumption' : 'computed',
      note: joinNotes(value.note, note),
    };
  };
  const { period } = value.amount;
  if (when?.year !== undefined && (period === 'once' || period === 'year')) {
    const { count } = toCount(value.cents);
    return count <= 0 ? undefined : { total: count, year: when.year, quote: quoteOf(segment) };
  }
  const monthly = monthlyValue(value, segment, undefined);
  if (monthly === undefined || monthly.cents > largestMonth) return undefined;
  const { count, origin, note } = toCount(monthly.cents);
  if (count <= 0) return undefined;
  return {
    perMonth: count,
    quote: quoteOf(segment),
    origin,
    ...(note === undefined ? {} : { note: monthly.note === undefined ? note : joinNotes(monthly.note, note) }),
    ...timeOf(when),
  };
}

function countGoal(
  entry: Count,
  segment: Segment,
  when: When | undefined,
  { priceCents, isRecurring }: Selling,
  everything: string,
  matching: boolean,
): Goal | YearGoal | undefined {
  if (priceCents === undefined) return undefined;
  const isYearTotal =
    when?.year !== undefined && (entry.period === 'year' || (entry.period === undefined && !isRecurring));
  if (isYearTotal && when?.year !== undefined) {
    const total = Math.floor(entry.value);
    return total * priceCents > largestMonth * 12 ? undefined : { total, year: when.year, quote: quoteOf(segment) };
  }
  const monthly = perMonth(entry, isRecurring, segment.text, everything);
  if (monthly === undefined || monthly.count <= 0 || monthly.count * priceCents > largestMonth) return undefined;
  const notes = [
    monthly.note,
    entry.isRange ? { en: 'low end of the range', fr: 'borne inférieure' } : undefined,
    matching ? undefined : { en: 'one of them counted as one sale', fr: 'chacun compté comme une vente' },
  ].filter((note) => note !== undefined);
  const note = notes.reduce<Text | undefined>((joined, next) => joinNotes(joined, next), undefined);
  const origin: Origin =
    monthly.isAssumed || entry.isRange || !matching ? 'assumption' : monthly.note ? 'computed' : 'answer';
  return {
    perMonth: monthly.count,
    quote: quoteOf(segment),
    origin,
    ...(note === undefined ? {} : { note }),
    ...timeOf(when),
  };
}

function perMonth(
  { value, period }: Count,
  isRecurring: boolean,
  own: string,
  everything: string,
): { count: number; note?: Text; isAssumed: boolean } | undefined {
  const whole = (exact: number) => Math.floor(exact + 1e-9);
  const text = numberText(value);
  // Customers who pay every month are a number that is reached, not one that comes anew each month.
  if (period === undefined) return isRecurring ? { count: whole(value), isAssumed: false } : undefined;
  if (period === 'month') return { count: whole(value), isAssumed: false };
  if (period === 'year') {
    return { count: whole(value / 12), note: same(text, '÷ 12'), isAssumed: false };
  }
  if (period === 'week') {
    return { count: whole((value * 52) / 12), note: same(text, '× 52 ÷ 12'), isAssumed: false };
  }
  if (period === 'day') {
    const days = daysAWeek(own) ?? daysAWeek(everything);
    const note = same(text, `× ${days ?? usualDays} × 52 ÷ 12`);
    if (days !== undefined) return { count: whole((value * days * 52) / 12), note, isAssumed: false };
    return {
      count: whole((value * usualDays * 52) / 12),
      note: joinNotes(note, { en: `open ${usualDays} days a week`, fr: `${usualDays} jours par semaine` }),
      isAssumed: true,
    };
  }
  return undefined;
}

function same(value: Text, factors: string): Text {
  return { en: `${value.en} ${factors}`, fr: `${value.fr} ${factors}` };
}

/** The person's own estimate of the break-even, in sales a month. */
export function readOwnBreakEven(
  text: string,
  everything: string,
  selling: Selling,
): { units: number; quote: string } | null {
  if (selling.priceCents === undefined) return null;
  const { goals } = readGoals(text, everything, selling);
  const [first] = [...goals].sort((one, other) => one.perMonth - other.perMonth);
  return first === undefined ? null : { units: first.perMonth, quote: first.quote };
}
