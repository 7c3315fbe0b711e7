import { moneyText } from '../../money/money-text.ts';
import { type Answer, computed, type Span, said, says } from './answer.ts';
import { channelsIn } from './channel.ts';
import type { Clause } from './clauses.ts';
import type { Figure } from './figure.ts';
import { nameOf, nameSpan } from './naming.ts';
import { readPerson } from './read-person.ts';
import { type Payment, paymentOf, type Rhythm, rhythmIn } from './rhythm.ts';
import type { RowRead } from './row-read.ts';
import { proposed, type Read } from './rows.ts';
import { namesMonth, seasonIn } from './season.ts';
import type { Tag } from './tags.ts';
import { firstMonths, startIn } from './when.ts';

/** How many of the same an amount is for: '2 phones at $40', '2 x $800', '$40 x 2'. */
export function countBefore(answer: Answer, clause: Clause, money: Figure): Figure | undefined {
  const { tokens } = answer;
  return clause.figures.find((figure) => {
    if (figure.kind !== 'count' || figure.value === null || figure.rhythm !== null) return false;
    if (!Number.isInteger(figure.value) || figure.value < 2 || figure.value > 1000) return false;
    const between = tokens.slice(figure.valueTo, money.from);
    const isEach = money.each || ['at', '@', 'x', 'a', '*'].includes(between.at(-1)?.text ?? '');
    const isBefore =
      figure.to <= money.from && between.length <= 6 && !between.some((token) => token.text === ',') && isEach;
    const isAfter = figure.from === money.to + 1 && ['x', '*'].includes(tokens[money.to]?.text ?? '');
    return isBefore || isAfter;
  });
}

/** What makes an amount one that is not paid: denied, supposed, of the past, a rebate. */
export function isNotPaid(answer: Answer, clause: Clause, money: Figure): boolean {
  // 'nothing until I have 8 clients, then $3,000'
  if (says(answer, { from: clause.from, to: clause.from + 1 }, 'except') && clause.from > clause.sentence.from)
    return true;
  const before = { from: clause.sentence.from, to: money.from };
  return (
    says(answer, { from: clause.from, to: money.from }, 'negation', 'rebate', 'profit', 'bound') ||
    says(answer, before, 'unsure', 'past', 'condition') ||
    says(answer, clause, 'rebate') ||
    isConditional(answer, { from: money.to, to: clause.to })
  );
}

/** What is paid again and again, however it is said. */
const running = [
  'rent',
  'insurance',
  'telephone',
  'internet',
  'hosting',
  'power',
  'software',
  'bookkeeping',
  'advertising',
  'cleaning',
  'bank',
  'vehicleCost',
  'sometimes',
] as const satisfies readonly Tag[];

/** 'once I have five clients'; 'if online' says through which channel. */
function isConditional(answer: Answer, words: Span): boolean {
  return says(answer, words, 'condition') && channelsIn(answer, words).length === 0;
}

/** 'Rent $1,900 a month, so $22,800 a year': the second amount says the first again. */
export function restatement(answer: Answer, clause: Clause, money: Figure): Figure | undefined {
  return clause.figures.find(
    (other) =>
      other.kind === 'money' &&
      other.from > money.from &&
      other.value !== null &&
      money.value !== null &&
      yearly(other) === yearly(money) &&
      says(answer, { from: money.to, to: other.from }, 'restates'),
  );
}

function yearly({ value, rhythm }: Figure): number | undefined {
  const payment = rhythm === null ? undefined : paymentOf(rhythm);
  const times = {
    week: 52,
    two_weeks: 26,
    half_month: 24,
    month: 12,
    quarter: 4,
    half_year: 2,
    year: 1,
    season: undefined,
  };
  const count = payment === undefined ? undefined : times[payment.every];
  return payment === undefined || count === undefined || value === null ? undefined : value * payment.factor * count;
}

/** '$9 per machine per month': of how many machines? */
function isPerOne({ tokens }: Answer, { noun, valueTo, to }: Figure): boolean {
  const first = noun?.split(' ')[0];
  return tokens
    .slice(valueTo, to)
    .some(({ text }, at) => text === first && isPer.has(tokens[valueTo + at - 1]?.text ?? ''));
}

/** « Épicerie 900 $ » is the household's as likely as the business's. */
function isGroceries(answer: Answer, { from, to }: Span): boolean {
  const words = answer.tokens.slice(from, to).filter(({ kind }) => kind === 'word');
  return words.every(({ text }) => text === 'epicerie' || text === "l'");
}

const isPer = new Set(['per', 'par', '/', 'chaque', 'each']);

