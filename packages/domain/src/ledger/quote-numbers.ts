import { numbersIn, writtenValue } from './read/amounts.ts';
import { plainText } from './read/plain-text.ts';
import { monthsIn } from './read/read-settings.ts';

/** Months and weeks of a year: the only numbers that a calculation may use without their being said. */
const unsaidNumbers = [12, 52];
const nearly = (one: number, other: number) => Math.abs(one - other) < 0.005;

/** What the words of a quote say: its numbers, in digits or words, and the months it names. */
export type QuoteNumbers = {
  says: (value: number) => boolean;
  /** Whether a value is the result of a calculation with numbers of the quote: products, quotients and sums. */
  follows: (value: number, formula: string) => boolean;
  /** Whether a month of business is said: by its number, or as the first or last month of a year ('the second year'). */
  saysMonthOfPlan: (month: number) => boolean;
  /** Months by their number, January is 1. */
  months: readonly number[];
  namesSeason: boolean;
};

/** Reads the numbers of a quote. */
export function quoteNumbers(quote: string): QuoteNumbers {
  const plain = plainText(quote);
  const said = numbersIn(plain);
  const says = (value: number) => said.some((number) => nearly(number, value));
  const saysYear = (year: number) => says(year) || ordinals[year - 1]?.test(plain) === true;
  const months = monthsIn(plain).map(({ month }) => month);
  return {
    says,
    follows: (value, formula) => {
      const sum = calculated(formula);
      return (
        sum !== null &&
        nearly(sum.result, value) &&
        sum.numbers.every((number) => says(number) || unsaidNumbers.includes(number))
      );
    },
    saysMonthOfPlan: (month) =>
      says(month) ||
      (month % 12 === 0 && saysYear(month / 12)) ||
      (month % 12 === 1 && month > 1 && saysYear((month + 11) / 12)),
    months,
    namesSeason: months.length > 0 || seasons.test(plain),
  };
}

const seasons = /(?<!\p{L})(?:summers?|winters?|spring|fall|autumn|ete|hivers?|printemps|automne)(?!\p{L})/u;
const ordinals = ['first|1st|premiere?|1re', 'second|2nd|deuxieme|seconde|2e', 'third|3rd|troisieme|3e'].map(
  (words) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?!\\p{L})`, 'u'),
);

const term = /\d{1,3}(?:[ ,']\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?/gu;
/** What may stand between two numbers: what the first one counts, and one sign: ' sq ft x $'. */
const between = /^ ?[$%]?(?:[\p{L}.²³' ]*[ .²³'])?([x*/+÷-]) ?\$? ?$/u;
const longest = 200;

/** The result of sums of products with what they count: '2 x 800 + 3 x 50', '1,150 sq ft x $19'. Null for anything else. */
function calculated(formula: string): { result: number; numbers: number[] } | null {
  const plain = plainText(formula)
    .replace(/=[^=]*$/u, '')
    .trim();
  const terms = [...plain.matchAll(term)];
  const numbers = terms.map(([digits]) => writtenValue(digits, false));
  const ends = terms.map(({ index, 0: digits }) => index + digits.length);
  const gaps = terms.slice(1).map(({ index }, at) => between.exec(plain.slice(ends[at], index))?.[1]);
  const around = `${plain.slice(0, terms[0]?.index)} ${plain.slice(ends.at(-1))}`;
  const isPlain = formula.length <= longest && /^[\p{L}$%.²³' ]*$/u.test(around);
  if (terms.length === 0 || !isPlain || numbers.includes(null) || gaps.includes(undefined)) return null;
  const shares = terms.map((_, at) => (plain.slice(ends[at]).trimStart().startsWith('%') ? 0.01 : 1));
  const values = numbers.map((number, at) => (number ?? 0) * (shares[at] ?? 1));
  return { result: sumOfProducts(values, gaps), numbers: numbers.flatMap((number) => number ?? []) };
}

function sumOfProducts([first = 0, ...rest]: readonly number[], signs: readonly (string | undefined)[]): number {
  let sum = 0;
  let product = first;
  for (const [at, next] of rest.entries()) {
    const sign = signs[at];
    if (sign === 'x' || sign === '*') product *= next;
    else if (sign === '/' || sign === '÷') product /= next;
    else {
      sum += product;
      product = sign === '-' ? -next : next;
    }
  }
  return sum + product;
}
