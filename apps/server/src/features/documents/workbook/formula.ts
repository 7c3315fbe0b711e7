import { callFunction } from './formula-functions.ts';
import { compare, FormulaError, isList, numberOf } from './formula-values.ts';
import {
  type Compute,
  columnName,
  type Formula,
  type Part,
  type Ref,
  type Scalar,
  type Sheet,
  type Value,
} from './sheet.ts';

/** A formula with cells, other formulas and numbers in it: f`ROUND(${quantity}*${price},2)`. */
export function f(texts: TemplateStringsArray, ...values: readonly (Ref | Formula | number | string)[]): Formula {
  const parts: Part[] = [];
  texts.forEach((text, index) => {
    parts.push(text);
    const value = values[index];
    if (value === undefined) return;
    if (typeof value !== 'object') parts.push(String(value));
    else if ('parts' in value) parts.push(...value.parts);
    else parts.push(value);
  });
  return { parts };
}

/** Formulas joined by an operator or a comma; `empty` where there are none. */
export function joined(formulas: readonly (Ref | Formula)[], by: string, empty = '0'): Formula {
  if (formulas.length === 0) return { parts: [empty] };
  return { parts: formulas.flatMap((each, index) => [...(index === 0 ? [] : [by]), ...f`${each}`.parts]) };
}

/** Formulas added up; 0 where there are none. */
export const added = (formulas: Iterable<Ref | Formula>): Formula => joined([...formulas], '+');

/** A formula whose cell stays empty until something is known. */
export const onlyIf = (known: Ref | null, formula: Formula): Formula =>
  known === null ? formula : f`IF(${known},${formula},"")`;

/** A spreadsheet takes no longer text within a formula (255 characters). */
const longestText = 240;

/** A text within a formula. */
export function quotedText(text: string): string {
  const letters = Array.from(text);
  const parts: string[] = [];
  for (let at = 0; at === 0 || at < letters.length; at += longestText / 2) {
    parts.push(
      `"${letters
        .slice(at, at + longestText / 2)
        .join('')
        .replaceAll('"', '""')}"`,
    );
  }
  return parts.length === 1 ? parts.join('') : `(${parts.join('&')})`;
}

/** A formula as it stands in a cell of a sheet. */
export function formulaText({ parts }: Formula, sheet: Sheet, column: number): string {
  return parts.map((part) => (typeof part === 'string' ? part : addressOf(part, sheet, column))).join('');
}

function addressOf(ref: Ref, from: Sheet, column: number): string {
  if (ref.name !== undefined) return ref.name;
  const columns = ref.columns(column);
  if (columns === null) return '0';
  const [left, right] = columns;
  const fixed = ref.isFixed ? '$' : '';
  const cell = (at: number, row: number) => `${fixed}${columnName(at)}$${row}`;
  const isOne = left === right && ref.top === ref.bottom;
  const area = isOne ? cell(left, ref.top) : `${cell(left, ref.top)}:${cell(right, ref.bottom)}`;
  return ref.sheet === from ? area : `${sheetAddress(ref.sheet.name)}!${area}`;
}

/** Cells by their sheet and place, from wherever. */
export function fixedAddress({ sheet, top, bottom, columns }: Ref): string {
  const [left, right] = columns(1) ?? [1, 1];
  const cell = (column: number, row: number) => `$${columnName(column)}$${row}`;
  const area = left === right && top === bottom ? cell(left, top) : `${cell(left, top)}:${cell(right, bottom)}`;
  return `${sheetAddress(sheet.name)}!${area}`;
}

export const sheetAddress = (name: string): string => `'${name.replaceAll("'", "''")}'`;

/** What a cell shows, computed once. */
export function valueAt(sheet: Sheet, row: number, column: number): Scalar {
  const cell = sheet.at(row, column);
  if (cell === undefined) return null;
  if (cell.formula === null) return cell.value;
  if (cell.result === undefined) {
    if (cell.isComputing === true) throw new Error(`a circle in ${sheet.name}, row ${row}`);
    cell.isComputing = true;
    cell.result = computed(cell.formula, column);
    cell.isComputing = false;
  }
  if (isList(cell.result)) throw new FormulaError('#VALUE!');
  return cell.result;
}

function computed(formula: Formula, column: number): Value {
  formula.compute ??= parse(formula.parts);
  // A reference to an empty cell shows 0.
  return formula.compute(column) ?? 0;
}

