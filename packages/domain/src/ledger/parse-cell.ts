import { type Language, type Text, text } from '../locale.ts';
import { moneyText } from '../money/money-text.ts';
import { plainLetters } from '../plain-letters.ts';
import { calendarMonthOf } from './cell-month.ts';
import { isCalculation, type NumberHabit, numberOf } from './cell-number.ts';
import { periodOf } from './cell-period.ts';
import { seasonOf } from './cell-season.ts';
import { cleanCell, withLeadingMinus, withoutDollars } from './clean-cell.ts';
import { type Field, fits, mostTargets, type Target } from './field.ts';

/** The cell value of a typed text, or why it cannot be there; null is an empty cell. */
export type ParsedCell = { value: unknown } | { problem: Text };

/**
 * Reads what a person typed or pasted into a cell, in either language's habit. What is not sure is refused with a word
 * that says what to write instead.
 * @param language decides only where a mark can mean two things: '1,125' in a quantity
 */
export function parseCell(field: Field, typed: string, language: Language): ParsedCell {
  const text = cleanCell(typed);
  if (text === '') return { value: null };
  const parsed = parsers[field.type](text, field as never, language);
  if ('problem' in parsed || fits(field, parsed.value)) return parsed;
  return { problem: unclear };
}

type Parser<Type extends Field['type']> = (
  text: string,
  field: Extract<Field, { type: Type }>,
  language: Language,
) => ParsedCell;

const parsers: { [Type in Field['type']]: Parser<Type> } = {
  text: (text, { maxLength }) => (text.length > maxLength ? { problem: tooLong(maxLength) } : { value: text }),
  money: (text, { max }, language) => parseMoney(text, max, language),
  percent: (text, { max }, language) => {
    const { number, problem } = rateParts(text, language, notPercent);
    if (problem !== undefined) return { problem };
    const checked = within(number, 0, max * 10, { problem: percentTooBig(max / 100) });
    return 'problem' in checked ? checked : { value: number / 10 };
  },
  change: (text, { min, max, unit }, language) => {
    const bare = text.replace(/\s*(?:points?|pts?)$/iu, '');
    const { number, problem } = rateParts(bare, language, unit === 'points' ? notPoints : notChange);
    if (problem !== undefined) return { problem };
    const value = number / 10 + 0;
    return value < min || value > max ? { problem: changeBetween(min / 100, max / 100) } : { value };
  },
  quantity: (text, { max }, language) => {
    const { number, problem } = wholeParts(text, 1000, { language, decimals: 3 }, notNumber);
    if (problem !== undefined) return { problem };
    const checked = within(number, 0, max * 1000, { problem: tooBig(max) });
    return 'problem' in checked ? checked : { value: number / 1000 };
  },
  integer: (text, { min, max }, language) => {
    const number = numberOf(withLeadingMinus(text), { language, decimals: 2 });
    if (typeof number === 'string') return { problem: number === 'by_zero' ? byZero : notNumber };
    if (number < 0) return { problem: negative };
    return Number.isInteger(number) && number >= min && number <= max
      ? { value: number }
      : { problem: wholeBetween(min, max) };
  },
  planMonth: parsePlanMonth,
  calendarMonth: (text) => {
    const month = calendarMonthOf(text);
    if (month === undefined) return { problem: notMonth };
    return typeof month === 'string' ? { value: month } : { problem: month.wrong };
  },
  season: (text) => {
    const season = seasonOf(text);
    if (season === undefined) return { problem: notSeason };
    if (season.every((weight) => weight === 0)) return { problem: neverOpen };
    return season.some((weight) => weight > 1000) ? { problem: percentTooBig(1000) } : { value: season };
  },
  targets: (text, _, language) => parseTargets(text, language),
  rows: () => ({ problem: chosenInDetails }),
  choice: parseChoice,
  boolean: (text) => {
    const word = plainLetters(text);
    if (/^(?:yes|y|oui|o|true|vrai|x|✓|1)$/u.test(word)) return { value: true };
    return /^(?:no|n|non|false|faux|0)$/u.test(word) ? { value: false } : { problem: notYesNo };
  },
};

