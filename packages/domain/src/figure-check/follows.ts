import { numberInWords, numberOfWords } from '../ledger/read/number-words.ts';
import { plainText } from '../ledger/read/plain-text.ts';
import type { Figure } from './figure.ts';

/** A figure whose value the text or the project states. */
export type Base = Pick<Figure, 'kind' | 'value'>;

const words = (alternatives: string) => new RegExp(`(?<![\\p{L}])(?:${alternatives})(?![\\p{L}])`, 'u');

/** Parts and multiples in words. */
const factors: readonly (readonly [RegExp, number])[] = [
  [words('half|halves|moitie|demie?'), 1 / 2],
  [words('two thirds|deux tiers'), 2 / 3],
  [words('thirds?|tiers'), 1 / 3],
  [words('three quarters|trois quarts'), 3 / 4],
  [words('quarters?|quarts?'), 1 / 4],
  [words('fifths?|cinquieme'), 1 / 5],
  [words('tenths?|dixieme'), 1 / 10],
  [words('double|twice|deux fois'), 2],
  [words('triple|three times|trois fois'), 3],
];
const several =
  /(?<![\p{L}\d])(\d{1,2}|\p{L}+) (?:full )?(?:months?|weeks?|days?|hours?|years?|mois|semaines?|jours?|heures?|ans)(?! later)(?!\p{L})/gu;

const counted = new RegExp(`(?<![\\p{L}\\d.,$])(?:\\d{1,2}(?![\\d.,]|[ \u00a0]?[%$])|${numberInWords.source})`, 'gu');
const each = words('each|apiece|chacune?s?|l.unite');

const differences = words(
  'differ\\w*|gap|less|more|left|leaves?|remain\\w*|short|missing|higher|lower|cheaper|above|below|under|extra|exceeds?|beats?|than|saves?|spare|ecart|depass\\w*|reste\\w*|manque\\w*|de plus|de moins|laisse\\w*|au-dessus|au-dessous|sous|marge|margin|minus|moins',
);
const sums = words('together|total\\w*|in all|both|combined|between|with|and|ensemble|en tout|avec|et');
const results = words(
  'so|or|is|are|means?|makes?|brings?|earns?|gives?|comes? to|takes?|costs?|worth|about|therefore|total|with|donc|soit|ou|fait|font|rapporte\\w*|donne\\w*|represente\\w*|revien\\w*|coute\\w*|gagne\\w*|prend|est|vaut|avec|taxes?',
);

/** How many of one length of time are in a longer one: months, weeks and quarters of a year, weeks of a month. */
const spans = [12, 52, 4, 52 / 12, 26, 365];

/** What the words of a sentence say of its figures. */
export type Cues = { multiples: readonly number[]; isDifference: boolean; isResult: boolean; isSum: boolean };

export function cuesOf(sentence: string): Cues {
  const plain = plainText(sentence);
  const counts = [...plain.matchAll(several)].map(([, count = '']) => Number(count) || numberOfWords(count));
  const shares = each.test(plain)
    ? [...plain.matchAll(counted)].map(([count]) => 1 / (Number(count) || numberOfWords(count)))
    : [];
  return {
    multiples: [...factors.flatMap(([word, factor]) => (word.test(plain) ? [factor] : [])), ...counts, ...shares],
    isDifference: differences.test(plain),
    isResult: results.test(plain),
    isSum: sums.test(plain),
  };
}

/**
 * Whether a figure follows from figures shown beside it: a part or a multiple in words, the same amount over another
 * length of time, a sum, a difference, a product or a share.
 * @param cues what the words say; those of its sentence
 * @param shown those of its sentence and of what stands above, known themselves, in their order
 * @param beside those of its sentence alone
 * @param named the amounts of what the sentence names, though it does not show them
 */
export function follows(
  figure: Figure,
  cues: Cues,
  { shown, beside, named }: { shown: readonly Base[]; beside: readonly Base[]; named: readonly number[] },
): boolean {
  const reach = Math.max(figure.precision, Math.abs(figure.value) * 0.0005) + 1e-6;
  const isIt = (value: number) =>
    Math.abs(figure.value - value) <= reach || Math.abs((figure.otherValue ?? Number.NaN) - value) <= reach;
  const amountsOf = (bases: readonly Base[]) =>
    bases.filter(({ kind }) => kind === figure.kind).map(({ value }) => value);
  const alike = amountsOf(shown);
  const compared = cues.isDifference ? alike : amountsOf(beside);
  const isMultiple = (value: number) => cues.multiples.some((factor) => isIt(value * factor));
  return (
    alike.some((value) => isMultiple(value) || spans.some((span) => isIt(value * span) || isIt(value / span))) ||
    named.some((one) => isMultiple(one) || (cues.isSum && named.some((other) => one < other && isIt(one + other)))) ||
    compared.some((one) => compared.some((other) => isIt(one - other))) ||
    isSumOfSome(alike, isIt) ||
    (cues.isResult && isProduct(figure, [...alike, ...named], shown, isIt))
  );
}

/** Two figures or more that follow each other add up. */
function isSumOfSome(values: readonly number[], isIt: (value: number) => boolean): boolean {
  return values.some((first, from) => {
    let sum = first;
    return values.slice(from + 1).some((value) => {
      sum += value;
      return isIt(sum);
    });
  });
}

/** A number of something at a price, or a share of something, with or without the rest. */
function isProduct(
  { kind }: Figure,
  amounts: readonly number[],
  shown: readonly Base[],
  isIt: (value: number) => boolean,
): boolean {
  return shown.some((other) => {
    const share = other.value / 10_000;
    if (other.kind === 'percent')
      return amounts.some((value) => [share, 1 + share, 1 - share].some((part) => isIt(value * part)));
    return other.kind === 'count' && kind === 'money' && amounts.some((value) => isIt(value * other.value));
  });
}
