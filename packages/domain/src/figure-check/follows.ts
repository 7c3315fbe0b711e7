import { plainText } from '../ledger/read/plain-text.ts';
import type { Figure } from './figure.ts';

/** A figure of which the text, or the project, says the value. */
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
const small = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const petits = 'un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ');
const several = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,2}|${[...small.slice(1), ...petits.slice(1)].join('|')}) (?:full )?(?:months?|weeks?|days?|hours?|years?|mois|semaines?|jours?|heures?|ans)(?! ?(?:\\p{L}+ )?later)(?![\\p{L}])`,
  'gu',
);

const differences = words(
  'differ\\w*|gap|less|more|left|leaves?|remain\\w*|short|missing|higher|lower|cheaper|above|below|under|extra|saves?|spare|ecart|reste\\w*|resterait|manque\\w*|de plus|de moins|laisse\\w*|au-dessus|au-dessous|sous|marge|margin|minus|moins',
);
const results = words(
  'so|or|is|are|that is|means?|makes?|brings?|earns?|gives?|comes? to|takes?|costs?|worth|about|therefore|total|donc|soit|ou|fait|font|rapporte\\w*|donne\\w*|represente\\w*|revien\\w*|totalise\\w*|coute\\w*|gagne\\w*|prend|est|vaut|avec taxes|taxes?|hst|gst|tvh|tps|tvq|qst',
);

/** How many of one length of time are in a longer one: months, weeks and quarters of a year, weeks of a month. */
const spans = [12, 52, 4, 52 / 12, 26, 365];

/**
 * Whether a figure follows in the open from figures shown beside it: a part or a multiple in words, the same amount over
 * another length of time, a sum, a difference, a product or a share.
 * @param sentence the words around it
 * @param shown those of the sentence and of the one above, known themselves, in their order
 * @param named of the thing that its words name, though the text does not show them
 */
export function follows(figure: Figure, sentence: string, shown: readonly Base[], named: readonly Base[]): boolean {
  const plain = plainText(sentence);
  const isIt = (value: number) => {
    const reach = Math.max(figure.precision, Math.abs(figure.value) * 0.0005) + 1e-6;
    const values = figure.otherValue === undefined ? [figure.value] : [figure.value, figure.otherValue];
    return values.some((each) => Math.abs(each - value) <= reach);
  };
  const sameKind = ({ kind }: Base) => kind === figure.kind;
  const alike = shown.filter(sameKind);
  const multiples = factors.filter(([word]) => word.test(plain)).map(([, factor]) => factor);
  for (const [, count = ''] of plain.matchAll(several)) multiples.push(numberOf(count));
  if ([...alike, ...named.filter(sameKind)].some(({ value }) => multiples.some((factor) => isIt(value * factor))))
    return true;
  if (alike.some(({ value }) => spans.some((span) => isIt(value * span) || isIt(value / span)))) return true;
  if (differences.test(plain) && alike.some((one) => alike.some((other) => isIt(one.value - other.value)))) return true;
  if (isSumOfSome(alike, isIt)) return true;
  return results.test(plain) && isProduct(figure, shown, isIt);
}

function numberOf(word: string): number {
  const index = Math.max(small.indexOf(word), petits.indexOf(word));
  return index < 0 ? Number(word) : index + 1;
}

/** The most figures of one sum. */
const most = 12;

/** Two figures or more that follow each other add up. */
function isSumOfSome(figures: readonly Base[], isIt: (value: number) => boolean): boolean {
  const near = figures.slice(-most);
  return near.some((first, from) => {
    let sum = first.value;
    return near.slice(from + 1).some(({ value }) => {
      sum += value;
      return isIt(sum);
    });
  });
}

/** A number of something at a price, or a share of something, with or without the rest. */
function isProduct(figure: Figure, shown: readonly Base[], isIt: (value: number) => boolean): boolean {
  const others = shown.filter(({ kind }) => kind === figure.kind);
  return shown.some(({ kind, value }) => {
    if (kind === 'percent')
      return others.some((other) => {
        const share = value / 10_000;
        return isIt(other.value * share) || isIt(other.value * (1 + share)) || isIt(other.value * (1 - share));
      });
    return kind === 'count' && figure.kind === 'money' && others.some((other) => isIt(other.value * value));
  });
}