function parseMoney(text: string, max: number, language: Language): ParsedCell {
  const other = /\b(?:USD|EUR|GBP|US)\b|[€£¥]/iu.exec(text)?.[0];
  if (other !== undefined) return { problem: otherCurrency(other) };
  const bare = withoutDollars(text);
  const [, thousands] = /^([\d.,\s]+)\s*k$/iu.exec(bare) ?? [];
  const { number, problem } = wholeParts(
    thousands ?? bare,
    thousands === undefined ? 100 : 100_000,
    { language, decimals: 2 },
    notAmount,
  );
  return problem === undefined ? within(number, 0, max, { problem: amountTooBig(max) }) : { problem };
}

/** Thousandths of a percent: '5 %', '(5 %)', '6,125'. */
const rateParts = (text: string, language: Language, otherwise: Text) =>
  wholeParts(text.replace(/\s*%(?=\)?$)/u, ''), 1000, { language, decimals: 3, isRate: true }, otherwise);

/**
 * A number in its smallest parts: cents, thousandths of a percent. What is computed is rounded to them; what is typed
 * finer is refused, because it would become something else.
 */
function wholeParts(
  text: string,
  parts: number,
  habit: NumberHabit,
  otherwise: Text,
): { number: number; problem?: Text } {
  const value = numberOf(withLeadingMinus(text), habit);
  if (typeof value === 'string') return { number: 0, problem: value === 'by_zero' ? byZero : otherwise };
  const number = Math.round(value * parts);
  const isFiner = Math.abs(value * parts - number) > 1e-6 * Math.max(1, Math.abs(number) * 1e-6);
  return isFiner && !isCalculation(text) ? { number, problem: tooFine(habit.decimals) } : { number };
}

function within(number: number, min: number, max: number, tooMuch: { problem: Text }): ParsedCell {
  if (number < min) return { problem: negative };
  // Avoid -0, which Object.is tells from 0.
  return number > max ? tooMuch : { value: number + 0 };
}