/** The rhythm of an amount: its own, or one in the words of its clause or heading. */
export function rhythmOf(answer: Answer, clause: Clause, money: Figure): Rhythm | null {
  if (money.rhythm !== null) return money.rhythm;
  const before = rhythmIn(answer.tokens, clause.from, money.from);
  return before ?? (clause.lead === null ? null : rhythmIn(answer.tokens, clause.lead.from, clause.lead.to));
}

/** An amount, times a count and the payments of a period, with the calculation where there is one. */
export function amountCell(
  answer: Answer,
  span: Span,
  cents: number,
  count: number | null,
  payment: Payment | null,
): Read<number> {
  const factor = payment?.factor ?? 1;
  const times = [factor, count ?? 1].filter((each) => each !== 1);
  if (times.length === 0) return { value: cents, origin: said(answer, span) };
  const money = moneyText(cents);
  const formula = (text: string) => [...times, text].join(' × ');
  return {
    value: times.reduce((product, each) => product * each, cents),
    origin: computed(answer, span, { en: formula(money.en), fr: formula(money.fr) }),
  };
}

/**
 * A cost that is paid again and again, or a person who is paid.
 * @param isMonthly whether the question asks for the costs of each month, and no line of the answer says how often
 */
export function readCost(answer: Answer, clause: Clause, money: Figure, isMonthly: boolean): RowRead | undefined {
  if (money.kind !== 'money' || money.value === null || isNotPaid(answer, clause, money)) return undefined;
  // 'Salaries 35% of sales, rent $2,100 a month': two things in one breath.
  if (clause.figures.some(({ kind, to: end }) => kind === 'percent' && end <= money.from)) return undefined;
  const person = readPerson(answer, clause, money);
  if (person !== undefined) return person === 'unsure' ? undefined : person;
  if (clause.lead !== null && says(answer, clause.lead, 'ownPay')) return undefined;
  if (says(answer, { from: money.to, to: clause.to }, 'negation')) return undefined;
  const rhythm = rhythmOf(answer, clause, money);
  const payment = rhythm === null ? null : (paymentOf(rhythm) ?? undefined);
  const name = nameSpan(answer, clause, money);
  if (name !== undefined && isGroceries(answer, name)) return undefined;
  // A cost for part of the year has no column yet, and an amount by the day or hour no number of them.
  if (says(answer, { from: money.valueTo, to: clause.to }, 'except', 'inSeason')) return undefined;
  if (payment === undefined || name === undefined || seasonIn(answer, clause) !== undefined) return undefined;
  if (namesMonth(answer, { from: money.to, to: clause.to })) return undefined;
  const to = firstMonths(answer.tokens, money.to, clause.to);
  if (money.noun !== null && !money.each && (rhythm === null || isPerOne(answer, money))) return undefined;
  const isOnce = says(answer, clause, 'oneTime') && rhythm === null;
  const isOwing = says(answer, clause, 'household', 'existingDebt', 'savings');
  if (isOnce || isOwing) return undefined;
  const count = countBefore(answer, clause, money);
  if (money.each && count === undefined) return undefined;
  const again = restatement(answer, clause, money);
  if (clause.figures.some((other) => other.kind === 'money' && other !== money && other !== again)) return undefined;
  // '45 $ par samedi', '$20 per storm': how often is not for the reader to say.
  if (rhythm === null && isPer.has(answer.tokens[money.to]?.text ?? '')) return undefined;
  // '8 hours on Saturday at $17'
  if (clause.figures.some(({ kind, time }) => kind === 'duration' && (time === 'hour' || time === 'day')))
    return undefined;
  // '2 days a month at $130': how often, and how many times the amount, is not for the reader to say.
  if (clause.figures.some((other) => other !== money && other !== count && other !== again && other.rhythm !== null))
    return undefined;
  const from = startIn(answer.tokens, money.to, clause.to);
  const isOften = isMonthly && !says(answer, clause, 'sometimes', 'insurance', 'bookkeeping');
  const every = payment?.every ?? (isOften ? 'month' : undefined);
  // 'Website $2,000 then $30 a month': without a word for how often, only what is always paid again and again.
  if (every === undefined && !says(answer, name, ...running)) return undefined;
  const asked = computed(answer, clause, {
    en: 'asked for each month',
    fr: 'demandé pour chaque mois',
  });
  return {
    row: proposed('cost', answer, {
      name: { value: nameOf(answer, name), origin: said(answer, clause) },
      amount: amountCell(answer, clause, money.value, count?.value ?? null, payment),
      every:
        every === undefined ? undefined : { value: every, origin: payment === null ? asked : said(answer, clause) },
      from: from === undefined ? undefined : { value: from, origin: said(answer, clause) },
      to: to === undefined ? undefined : { value: to, origin: said(answer, clause) },
      currency: money.currency === null ? undefined : { value: money.currency, origin: said(answer, clause) },
    }),
    used: [money, ...(count === undefined ? [] : [count]), ...(again === undefined ? [] : [again])],
  };
}
