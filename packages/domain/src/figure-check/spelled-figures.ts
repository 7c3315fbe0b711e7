import type { Figure } from './figure.ts';

const small: Readonly<Record<string, number>> = {
  ...numbered(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    0,
    1,
  ),
  ...numbered('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
  ...numbered('zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize', 0, 1),
  ...numbered('vingt trente quarante cinquante soixante', 20, 10),
  une: 1,
  vingts: 20,
};
const hundreds = ['hundred', 'cent', 'cents'];
const scales: Readonly<Record<string, number>> = { thousand: 1_000, mille: 1_000, million: 1e6, millions: 1e6 };

function numbered(words: string, first: number, step: number): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word, index) => [word, first + index * step]));
}

const word = [...Object.keys(small), ...hundreds, ...Object.keys(scales)]
  .sort((one, other) => other.length - one.length)
  .join('|');
const spelled = new RegExp(
  `(?<![\\p{L}\\d])((?:${word})(?:(?:[ \\u00a0-]|[ -](?:and|et)[ -])(?:${word}))*)[ \\u00a0](?:(?:de|d['’])[ \\u00a0]?)?(dollars?|per cent|percent|pour cent)(?!\\p{L})`,
  'giu',
);

/** Amounts and percentages that are written in words: 'forty thousand dollars', « quinze pour cent ». */
export function spelledFigures(text: string): Figure[] {
  return [...text.matchAll(spelled)].map(({ index, 0: whole, 1: number = '', 2: sign = '' }) => {
    const value = amountIn(number.toLowerCase().split(/[ \u00a0-]+/u));
    return {
      kind: /^dollar/iu.test(sign) ? 'money' : 'percent',
      value: value * 100,
      otherValue: undefined,
      precision: 0.5,
      start: index,
      end: index + whole.length,
    };
  });
}

/** 'quatre-vingt-dix' is 4 × 20 + 10, 'two hundred thousand' is 2 × 100 × 1,000. */
function amountIn(words: readonly string[]): number {
  let [whole, part] = [0, 0];
  for (const each of words) {
    const scale = scales[each];
    const value = small[each];
    if (scale !== undefined) {
      whole += Math.max(part, 1) * scale;
      part = 0;
    } else if (hundreds.includes(each)) part = Math.max(part, 1) * 100;
    else if ((each === 'vingt' || each === 'vingts') && part % 10 === 4 && part % 100 < 10) part += 76;
    else part += value ?? 0;
  }
  return whole + part;
}
