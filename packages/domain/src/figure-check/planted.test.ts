import { describe, expect, test } from 'vitest';
import { computeForecast } from '../forecast/compute-forecast.ts';
import { knownPlan } from '../forecast/testing/rows.ts';
import { sampleInput, sampleLedger } from '../ledger/testing/sample-ledger.ts';
import { type Language, languages } from '../locale.ts';
import { checkFigures } from './check-figures.ts';
import { knownOfProject } from './known-of-project.ts';
import { planted } from './testing/planted.ts';

const today = '2026-11';

function knownOf(language: Language) {
  const { answers } = sampleInput('bakery', language, today);
  const { rows } = sampleLedger('bakery', language, today);
  const forecasts = [{}, { salesPercent: 80 }, { pricePercent: 90 }, { openingLater: 3 }].map((scenario) =>
    computeForecast(rows, { today, scenario }),
  );
  const texts = Object.values(answers).flatMap((each) => Object.values(each).map(String));
  return knownOfProject(texts, knownPlan(rows, today), forecasts);
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
  const known = knownOf(language);
  const checked = planted[language].map((marked) => {
    const { text, marks } = unmarked(marked);
    const doubted = checkFigures(text, known).filter(({ status }) => status === 'unknown' || status === 'wrong');
    const touches = (one: { start: number; end: number }, other: { start: number; end: number }) =>
      one.start < other.end && other.start < one.end;
    const missed = marks.filter((mark) => !mark.isTrue && !doubted.some((figure) => touches(figure, mark)));
    const blamed = doubted.filter((figure) => !marks.some((mark) => !mark.isTrue && touches(figure, mark)));
    return {
      planted: marks.filter(({ isTrue }) => !isTrue).length,
      digits: [...text.matchAll(/\d+/gu)].length,
      missed: missed.map(({ start, end }) => text.slice(start, end)),
      blamed: blamed.map(({ start, end }) => `${text.slice(start, end)} in ${text}`),
    };
  });
  const sum = (of: (each: (typeof checked)[number]) => number) => checked.reduce((total, each) => total + of(each), 0);

  test('95 % of what nobody said, and of sums that do not hold, are found', () => {
    const all = sum((each) => each.planted);
    const missed = checked.flatMap((each) => each.missed);
    console.info(`${language}: ${all - missed.length} of ${all} planted figures found; missed: ${missed.join(' | ')}`);
    expect(missed.length / all).toBeLessThanOrEqual(0.05);
  });

  test('what is true is left alone', () => {
    expect(checked.flatMap((each) => each.blamed)).toEqual([]);
  });
});
