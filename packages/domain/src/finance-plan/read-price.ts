import type { Text } from '../locale.ts';
import { type Amount, perMonth } from '../money/amounts.ts';
import { moneyText } from '../money/money-text.ts';
import { isSameNoun } from '../money/quantities.ts';
import { joinNotes, quoteOf, same, toCents, type Value, valuesIn } from './amount-line.ts';
import type { Count } from './counts.ts';
import type { Assumption, PlanLine } from './plan.ts';
import { type Segment, segmentsOf } from './segments.ts';

type Price = { line: PlanLine; unit: Text | null; isRecurring: boolean; others: Assumption[] };
type Candidate = { value: Value & { amount: Amount }; segment: Segment; unit: Text | null };

const notMine =
  /competit|supermarket|elsewhere|others? (?:sell|charge|ask)|they (?:sell|charge|ask)|concurren|supermarché|ailleurs|les autres|(?<!\p{L})(?:than|compared|versus|vs|plutôt que|que l[ea]s?|contre)(?!\p{L})/iu;
const notAPrice =
  /discount|rebate|deposit|minimum|delivery|shipping|rabais|escompte|remise|dépôt|livraison|minimum|(?<!\p{L})(?:costs? (?:me|us)|my cost|coûte(?:nt)? à|me coûte|nous coûte|mon coût|revient à|marge|margin|profit|rent|loyer|hosting|hébergement|salar)/iu;
const hour: Text = { en: 'hour', fr: 'heure' };
const day: Text = { en: 'day', fr: 'jour' };

/**
 * The one price the plan computes with. Of several, the one whose thing the sales goal counts, else one that says what
 * it buys; then the lowest, so that the plan errs on the careful side and the order of the words does not matter.
 */
export function readPrice(text: string, goals: readonly Count[]): Price | undefined {
  const candidates = segmentsOf(text)
    .filter((segment) => !notMine.test(segment.text) && !notAPrice.test(segment.text))
    .flatMap((segment) =>
      valuesIn(segment, 'low').map(
        (value): Candidate => ({ value, segment, unit: unitOf(value.amount, segment, goals) }),
      ),
    )
    .filter(({ value }) => value.cents > 0);
  const rank = ({ unit, value }: Candidate) => {
    if (unit !== null && goals.some((goal) => goal.words.some((word) => isSameNoun(word, unit.en)))) return 0;
    if (unit !== null) return 1;
    return value.amount.period === 'once' ? 3 : 2;
  };
  const [first, ...rest] = candidates.sort(
    (one, other) =>
      rank(one) - rank(other) || one.value.cents - other.value.cents || compare(one.segment.text, other.segment.text),
  );
  if (first === undefined) return undefined;
  const { amount } = first.value;
  const isRecurring = ['week', 'month', 'year'].includes(amount.period);
  const value = isRecurring ? byMonth(first.value) : first.value;
  if (value.cents <= 0) return undefined;
  return {
    unit: first.unit,
    isRecurring,
    line: {
      id: 'price',
      label: isRecurring ? { en: 'Price a month', fr: 'Prix par mois' } : { en: 'Price', fr: 'Prix' },
      cents: value.cents,
      origin: value.origin,
      quote: quoteOf(first.segment),
      ...(value.note === undefined ? {} : { note: value.note }),
    },
    others: otherPrices(rest.filter((entry) => entry.value.cents !== first.value.cents)),
  };
}

function byMonth(value: Value & { amount: Amount }): Value {
  const { amount, cents, origin, note } = value;
  if (amount.period === 'month') return { cents, origin, ...(note === undefined ? {} : { note }) };
  const said = moneyText(cents);
  const calculation =
    amount.period === 'year'
      ? { en: `${said.en} a year ÷ 12`, fr: `${said.fr} par année ÷ 12` }
      : { en: `${said.en} a week × 52 ÷ 12`, fr: `${said.fr} par semaine × 52 ÷ 12` };
  const monthly = Math.floor(toCents(perMonth({ ...amount, dollars: cents / 100 }) ?? 0));
  return {
    cents: monthly,
    origin: origin === 'assumption' ? 'assumption' : 'computed',
    note: joinNotes(note, calculation),
  };
}

function unitOf(amount: Amount, segment: Segment, goals: readonly Count[]): Text | null {
  if (amount.unit !== undefined) return same(amount.unit.toLowerCase());
  if (amount.period === 'hour') return hour;
  if (amount.period === 'day') return day;
  // 'Loaf: $8' names the thing before the price.
  const named = (segment.label.match(/\p{L}{3,}/gu) ?? []).find((word) =>
    goals.some((goal) => goal.words[0] !== undefined && isSameNoun(goal.words[0], word)),
  );
  return named === undefined ? null : same(named.toLowerCase());
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function otherPrices(others: readonly Candidate[]): Assumption[] {
  if (others.length === 0) return [];
  const shown = others.slice(0, 6).map(({ value }) => moneyText(value.cents));
  return [
    {
      id: 'other-prices',
      label: { en: 'Other prices you name', fr: 'Autres prix que vous nommez' },
      value: { en: shown.map(({ en }) => en).join(', '), fr: shown.map(({ fr }) => fr).join(', ') },
      note: {
        en: 'Not counted: the plan follows one price until you say how many of each you sell.',
        fr: "Non comptés\u00a0: le plan suit un seul prix tant que vous n'avez pas dit combien vous vendez de chaque chose.",
      },
    },
  ];
}
