import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../locale.ts';
import { samples } from '../modules/testing/samples.ts';
import { checkFigures } from './check-figures.ts';
import { businessesEn } from './testing/businesses-en.ts';
import { businessesFr } from './testing/businesses-fr.ts';
import { heldOut } from './testing/held-out.ts';
import { planted } from './testing/planted.ts';
import { knownOfBusiness } from './testing/planted-business.ts';

const businesses = { en: businessesEn, fr: businessesFr };

/** The bakery of the samples, and nine others. */
function plantedIn(language: Language) {
  const { answers, rows: kept } = samples.bakery[language];
  const bakery = { name: 'bakery', province: 'QC', answers, sentences: planted[language] } as const;
  return [
    { ...bakery, known: knownOfBusiness(bakery, kept) },
    ...[...businesses[language], ...heldOut[language]].map((business) => ({
      ...business,
      known: knownOfBusiness(business),
    })),
  ];
}

type Mark = { isTrue: boolean; start: number; end: number };

/** The text without its marks, and where each marked figure is in it. */
function unmarked(marked: string): { text: string; marks: Mark[] } {
  const marks: Mark[] = [];
  let text = '';
  for (const sign of marked) {
    if (sign === '{' || sign === '[') marks.push({ isTrue: sign === '{', start: text.length, end: text.length });
    else if (sign === '}' || sign === ']') {
      const last = marks.at(-1);
      if (last !== undefined) last.end = text.length;
    } else text += sign;
  }
  return { text, marks };
}

describe.each(languages)('planted figures in %s', (language) => {
  const checked = plantedIn(language).flatMap(({ name, sentences, known }) =>
    sentences.map((marked) => {
      const { text, marks } = unmarked(marked);
      const doubted = checkFigures(text, known).filter(({ status }) => status === 'unknown' || status === 'wrong');
      const touches = (one: { start: number; end: number }, other: { start: number; end: number }) =>
        one.start < other.end && other.start < one.end;
      const missed = marks.filter((mark) => !mark.isTrue && !doubted.some((figure) => touches(figure, mark)));
      const blamed = doubted.filter((figure) => !marks.some((mark) => !mark.isTrue && touches(figure, mark)));
      const shown = ({ start, end }: { start: number; end: number }) => `${name}: ${text.slice(start, end)} in ${text}`;
      return {
        planted: marks.filter(({ isTrue }) => !isTrue).length,
        right: marks.filter(({ isTrue }) => isTrue).length,
        missed: missed.map(shown),
        blamed: blamed.map(shown),
      };
    }),
  );
  const sum = (of: (each: (typeof checked)[number]) => number) => checked.reduce((total, each) => total + of(each), 0);

  test('95 % of what nobody said, said of another thing or does not hold is found', () => {
    const all = sum((each) => each.planted);
    const missed = checked.flatMap((each) => each.missed);
    console.info(`${language}: ${all - missed.length} of ${all} planted figures found; missed:\n${missed.join('\n')}`);
    expect(missed.length / all).toBeLessThanOrEqual(0.05);
  });

  test('at most 2 % of what is true is doubted', () => {
    const all = sum((each) => each.right);
    const blamed = checked.flatMap((each) => each.blamed);
    console.info(`${language}: ${blamed.length} of ${all} true figures doubted:\n${blamed.join('\n')}`);
    expect(blamed.length / all).toBeLessThanOrEqual(0.02);
  });
});
