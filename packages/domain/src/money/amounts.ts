/** How often an amount is paid; `once` when the text names no period. */
export type Period = 'once' | 'hour' | 'day' | 'week' | 'month' | 'year';

export type Amount = {
  dollars: number;
  period: Period;
  /** What the price buys ('loaf', 'clinic'), when the text says so. */
  unit: string | undefined;
  /** One end of a range ('$5 to $8'), too imprecise to compute with. */
  isRange: boolean;
  /** Both ends of a range, when the two numbers are in order. */
  range: { low: number; high: number } | undefined;
  /** The position of the amount in the text, including its period and unit. */
  start: number;
  end: number;
};

const gap = '[ \\u00a0\\u202f]';
const digits = `\\d{1,3}(?:${gap}\\d{3})+(?:[.,]\\d{1,2})?|\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?`;
const sign = `(?:(?:CA|CAD)?${gap}?\\$|CAD)`;
const money = new RegExp(
  `(?<![\\p{L}\\d$.,])(?:${sign}${gap}?(${digits})${gap}?(k|K|M)?|(${digits})${gap}?(k|K|M)?${gap}?(?:\\$(?:${gap}?CAD?)?|CAD|dollars?)|(${digits})${gap}?(?:¢|cents?))(?!\\p{L}|[.,]?\\d)`,
  'gu',
);

const periods: readonly (readonly [Period, RegExp])[] = [
  ['hour', /^(?:h|hr|hour|heure)$/iu],
  ['day', /^(?:day|jour|journée)$/iu],
  ['week', /^(?:week|semaine)$/iu],
  ['month', /^(?:month|mois|mo)$/iu],
  ['year', /^(?:year|yr|an|année)$/iu],
];
const adverbs: readonly (readonly [Period, RegExp])[] = [
  ['hour', /^(?:hourly|de l'heure|l'heure)$/iu],
  ['day', /^(?:daily|quotidien(?:ne)?s?)$/iu],
  ['week', /^(?:weekly|hebdomadaires?)$/iu],
  ['month', /^(?:monthly|mensuel(?:le)?(?:ment|s)?)$/iu],
  ['year', /^(?:yearly|annually|annual|annuel(?:le)?(?:ment|s)?)$/iu],
];
const perWord = new RegExp(
  `^${gap}*(?:(?:/|per|an?|each|every|par|chaque|à l['’]|l['’]|la|le|de l['’])${gap}*)([\\p{L}][\\p{L}-]*)`,
  'iu',
);
/** Words that follow a price but are not what it buys. */
const notAUnit =
  /^(?:and|the|for|with|which|that|plus|avec|pour|qui|.{1,2}|.*(?:day|days)|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|premi.re?|fois|time)$/iu;
const adverb = new RegExp(
  `^${gap}*(${adverbs.map(([, word]) => word.source.slice(4, -2)).join('|')})(?![\\p{L}])`,
  'iu',
);

/** Finds the amounts of money in a person's text, in either notation: '$1,500.50', '1 500 $', '2,5 k$', '45 $ / h'. */
export function findAmounts(text: string): Amount[] {
  const found = [...text.matchAll(money)].flatMap((match) => {
    const dollars =
      match[5] === undefined
        ? toNumber(match[1] ?? match[3] ?? '', match[2] ?? match[4])
        : toNumber(match[5], undefined, 0.01);
    return dollars === undefined ? [] : [readAround(text, match.index, match.index + match[0].length, dollars)];
  });
  return found.map((amount, index) => {
    const before = text.slice(found[index - 1]?.end ?? 0, amount.start);
    const after = text.slice(amount.end, found[index + 1]?.start ?? amount.end);
    const linked = (between: string) => /^\s*(?:to|and|à|et|ou|or|-|–|—)\s*$/iu.test(between);
    const openRange = /\d\s*(?:to|à|-|–|—)\s*$/iu.test(before);
    const isRange = openRange || (index > 0 && linked(before)) || (index < found.length - 1 && linked(after));
    return { ...amount, isRange, range: isRange ? rangeAround(text, found, index) : undefined };
  });
}

