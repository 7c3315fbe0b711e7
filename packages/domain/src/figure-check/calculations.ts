import type { Figure } from './figure.ts';
import { findFigures, within } from './find-figures.ts';

/** A calculation that a text shows: its result as written, and what it comes to. */
export type Calculation = { result: Figure; value: number; holds: boolean };

type Operator = '+' | '-' | '*' | '/';

/** Between two figures: at most a few words, then the sign of the operation. */
const operatorBetween =
  /^(?:[ \u00a0]+[\p{L}'’-]+){0,4}[)\s\u00a0]*(\+|−|–|-|×|x|\*|·|÷|\/|plus|minus|moins|times|fois)[(\s\u00a0]*$/iu;
const shareBetween = /^[ \u00a0]*(?:of|de|du|des)(?: the| la| le| l['’])?(?:[ \u00a0]+[\p{L}'’-]+){0,4}[ \u00a0]*$/iu;
const equalsBetween =
  /^(?:[ \u00a0]+[\p{L}'’-]+){0,5}[)\s\u00a0]*(?:=|≈|is equal to|equals|égale|donne|makes|gives|soit)[(\s\u00a0]*(?:(?:about|environ|around)[ \u00a0])?$/iu;

/** Characters between two numbers of one calculation. */
const longestGap = 60;
/** Characters between a calculation and its result. */
const longestWay = 160;

/** The operation that a sign, or a word, stands for. */
const operators: readonly (readonly [Operator, RegExp])[] = [
  ['+', /^(?:\+|plus)$/u],
  ['-', /^(?:[−–-]|minus|moins)$/u],
  ['*', /^(?:[×x*·]|times|fois)$/u],
  ['/', /^[÷/]$/u],
];

/** The calculations shown in a text: '55 × $8 = $440', '173 a month (40 × 52 ÷ 12)', '2.5 % of $8 = $0.20'. */
export function findCalculations(text: string, figures: readonly Figure[] = findFigures(text)): Calculation[] {
  const numbers = withSmallNumbers(text, figures);
  const found: Calculation[] = [];
  let index = 0;
  while (index < numbers.length) {
    const chain = chainFrom(text, numbers, index);
    if (chain.operators.length === 0) {
      index += 1;
      continue;
    }
    const next = index + chain.operands.length;
    const last = chain.operands.at(-1);
    const after = numbers[next];
    const before = numbers[index - 1];
    const first = chain.operands[0];
    const value = evaluate(chain.operands.map(amountOf), chain.operators);
    if (last !== undefined && after !== undefined && isEqualTo(text, last, after)) {
      found.push(compare(after, value));
    } else if (first !== undefined && before !== undefined && isInParentheses(text, before, first)) {
      found.push(compare(before, value));
    }
    index = next;
  }
  return found;
}

function isEqualTo(text: string, last: Figure, result: Figure): boolean {
  return result.start - last.end <= longestWay && equalsBetween.test(text.slice(last.end, result.start));
}

/** 'C (A × B': the result comes before the parenthesis. */
function isInParentheses(text: string, result: Figure, first: Figure): boolean {
  if (first.start - result.end > longestWay) return false;
  return /^(?:[ \u00a0]+[\p{L}'’-]+){0,5}[ \u00a0]*\((?:[\p{L}'’ \u00a0-]{0,20}:)?[ \u00a0]*$/u.test(
    text.slice(result.end, first.start),
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

function chainFrom(text: string, numbers: readonly Figure[], from: number) {
  const operands: Figure[] = [];
  const signs: Operator[] = [];
  for (let index = from; index < numbers.length; index += 1) {
    const figure = numbers[index];
    if (figure === undefined) break;
    const previous = operands.at(-1);
    if (previous !== undefined) {
      const gap = figure.start - previous.end;
      if (gap > longestGap) break;
      const between = text.slice(previous.end, figure.start);
      const sign = operatorBetween.exec(between)?.[1]?.toLowerCase() ?? '';
      const share = previous.kind === 'percent' && shareBetween.test(between);
      const operator = share ? '*' : operators.find(([, form]) => form.test(sign))?.[0];
      if (operator === undefined) break;
      signs.push(operator);
    }
    operands.push(figure);
  }
  return { operands, operators: signs };
}

/** Dollars, parts of one, or the number itself. */
function amountOf({ kind, value }: Figure): number {
  return kind === 'money' ? value / 100 : kind === 'percent' ? value / 10_000 : value;
}

/** Multiplication and division first, from left to right. */
function evaluate(amounts: readonly number[], signs: readonly Operator[]): number {
  const terms: number[] = [amounts[0] ?? 0];
  signs.forEach((sign, index) => {
    const next = amounts[index + 1] ?? 0;
    const last = terms.pop() ?? 0;
    if (sign === '*') terms.push(last * next);
    else if (sign === '/') terms.push(next === 0 ? Number.NaN : last / next);
    else terms.push(last, sign === '+' ? next : -next);
  });
  return terms.reduce((sum, term) => sum + term, 0);
}

/** A result may be rounded at its last place, and a count up to the next whole one. */
function compare(result: Figure, value: number): Calculation {
  const written = amountOf(result);
  const unit = result.kind === 'money' ? 100 : result.kind === 'percent' ? 10_000 : 1;
  const reach = Math.max((2 * result.precision) / unit, Math.abs(value) * 0.001);
  return {
    result,
    value: value * (result.kind === 'count' ? 1 : unit),
    holds: Math.abs(written - value) < reach + 1e-9,
  };
}
