import { numbersIn } from './read/amounts.ts';
import { plainText } from './read/plain-text.ts';
import { monthsIn } from './read/read-settings.ts';

/** Months and weeks of a year: the only numbers that a calculation may use without their being said. */
const unsaidNumbers = [12, 52];
const nearly = (one: number, other: number) => Math.abs(one - other) < 0.005;

/** What the words of a quote say: its numbers, in digits or words, and the months it names. */
export type SaidNumbers = {
  says: (value: number) => boolean;
  /** Whether a value is the result of a calculation with numbers of the quote: products, quotients and sums. */
  follows: (value: number, formula: string) => boolean;
  /** Months by their number, January is 1. */
  months: readonly number[];
  namesSeason: boolean;
};

/** Reads the numbers of a quote. */
export function saidNumbers(quote: string): SaidNumbers {
  const plain = plainText(quote);
  const said = numbersIn(plain);
  const says = (value: number) => said.some((number) => nearly(number, value));
  const months = monthsIn(plain).map(({ month }) => month);
  return {
    says,
    follows: (value, formula) => {
      const { result, numbers } = calculated(formula);
      return (
        result !== null &&
        nearly(result, value) &&
        numbers.every((number) => says(number) || unsaidNumbers.includes(number))
      );
    },
    months,
    namesSeason: months.length > 0 || seasons.test(plain),
  };
}

const seasons = /(?<!\p{L})(?:summers?|winters?|spring|fall|autumn|ete|hivers?|printemps|automne)(?!\p{L})/u;

/** The result of sums of products: '2 x 800 + 3 x 50'. Null for anything else. */
function calculated(formula: string): { result: number | null; numbers: number[] } {
  const plain = formula
    .replace(/[\s$\u00a0\u202f]/gu, '')
    .replace(/[×x*]/giu, '*')
    .replace(/÷/gu, '/');
  if (plain.length > 200 || !/^\d+(?:\.\d+)?(?:[*/+-]\d+(?:\.\d+)?)*$/u.test(plain))
    return { result: null, numbers: [] };
  const numbers = [...plain.matchAll(/\d+(?:\.\d+)?/gu)].map(([digits]) => Number(digits));
  const [first = 0, ...rest] = numbers;
  let sum = 0;
  let product = first;
  for (const [index, [sign]] of [...plain.matchAll(/[*/+-]/gu)].entries()) {
    const next = rest[index] ?? 0;
    if (sign === '*') product *= next;
    else if (sign === '/') product /= next;
    else {
      sum += product;
      product = sign === '-' ? -next : next;
    }
  }
  return { result: sum + product, numbers };
}
