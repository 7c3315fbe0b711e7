import { compare, FormulaError, isList, numberOf } from './formula-values.ts';
import type { Scalar, Value } from './sheet.ts';

type Given = readonly ((column: number) => Value)[];
type Computed = (...values: Value[]) => Value;

const listOf = (value: Value | undefined): readonly Scalar[] =>
  isList(value) ? value : value === undefined ? [] : [value as Scalar];
const one = (value: Value | undefined): Scalar => {
  if (isList(value)) throw new FormulaError('#VALUE!');
  return (value ?? null) as Scalar;
};
const number = (value: Value | undefined): number => numberOf(one(value));
/** The numbers in values; texts and empty cells of a range do not count. */
const numbersOf = (values: readonly Value[]): number[] =>
  values.flatMap((value) =>
    isList(value)
      ? value.filter((each): each is number => typeof each === 'number')
      : typeof value === 'number' || typeof value === 'boolean'
        ? [Number(value)]
        : [],
  );
/** 0 where there are none, as spreadsheets have it. */
const lowest = (values: readonly number[]) => (values.length === 0 ? 0 : Math.min(...values));
const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);
const each = (value: Value, compute: (value: number) => number): Value =>
  isList(value) ? value.map((item) => compute(numberOf(item))) : compute(number(value));

const day = 86_400_000;
const epoch = Date.UTC(1899, 11, 30);
const dateOf = (serial: Value | undefined) => new Date(epoch + number(serial) * day);
const serialOf = (year: number, month: number, date: number) => (Date.UTC(year, month, date) - epoch) / day;

/** Halves away from zero; products of decimals come out a few units in the last place too low. */
const rounded = (digits: number) => (exact: number) => {
  const factor = 10 ** digits;
  const result = Math.round(Math.abs(exact) * factor * (1 + 2 ** -49)) / factor;
  return exact < 0 ? 0 - result : result;
};

/** Whether a value fits a condition such as ">0", "<=5" or a value that it equals. */
function fitsCondition(value: Scalar, condition: Scalar): boolean {
  const [, sign = '=', rest = ''] =
    typeof condition === 'string' ? (/^(<=|>=|<>|<|>|=)?(.*)$/u.exec(condition) ?? []) : [];
  if (typeof condition !== 'string') return typeof value === 'number' && value === condition;
  const wanted = rest !== '' && !Number.isNaN(Number(rest)) ? Number(rest) : rest;
  if (typeof wanted === 'number') return typeof value === 'number' && compare(sign, value, wanted);
  return typeof value === 'string' && compare(sign, value, wanted);
}

/** The values for which every pair of a range and a condition fits. */
function selected(values: readonly Scalar[], conditions: readonly Value[]): number[] {
  const kept = values.map((value, index) => {
    for (let at = 0; at < conditions.length; at += 2) {
      if (!fitsCondition(listOf(conditions[at])[index] ?? null, one(conditions[at + 1]))) return null;
    }
    return value;
  });
  return kept.filter((value): value is number => typeof value === 'number');
}

function position(value: Scalar, list: readonly Scalar[], isExact: boolean): number {
  const index = isExact
    ? list.findIndex((item) => item !== null && compare('=', item, value))
    : list.findLastIndex((item) => item !== null && compare('<=', item, value));
  if (index < 0) throw new FormulaError('#N/A');
  return index;
}

const functions: Readonly<Record<string, Computed>> = {
  ROUND: (value = 0, digits) => each(value, rounded(number(digits))),
  ROUNDUP: (value = 0, digits) =>
    each(value, (exact) => Math.ceil(exact * 10 ** number(digits)) / 10 ** number(digits)),
  ABS: (value = 0) => each(value, Math.abs),
  INT: (value) => Math.floor(number(value)),
  MOD: (value, by) => number(value) - number(by) * Math.floor(number(value) / number(by)),
  MIN: (...values) => lowest(numbersOf(values)),
  MAX: (...values) => 0 - lowest(numbersOf(values).map((value) => 0 - value)),
  SUM: (...values) => sum(numbersOf(values)),
  COUNT: (...values) => numbersOf(values).length,
  COUNTIF: (values, condition) => listOf(values).filter((value) => fitsCondition(value, one(condition))).length,
  SUMIF: (range = null, condition = null, values = range) => sum(selected(listOf(values), [range, condition])),
  SUMIFS: (values, ...conditions) => sum(selected(listOf(values), conditions)),
  '_XLFN.MINIFS': (values, ...conditions) => lowest(selected(listOf(values), conditions)),
  '_XLFN.MAXIFS': (values, ...conditions) => 0 - lowest(selected(listOf(values), conditions).map((value) => 0 - value)),
  SUMPRODUCT: (...lists) => {
    const [first = []] = lists;
    return sum(
      listOf(first).map((_, index) =>
        lists.reduce<number>((product, list) => product * Number(listOf(list)[index] ?? 0), 1),
      ),
    );
  },
  AND: (...values) => values.every((value) => Boolean(one(value))),
  OR: (...values) => values.some((value) => Boolean(one(value))),
  NOT: (value) => !one(value),
  N: (value) => (typeof one(value) === 'string' ? 0 : number(value)),
  ISNUMBER: (value) => typeof one(value) === 'number',
  INDEX: (values, at) => {
    const list = listOf(values);
    const index = number(at);
    if (index < 1 || index > list.length) throw new FormulaError('#REF!');
    return list[index - 1] ?? null;
  },
  MATCH: (value, values, kind) => position(one(value), listOf(values), number(kind) === 0) + 1,
  LOOKUP: (value = null, keys, values) => {
    const found = (item: Scalar) => listOf(values)[position(item, listOf(keys), false)] ?? null;
    return isList(value) ? value.map(found) : found(value as Scalar);
  },
  EDATE: (value, months) => {
    const date = dateOf(value);
    return serialOf(date.getUTCFullYear(), date.getUTCMonth() + number(months), date.getUTCDate());
  },
  EOMONTH: (value, months) => {
    const date = dateOf(value);
    return serialOf(date.getUTCFullYear(), date.getUTCMonth() + number(months) + 1, 0);
  },
  YEAR: (value) => dateOf(value).getUTCFullYear(),
  MONTH: (value) => dateOf(value).getUTCMonth() + 1,
  DAY: (value) => dateOf(value).getUTCDate(),
};

/** Computes a function of a spreadsheet; what is not asked for is not computed. */
export function callFunction(name: string, given: Given, column: number): Value {
  const [first, second, third] = given;
  if (name === 'COLUMN') return column;
  if (name === 'IF') {
    const chosen = one(first?.(column)) ? second : third;
    return chosen === undefined ? false : chosen(column);
  }
  if (name === 'IFERROR') {
    try {
      return first?.(column) ?? null;
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error;
      return second?.(column) ?? null;
    }
  }
  const computed = functions[name.toUpperCase()];
  if (computed === undefined) throw new Error(`no such function: ${name}`);
  return computed(...given.map((value) => value(column)));
}