function read(ref: Ref, column: number): Value {
  const columns = ref.columns(column);
  if (columns === null) return 0;
  const [left, right] = columns;
  if (left === right && ref.top === ref.bottom) return valueAt(ref.sheet, ref.top, left);
  const values: Scalar[] = [];
  for (let row = ref.top; row <= ref.bottom; row += 1) {
    for (let at = left; at <= right; at += 1) values.push(valueAt(ref.sheet, row, at));
  }
  return values;
}

type Token = Ref | { sign: string } | { number: number } | { text: string } | { word: string };

const pattern = /\s+|(\d+(?:\.\d+)?)|"((?:[^"]|"")*)"|([A-Za-z_][A-Za-z0-9_.]*)|(<=|>=|<>|[-+*/^&=<>(),:])/gy;

function tokensOf(parts: readonly Part[]): Token[] {
  return parts.flatMap((part): Token[] => {
    if (typeof part !== 'string') return [part];
    const tokens: Token[] = [];
    pattern.lastIndex = 0;
    while (pattern.lastIndex < part.length) {
      const at = pattern.lastIndex;
      const [, number, text, word, sign] = pattern.exec(part) ?? [];
      if (pattern.lastIndex === 0) throw new Error(`not a formula: ${part.slice(at)}`);
      if (number !== undefined) tokens.push({ number: Number(number) });
      else if (text !== undefined) tokens.push({ text: text.replaceAll('""', '"') });
      else if (word !== undefined) tokens.push({ word });
      else if (sign !== undefined) tokens.push({ sign });
    }
    return tokens;
  });
}

/** From those that bind least. A minus sign before a value binds more than a power, as in spreadsheets. */
const levels = [['=', '<>', '<', '>', '<=', '>='], ['&'], ['+', '-'], ['*', '/'], ['^']] as const;

/** Reads the part of the spreadsheet language that our own formulas use. */
function parse(parts: readonly Part[]): Compute {
  const tokens = tokensOf(parts);
  let at = 0;
  const isSign = (sign: string) => {
    const token = tokens[at];
    return token !== undefined && 'sign' in token && token.sign === sign;
  };
  const take = (sign: string) => {
    if (!isSign(sign)) throw new Error(`a ${sign} is missing`);
    at += 1;
  };
  const level = (index: number): Compute => {
    const signs = levels[index];
    if (signs === undefined) return value();
    let left = level(index + 1);
    for (let sign = signs.find(isSign); sign !== undefined; sign = signs.find(isSign)) {
      at += 1;
      const [one, other, operator] = [left, level(index + 1), sign];
      left = (column) => operate(operator, one(column), other(column));
    }
    return left;
  };
  const list = (): Compute[] => {
    take('(');
    const values: Compute[] = [];
    while (!isSign(')')) {
      if (values.length > 0) take(',');
      values.push(level(0));
    }
    take(')');
    return values;
  };
  const value = (): Compute => {
    const token = tokens[at];
    at += 1;
    if (token === undefined) throw new Error('a value is missing');
    if ('sheet' in token) return (column) => read(token, column);
    if ('number' in token) return () => token.number;
    if ('text' in token) return () => token.text;
    if ('word' in token) {
      if (!isSign('(')) return () => token.word === 'TRUE';
      const given = list();
      return (column) => callFunction(token.word, given, column);
    }
    if (token.sign === '-') {
      const negative = value();
      return (column) => operate('-', 0, negative(column));
    }
    if (token.sign !== '(') throw new Error(`${token.sign} is not a value`);
    const inner = level(0);
    take(')');
    return inner;
  };
  const whole = level(0);
  if (at < tokens.length) throw new Error('more than a formula');
  return whole;
}

/** Lists are computed value by value. */
function operate(sign: string, one: Value, other: Value): Value {
  if (isList(one) || isList(other)) {
    const length = Math.max(isList(one) ? one.length : 0, isList(other) ? other.length : 0);
    const item = (value: Value, index: number) => (isList(value) ? (value[index] ?? null) : value);
    return Array.from({ length }, (_, index) => operateOne(sign, item(one, index), item(other, index)));
  }
  return operateOne(sign, one as Scalar, other as Scalar);
}

function operateOne(sign: string, one: Scalar, other: Scalar): Scalar {
  switch (sign) {
    case '+':
      return numberOf(one) + numberOf(other);
    case '-':
      return numberOf(one) - numberOf(other);
    case '*':
      return numberOf(one) * numberOf(other);
    case '/':
      if (numberOf(other) === 0) throw new FormulaError('#DIV/0!');
      return numberOf(one) / numberOf(other);
    case '^':
      return numberOf(one) ** numberOf(other);
    case '&':
      return `${one ?? ''}${other ?? ''}`;
    default:
      return compare(sign, one, other);
  }
}
