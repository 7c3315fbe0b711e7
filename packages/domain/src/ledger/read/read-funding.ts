import { type Answer, type Span, said, says } from './answer.ts';
import type { Clause } from './clauses.ts';
import type { Figure } from './figure.ts';
import { nameOf, nameSpan } from './naming.ts';
import type { RowRead } from './row-read.ts';
import { proposed, unnamed } from './rows.ts';
import { isWorth } from './set-apart.ts';

const sources = ['loan', 'grant', 'advanceSales', 'partner', 'gift', 'savings'] as const;
const columns = {
  loan: 'loan',
  grant: 'grant',
  advanceSales: 'advance_sales',
  partner: 'partner',
  gift: 'gift',
  savings: 'savings',
} as const;
const states = [
  ['hoped', 'hoped'],
  ['promised', 'promised'],
  ['askedFor', 'asked_for'],
  ['inHand', 'in_hand'],
] as const;

/** Whether some words name a source of money or somebody who lends. */
export function saysSource(answer: Answer, words: Span): boolean {
  return says(answer, words, ...sources, 'lender', 'creditLine');
}

/** Money that comes in: savings, a gift, a grant, a partner's share, sales in advance or a loan with its terms. */
export function readFunding(answer: Answer, clause: Clause, money: Figure): RowRead | 'unsure' | undefined {
  const named = sources.filter((tag) => says(answer, clause, tag));
  const source =
    named[0] ?? (isInHand(answer, clause, money) ? 'savings' : hasTerms(answer, clause) ? 'loan' : undefined);
  if (source === undefined) return undefined;
  const isPaidOff = says(answer, clause, 'loanPayment') && money.rhythm !== null;
  if (isPaidOff) return undefined;
  const isElse = says(answer, clause, 'creditLine', 'existingDebt', 'keeps', 'household', 'past', 'rebate');
  if (says(answer, { from: clause.from, to: money.from }, 'negation') || says(answer, clause, 'condition'))
    return 'unsure';
  if (isElse || money.rhythm !== null || money.value === null || money.currency !== null) return 'unsure';
  if (says(answer, { from: clause.sentence.from, to: money.from }, 'unsure') && !says(answer, clause, 'hoped'))
    return 'unsure';
  const isDenied = says(answer, { from: money.to, to: clause.to }, 'negation') && !says(answer, clause, 'hoped');
  if (isDenied && !isFreeOfInterest(answer, clause)) return 'unsure';
  // Two sources in one breath: whose amount is it? A partner or parents may lend or give, though.
  const isLent = source === 'loan' && named.every((tag) => tag === 'loan' || tag === 'partner');
  if (named.length > 1 && !isLent) return 'unsure';
  if (clause.figures.filter((figure) => figure.kind === 'money').length > 1) return 'unsure';
  // 'A loan for the oven of $6,000' may be the price of the oven.
  if (money.noun !== null || money.each || says(answer, clause, 'eachOne')) return 'unsure';
  // 'puts in a freezer instead of cash, value $1,200'
  if (isWorth(answer, money)) return 'unsure';
  // 'goal $12,000', '$4,000 goes to my mortgage'
  if (isAim(answer, clause) || going.has(answer.tokens[money.to]?.text ?? '')) return 'unsure';
  // 'the bank gave me $18,000 over 5 years' is no gift.
  if (source === 'gift' && hasTerms(answer, clause)) return 'unsure';
  const origin = said(answer, clause);
  const isLater = says(answer, clause, 'beforeOpening');
  // 'received before opening' says when, not that it is there.
  const state = states.find(([tag]) => says(answer, clause, tag) && !(tag === 'inHand' && isLater));
  const rate =
    source === 'loan'
      ? clause.figures.find((figure) => figure.kind === 'percent' && figure.value !== null && figure.value <= 4000)
      : undefined;
  const term = source === 'loan' ? clause.figures.find((figure) => isTerm(answer, figure)) : undefined;
  const pause =
    source === 'loan' ? clause.figures.find((figure) => figure !== term && isPause(answer, clause, figure)) : undefined;
  const name = nameSpan(answer, clause, money);
  const isShort = name !== undefined && name.to - name.from <= 8;
  const row = proposed('funding', answer, {
    name: { value: isShort ? nameOf(answer, name) : fundingName(answer, source), origin },
    source: { value: columns[source], origin },
    amount: { value: money.value, origin },
    state: state === undefined ? undefined : { value: state[1], origin },
    month: isLater ? { value: 0, origin } : undefined,
    rate: rate?.value == null ? undefined : { value: rate.value, origin },
    months: term === undefined ? undefined : { value: monthsOf(term), origin },
    interestOnly: pause === undefined ? undefined : { value: monthsOf(pause), origin },
  });
  return { row, used: [money, rate, term, pause].filter((figure) => figure !== undefined) };
}

