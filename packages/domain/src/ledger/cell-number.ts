import type { Language } from '../locale.ts';

/**
 * How the marks of a number are read. An amount goes to the cent, so one mark before exactly three digits groups
 * thousands ('1.900' and '1,900' are the same); a quantity may have three decimals, so there the language decides. A rate
 * has three decimals and no thousands: '9,975' and '9.975' are the same.
 */
export type NumberHabit = { language: Language; decimals: 2 | 3; isRate?: boolean };

/** Why a text is not one number. */
export type NumberFault = 'not_a_number' | 'by_zero';

const gap = "[ \\u00a0\\u202f'’]";
const token = new RegExp(`\\d{1,3}(?:${gap}\\d{3})+(?!\\d)(?:[.,]\\d+)?|[\\d.,]*\\d[\\d.,]*|[-+−–*×xX/÷:()]`, 'gu');
const signs: Readonly<Record<string, string>> = {
  '−': '-',
  '–': '-',
  '×': '*',
  x: '*',
  X: '*',
  '÷': '/',
  ':': '/',
};
/** More than anybody types by hand, and few enough for the depth of the call stack. */
const longestFormula = 200;

/**
 * The value of a number or a calculation ('1 900,50', '12*3', '600/12', '=2×(3+4)').
 * @returns a fault instead of a value where the text says something else
 */
export function numberOf(typed: string, habit: NumberHabit): number | NumberFault {
  const text = typed.trim().replace(/^=/u, '');
  if (text.length > longestFormula) return 'not_a_number';
  const tokens = [...text.matchAll(token)];
  const rest = text.replace(token, '').replace(/\s/gu, '');
  if (tokens.length === 0 || rest !== '') return 'not_a_number';
  return new Calculation(
    tokens.map(([part]) => signs[part] ?? part),
    habit,
  ).value();
}

/** Whether a text is a calculation rather than a number. */
export function isCalculation(typed: string): boolean {
  return /[\d)]\s*[-+−–*×xX/÷:]\s*[-(\d.,]/u.test(typed);
}

class Fault {
  readonly reason: NumberFault;
  constructor(reason: NumberFault) {
    this.reason = reason;
  }
}

/** Sums of products of signed numbers and parentheses. */
class Calculation {
  readonly #tokens: readonly string[];
  readonly #habit: NumberHabit;
  #at = 0;

  constructor(tokens: readonly string[], habit: NumberHabit) {
    this.#tokens = tokens;
    this.#habit = habit;
  }

  value(): number | NumberFault {
    try {
      const value = this.#sum();
      return this.#at === this.#tokens.length && Number.isFinite(value) ? value : 'not_a_number';
    } catch (caught) {
      if (caught instanceof Fault) return caught.reason;
      throw caught;
    }
  }

  #takes(...expected: readonly string[]): string | undefined {
    const next = this.#tokens[this.#at];
    if (next === undefined || !expected.includes(next)) return undefined;
    this.#at += 1;
    return next;
  }

  #sum(): number {
    let value = this.#product();
    for (;;) {
      const sign = this.#takes('+', '-');
      if (sign === undefined) return value;
      const next = this.#product();
      value = sign === '+' ? value + next : value - next;
    }
  }

  #product(): number {
    let value = this.#factor();
    for (;;) {
      const sign = this.#takes('*', '/');
      if (sign === undefined) return value;
      const next = this.#factor();
      if (sign === '/' && next === 0) throw new Fault('by_zero');
      value = sign === '*' ? value * next : value / next;
    }
  }

  #factor(): number {
    const sign = this.#takes('-', '+');
    if (sign !== undefined) return sign === '-' ? -this.#factor() : this.#factor();
    if (this.#takes('(') !== undefined) {
      const value = this.#sum();
      if (this.#takes(')') === undefined) throw new Fault('not_a_number');
      return value;
    }
    const value = plainNumber(this.#tokens[this.#at] ?? '', this.#habit);
    if (value === undefined) throw new Fault('not_a_number');
    this.#at += 1;
    return value;
  }
}

/** A number with either language's marks; undefined when the marks contradict each other ('1,90,5'). */
function plainNumber(token: string, habit: NumberHabit): number | undefined {
  const text = token.replace(new RegExp(gap, 'gu'), '');
  if (!/^[\d.,]*\d[\d.,]*$/u.test(text)) return undefined;
  const marks = text.replace(/\d/gu, '');
  const last = marks.at(-1);
  if (last === undefined) return Number(text);
  const isGrouped = marks.length > 1 && [...marks].every((mark) => mark === last);
  const groups = isGrouped || (marks.length === 1 && token === text && groupsThousands(text, last, habit));
  const at = groups ? text.length : text.lastIndexOf(last);
  const whole = text.slice(0, at);
  const decimalDigits = text.slice(at + 1);
  const isValid = /^(?:\d*|\d{1,3}(?:([.,])\d{3}(?:\1\d{3})*)?)$/u.test(whole) && /^\d*$/u.test(decimalDigits);
  return isValid ? Number(`${whole.replace(/[.,]/gu, '')}.${decimalDigits}`) : undefined;
}

/** Whether the only mark of a number separates thousands: '1,900'. After a zero it never does: '0,125'. */
function groupsThousands(text: string, mark: string, { language, decimals, isRate }: NumberHabit): boolean {
  if (isRate || !/^[1-9]\d{0,2}[.,]\d{3}$/u.test(text)) return false;
  return decimals === 2 || (language === 'en' && mark === ',');
}
