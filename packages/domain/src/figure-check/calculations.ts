import type { Figure } from './figure.ts';
import { findFigures, within } from './find-figures.ts';

/** A calculation that a text shows: its result as written, and what it comes to. */
export type Calculation = { result: Figure; value: number; holds: boolean };

/** Stands for a number while the signs between numbers are looked at. */
const n = '\uE000';
const space = '[ \\u00a0]';
const someWords = (most: number) => `(?:${space}+[\\p{L}'’-]+){0,${most}}`;
const sign = `${someWords(4)}[)\\s]*(?:[+−–×x*·÷/-]|plus|minus|moins|times|fois)[(\\s]*`;
const share = `${space}*(?:of|de|du|des)(?: the| la| le| l['’])?${someWords(4)}${space}*`;
const equals = `${someWords(5)}[)\\s]*(?:=|≈|is equal to|equals|égale|donne|makes|gives|soit)[(\\s]*(?:(?:about|environ|around)${space})?`;
/** 'A × B = C', or 'C (A × B', where the result comes before the parenthesis. */
const calculation = new RegExp(
  `(?:(${n})${someWords(5)}${space}*\\((?:[\\p{L}'’ \\u00a0-]{0,20}:)?${space}*)?${n}((?:(?:${sign}|${share})${n})+)(?:${equals}(${n}))?`,
  'giu',
);

const isShare = new RegExp(`^${share}$`, 'iu');

/** The operation that the words between two numbers stand for. */
const operations: readonly (readonly [operation: string, form: RegExp])[] = [
  ['+', /\+|plus/iu],
  ['-', /[−–-][(\s]*$|minus|moins/iu],
  ['/', /[÷/]/u],
];

/** The calculations shown in a text: '55 × $8 = $440', '173 a month (40 × 52 ÷ 12)', '2.5 % of $8 = $0.20'. */
export function findCalculations(text: string, figures: readonly Figure[] = findFigures(text)): Calculation[] {
  const numbers = withSmallNumbers(text, figures);
  let [masked, end] = ['', 0];
  for (const number of numbers) {
    masked += text.slice(end, number.start).replaceAll(n, ' ') + n;
    end = number.end;
  }
  let [passed, place] = [0, 0];
  return [...(masked + text.slice(end)).matchAll(calculation)].flatMap(
    ({ index, 1: before, 2: chain = '', 3: after }) => {
      passed += masked.slice(place, index).split(n).length - 1;
      place = index;
      const from = passed + (before === undefined ? 0 : 1);
      const between = chain.split(n).slice(0, -1);
      const operands = numbers.slice(from, from + between.length + 1);
      const result =
        after === undefined ? (before === undefined ? undefined : numbers[passed]) : numbers[from + operands.length];
      // 'Of' is an operation after a percentage only: '3 of 12 × $8' is none.
      const isWhole = between.every((words, at) => !isShare.test(words) || operands[at]?.kind === 'percent');
      return result === undefined || !isWhole ? [] : [compare(result, evaluate(operands.map(amountOf), between))];
    },
  );
}

/** A number that is not a figure by itself ('12', '52') can still be part of a calculation. */
function withSmallNumbers(text: string, figures: readonly Figure[]): Figure[] {
  const isFigure = within(figures);
  const bare = [
    ...text.matchAll(/(?<![\p{L}\d.,_])\d+(?:[.,]\d{1,4})?(?![\d.,]*\d|[%$]|[ \u00a0\u202f][%$])/gu),
  ].flatMap(({ index, 0: written }): Figure[] => {
    const [start, end] = [index, index + written.length];
    if (isFigure({ start, end })) return [];
    const value = Number(written.replace(',', '.'));
    return [{ kind: 'count', value, otherValue: undefined, precision: 0.5, start, end }];
  });
  return [...figures, ...bare].sort((one, other) => one.start - other.start);
}

/** Dollars, parts of one, or the number itself. */
function amountOf({ kind, value }: Figure): number {
  return kind === 'money' ? value / 100 : kind === 'percent' ? value / 10_000 : value;
}

/** Multiplication and division first, from left to right. */
function evaluate([first = 0, ...rest]: readonly number[], between: readonly string[]): number {
  let [sum, term] = [0, first];
  for (const [at, next] of rest.entries()) {
    const operation = operations.find(([, form]) => form.test(between[at] ?? ''))?.[0];
    if (operation === undefined) term *= next;
    else if (operation === '/') term = next === 0 ? Number.NaN : term / next;
    else {
      sum += term;
      term = operation === '+' ? next : -next;
    }
  }
  return sum + term;
}

/** A result may be rounded at its last place, and a count up to the next whole one. */
function compare(result: Figure, value: number): Calculation {
  const unit = result.kind === 'money' ? 100 : result.kind === 'percent' ? 10_000 : 1;
  const reach = Math.max((2 * result.precision) / unit, Math.abs(value) * 0.001);
  return { result, value: value * unit, holds: Math.abs(amountOf(result) - value) < reach + 1e-9 };
}