function isAim({ tokens }: Answer, { from, to }: Span): boolean {
  return tokens.slice(from, to).some(({ text }) => ['goal', 'target', 'objectif', 'cible'].includes(text));
}

const going = new Set('goes go va vont ira'.split(' '));

/** 'Financement agricole Canada 45 000 $ à 7,2 % sur 15 ans': only a loan has a rate and a length. */
function hasTerms(answer: Answer, clause: Clause): boolean {
  return (
    clause.figures.some(({ kind, value }) => kind === 'percent' && value !== null && value <= 4000) &&
    clause.figures.some((figure) => isTerm(answer, figure))
  );
}

/** 'sans intérêt', 'no interest' */
function isFreeOfInterest({ tokens }: Answer, { from, to }: Span): boolean {
  return tokens.slice(from, to).some(({ text }, at) => {
    const next = tokens[from + at + 1]?.text ?? '';
    return ['no', 'without', 'sans', 'aucun'].includes(text) && /^(?:inter|frais|payment|strings)/u.test(next);
  });
}

/** 'I have $20,000.': nothing but what is there. */
function isInHand({ tokens }: Answer, clause: Clause, money: Figure): boolean {
  const before = tokens[money.from - 1]?.text ?? '';
  const isEnd = money.to >= clause.to || [',', '.', '\n', ';'].includes(tokens[money.to]?.text ?? '');
  return isEnd && money.from - clause.from <= 3 && ['have', 'ai', 'avons'].includes(before);
}

function monthsOf({ value, time }: Figure): number {
  return (value ?? 0) * (time === 'year' ? 12 : 1);
}

/** 'over 5 years', 'sur 60 mois', '5-year loan'. */
function isTerm({ tokens }: Answer, figure: Figure): boolean {
  if (figure.kind !== 'duration' || figure.value === null || figure.rhythm !== null) return false;
  if (figure.time !== 'year' && figure.time !== 'month') return false;
  const before = tokens[figure.from - 1]?.text ?? '';
  const after = tokens[figure.to]?.text ?? '';
  const months = monthsOf(figure);
  const isNamed =
    ['over', 'for', 'sur', 'pour', 'in', 'en', ',', 'of', 'de', 'a', '('].includes(before) ||
    ['loan', 'term'].includes(after);
  return isNamed && Number.isInteger(months) && months >= 1 && months <= 480 && !isInterest(tokens[figure.to]?.text);
}

function isPause(answer: Answer, clause: Clause, figure: Figure): boolean {
  const months = monthsOf(figure);
  const isTime =
    figure.kind === 'duration' && (figure.time === 'month' || figure.time === 'year') && Number.isInteger(months);
  return (
    isTime && months <= 120 && says(answer, { from: figure.to, to: Math.min(clause.to, figure.to + 5) }, 'interestOnly')
  );
}

function isInterest(text: string | undefined): boolean {
  return text === 'interest' || text === 'interets' || text === "d'";
}

function fundingName(answer: Answer, source: (typeof sources)[number]): string {
  const names = {
    loan: ['Loan', 'Prêt'],
    grant: ['Grant', 'Subvention'],
    advanceSales: ['Sales in advance', "Ventes à l'avance"],
    partner: ['Partner', 'Associé'],
    gift: ['Gift', 'Don'],
    savings: ['Savings', 'Épargne'],
  } as const;
  const [en, fr] = names[source];
  return unnamed(answer, en, fr);
}