const lowEnd = new RegExp(`(?<![\\p{L}\\d$.,])(${digits})${gap}?(k|K|M)?\\s*(?:to|à|-|–|—)\\s*$`, 'u');

/** 'and' only joins the ends of a range after 'between': '$5 and $8' may also be two prices. */
function rangeAround(
  text: string,
  found: readonly Omit<Amount, 'isRange' | 'range'>[],
  index: number,
): Amount['range'] {
  const amount = found[index];
  if (amount === undefined) return undefined;
  const ends = (low: number | undefined, high: number | undefined) =>
    low !== undefined && high !== undefined && low < high ? { low, high } : undefined;
  const open = lowEnd.exec(text.slice(Math.max(found[index - 1]?.end ?? 0, amount.start - 30), amount.start));
  if (open !== null) {
    const scale = open[2] ?? /(k|M)\s*\$/u.exec(text.slice(amount.start, amount.end))?.[1];
    return (
      ends(toNumber(open[1] ?? '', scale), amount.dollars) ?? ends(toNumber(open[1] ?? '', open[2]), amount.dollars)
    );
  }
  const joined = (one: (typeof found)[number] | undefined, other: (typeof found)[number] | undefined) => {
    if (one === undefined || other === undefined) return undefined;
    const between = text.slice(one.end, other.start);
    const isOpen = /^\s*(?:to|à|or|ou|-|–|—)\s*$/iu.test(between);
    const isClosed = /(?:between|entre)\s*$/iu.test(text.slice(Math.max(0, one.start - 12), one.start));
    return isOpen || (isClosed && /^\s*(?:and|et)\s*$/iu.test(between)) ? ends(one.dollars, other.dollars) : undefined;
  };
  return joined(amount, found[index + 1]) ?? joined(found[index - 1], amount);
}

function readAround(text: string, start: number, valueEnd: number, dollars: number): Omit<Amount, 'isRange' | 'range'> {
  let end = valueEnd;
  let period: Period = 'once';
  let unit: string | undefined;
  // At most a period and a unit: '$79 a month per clinic'.
  for (let step = 0; step < 2; step += 1) {
    const rest = text.slice(end, end + 40);
    const often = adverb.exec(rest);
    const per = perWord.exec(rest);
    const word = per?.[1] ?? '';
    const named = periods.find(([, form]) => form.test(word))?.[0];
    if (often?.[1] !== undefined && period === 'once') {
      const said = often[1];
      period = adverbs.find(([, form]) => form.test(said))?.[0] ?? period;
      end += often[0].length;
    } else if (per !== null && named !== undefined && period === 'once') {
      period = named;
      end += per[0].length;
    } else if (per !== null && named === undefined && unit === undefined && !notAUnit.test(word)) {
      unit = word;
      end += per[0].length;
    } else break;
  }
  const before =
    text
      .slice(Math.max(0, start - 30), start)
      .split(/[.;\n]/u)
      .at(-1) ?? '';
  if (period === 'once') {
    const near = before.split(/[^\p{L}]+/u).filter(Boolean);
    period = adverbs.find(([, form]) => near.some((word) => form.test(word)))?.[0] ?? period;
  }
  return { dollars, period, unit, start, end };
}

/** Parses a number; undefined when it is ambiguous ('1.500' or '1,50,0'). */
function toNumber(text: string, scale: string | undefined, unit = 1): number | undefined {
  const plain = text.replace(/[ \u00a0\u202f]/gu, '');
  const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/u.test(plain);
  const value = Number(grouped ? plain.replaceAll(',', '') : plain.replace(',', '.'));
  const factor = scale === undefined ? unit : scale === 'M' ? 1_000_000 : 1_000;
  const dollars = Math.round(value * factor * 100) / 100;
  return Number.isFinite(dollars) && dollars > 0 && dollars < 1_000_000_000 ? dollars : undefined;
}

/** Converts an amount to dollars per month; undefined when its period does not allow that. */
export function perMonth(amount: Amount): number | undefined {
  if (amount.period === 'month') return amount.dollars;
  if (amount.period === 'year') return amount.dollars / 12;
  if (amount.period === 'week') return (amount.dollars * 52) / 12;
  return undefined;
}