function parsePlanMonth(text: string): ParsedCell {
  const words = plainLetters(text);
  if (/^(?:before(?: opening)?|avant(?: l'ouverture)?)$/u.test(words)) return { value: 0 };
  if (/^(?:opening|ouverture|a l'ouverture|at opening)$/u.test(words)) return { value: 1 };
  const [, number] = /^(?:months? |mois |m)?(-?\d+)$/u.exec(words) ?? [];
  if (number !== undefined) {
    const month = Number(number);
    return month >= 0 && month <= 120 ? { value: month } : { problem: planMonthRange };
  }
  const month = calendarMonthOf(text);
  if (month === undefined) return { problem: notPlanMonth };
  return typeof month === 'string' ? { value: month } : { problem: month.wrong };
}

function parseTargets(text: string, language: Language): ParsedCell {
  const targets: Target[] = [];
  for (const part of text.split(/\s*(?:;|\n)\s*/u).filter((piece) => piece !== '')) {
    const [, atOnce, month, quantity = ''] =
      /^(from|d[eè]s)?\s*(?:le\s+)?(?:months?|mois|m)?\s*(\d{1,3})\s*[:=]\s*(.+)$/iu.exec(part) ?? [];
    const number = numberOf(quantity, { language, decimals: 3 });
    if (month === undefined || typeof number === 'string') return { problem: notTargets };
    const target = { month: Number(month), quantity: number };
    targets.push(atOnce === undefined ? target : { ...target, atOnce: true });
  }
  const sorted = targets.toSorted((one, other) => one.month - other.month);
  const isValid = fits({ type: 'targets' }, sorted);
  return isValid ? { value: sorted } : { problem: targets.length > mostTargets ? tooManyTargets : notTargets };
}

function parseChoice(text: string, { options }: Extract<Field, { type: 'choice' }>): ParsedCell {
  const word = plainLetters(text).replace(/\s+/gu, ' ');
  const names = Object.entries(options).map(([key, label]) => ({
    key,
    names: [key, label.en, label.fr].map((name) => plainLetters(name).replace(/\s+/gu, ' ')),
  }));
  const exact = names.filter((option) => option.names.includes(word));
  const [found, ...others] =
    exact.length > 0 || word.length < 3
      ? exact
      : names.filter((option) => option.names.some((name) => name.startsWith(word)));
  if (found !== undefined && others.length === 0) return { value: found.key };
  const period = periodOf(text, options);
  if (period !== undefined) return { value: period };
  return { problem: notOption(Object.values(options)) };
}

const list = (labels: readonly string[]) => `${labels.slice(0, 6).join(', ')}${labels.length > 6 ? '…' : ''}`;
const unclear: Text = { en: 'This cannot be read here.', fr: 'Ceci ne peut pas être lu ici.' };
const negative: Text = { en: 'This cannot be negative.', fr: 'Ceci ne peut pas être négatif.' };
const byZero: Text = { en: 'Nothing can be divided by zero.', fr: 'On ne peut pas diviser par zéro.' };
const notAmount: Text = {
  en: 'Write an amount only, such as 1,900.50 or 12*3.',
  fr: 'Écrivez seulement un montant, comme 1\u00a0900,50 ou 12*3.',
};
const notPercent = text('Write a percentage, such as 2.5%.', 'Écrivez un pourcentage, comme 2,5\u00a0%.');
const notChange = text('Write a change, such as +5% or -10%.', 'Écrivez un changement, comme +5\u00a0% ou -10\u00a0%.');
const notPoints: Text = {
  en: 'Write a number of points, such as +2 or -0.5.',
  fr: 'Écrivez un nombre de points, comme +2 ou -0,5.',
};
const changeBetween = (min: number, max: number): Text => ({
  en: `Write a number from ${min} to ${max.toLocaleString('en-CA')}.`,
  fr: `Écrivez un nombre de ${min} à ${max.toLocaleString('fr-CA')}.`,
});
const chosenInDetails = text('Choose the figures in the details.', 'Choisissez les chiffres dans les détails.');
const notNumber: Text = { en: 'Write a number, such as 150 or 12*3.', fr: 'Écrivez un nombre, comme 150 ou 12*3.' };
const notMonth = text('Write a month, such as May 2027 or 2027-05.', 'Écrivez un mois, comme mai 2027 ou 2027-05.');
const notPlanMonth: Text = {
  en: 'Write a month, such as May 2027, or 1 for the month of opening.',
  fr: "Écrivez un mois, comme mai 2027, ou 1 pour le mois d'ouverture.",
};
const planMonthRange: Text = {
  en: 'Write a month from 0 (before opening) to 120, or one such as May 2027.',
  fr: "Écrivez un mois de 0 (avant l'ouverture) à 120, ou un mois comme mai 2027.",
};
const notSeason: Text = {
  en: 'Write the open months, such as May to October, or twelve percentages.',
  fr: "Écrivez les mois d'ouverture, comme mai à octobre, ou douze pourcentages.",
};
const neverOpen = text('At least one month must be above zero.', 'Au moins un mois doit être au-dessus de zéro.');
const notTargets: Text = {
  en: 'Write each month and its quantity: 6: 55; 12: 70. From 13: 90 changes all at once.',
  fr: "Écrivez chaque mois et sa quantité\u00a0: 6: 55; 12: 70. Dès 13: 90 change d'un coup.",
};
const tooManyTargets = text(`At most ${mostTargets} quantities fit here.`, `Au plus ${mostTargets} quantités ici.`);
const notYesNo: Text = { en: 'Write yes or no.', fr: 'Écrivez oui ou non.' };
const tooFine = (decimals: 2 | 3): Text => ({
  en: `At most ${decimals === 2 ? 'two' : 'three'} decimals fit here.`,
  fr: `Au plus ${decimals === 2 ? 'deux' : 'trois'} décimales ici.`,
});
const tooLong = (most: number): Text => text(`At most ${most} characters fit here.`, `Au plus ${most} caractères ici.`);
const tooBig = (max: number): Text => ({
  en: `At most ${max.toLocaleString('en-CA')}.`,
  fr: `Au plus ${max.toLocaleString('fr-CA')}.`,
});
const amountTooBig = (max: number): Text => text(`At most ${moneyText(max).en}.`, `Au plus ${moneyText(max).fr}.`);
const percentTooBig = (max: number): Text => ({
  en: `At most ${max.toLocaleString('en-CA')}%.`,
  fr: `Au plus ${max.toLocaleString('fr-CA')}\u00a0%.`,
});
const wholeBetween = (min: number, max: number): Text => ({
  en: `Write a whole number from ${min} to ${max.toLocaleString('en-CA')}.`,
  fr: `Écrivez un nombre entier de ${min} à ${max.toLocaleString('fr-CA')}.`,
});
const otherCurrency = (sign: string): Text => ({
  en: `Convert ${sign} to Canadian dollars first.`,
  fr: `Convertissez d'abord ${sign} en dollars canadiens.`,
});
const notOption = (labels: readonly Text[]): Text => ({
  en: `Choose one of: ${list(labels.map(({ en }) => en))}`,
  fr: `Choisissez parmi\u00a0: ${list(labels.map(({ fr }) => fr))}`,
});
