import type { Cells } from '../row.ts';
import { type Answer, figuresIn, type Span, said, says } from './answer.ts';
import type { Clause } from './clauses.ts';
import type { Figure } from './figure.ts';
import { nameOf, nameSpan } from './naming.ts';
import { countBefore, isNotPaid, restatement } from './read-cost.ts';
import { saysSource } from './read-funding.ts';
import type { RowRead } from './row-read.ts';
import { proposed } from './rows.ts';
import { namesMonth } from './season.ts';
import { isWorth } from './set-apart.ts';

const uses = [
  ['refundable', 'deposit'],
  ['vehicle', 'vehicle'],
  ['fittingOut', 'fitting_out'],
  ['openingStock', 'opening_stock'],
  ['feesKind', 'fees'],
  ['equipment', 'equipment'],
] as const;

/**
 * Something bought once.
 * @param isList whether the question asks for a list of purchases, so that a name and an amount are enough
 */
export function readPurchase(answer: Answer, clause: Clause, money: Figure, isList: boolean): RowRead | undefined {
  if (money.kind !== 'money' || money.value === null || money.rhythm !== null || money.currency !== null)
    return undefined;
  const name = nameSpan(answer, clause, money);
  if (name === undefined || isNotPaid(answer, clause, money) || (money.noun !== null && !money.each)) return undefined;
  if (isOnlyNeed(answer, name) || says(answer, name, 'except')) return undefined;
  const context = clause.lead ?? clause;
  const before = { from: clause.sentence.from, to: clause.to };
  const isBought = says(answer, before, 'beforeOpening', 'buys') || says(answer, context, 'beforeOpening', 'buys');
  const words = headOf(answer, name);
  const owned = says(answer, clause, 'owned') ? true : ownedAround(answer, clause);
  if (owned === 'unsure') return undefined;
  const isOwned = owned;
  // 'my car is worth $11,000', « j'apporte mes outils, 4 000 $ »: nothing is paid for it, or nothing is said of that.
  if (!isOwned && (isWorth(answer, money) || isBroughtIn(answer, clause))) return undefined;
  const kinds = uses.filter(([tag]) => says(answer, words, tag));
  // In a list that also says where money comes from, a name that is not known may be a lender.
  const isMixed = saysSource(answer, clause.sentence);
  if (!isBought && !isOwned && (!isList || isMixed) && kinds.length === 0) return undefined;
  if (says(answer, { from: money.to, to: clause.to }, 'negation')) return undefined;
  if (
    says(
      answer,
      clause,
      'total',
      'keeps',
      'salesWord',
      'household',
      'existingDebt',
      'creditLine',
      'lender',
      'aim',
      'sells',
      'otherSeller',
    )
  )
    return undefined;
  // A fee of every September or a purchase in September: that is not for the reader to say.
  if (!isBought && namesMonth(answer, { from: money.to, to: clause.to })) return undefined;
  const again = restatement(answer, clause, money);
  if (clause.figures.some((figure) => figure.kind === 'money' && figure !== money && figure !== again))
    return undefined;
  const count = countBefore(answer, clause, money);
  if (money.each && count === undefined) return undefined;
  const origin = said(answer, clause);
  const isSecondHand = says(answer, clause, 'secondHand');
  const isBefore =
    isBeforeAtEnd(answer, clause) ||
    says(answer, before, 'beforeOpening') ||
    (clause.lead !== null && says(answer, clause.lead, 'beforeOpening'));
  // 'car magnets' are no vehicle: the last word of an English name says what it is.
  const meant = answer.isEnglish
    ? kinds.filter(([tag]) => says(answer, { from: lastWord(answer, words), to: words.to }, tag))
    : kinds;
  const use: Cells<'purchase'>['use'] = meant[0]?.[1] ?? null;
  const row = proposed('purchase', answer, {
    name: { value: nameOf(answer, name), origin },
    amount: { value: money.value, origin },
    count: count?.value == null ? undefined : { value: count.value, origin },
    month: isBefore && !isOwned ? { value: 0, origin: said(answer, before) } : undefined,
    use: use === null || kinds.length > 1 ? undefined : { value: use, origin },
    used: isSecondHand ? { value: true, origin } : undefined,
    owned: isOwned ? { value: true, origin } : undefined,
  });
  return { row, used: [money, ...(count === undefined ? [] : [count])] };
}

/** 'magnets' in 'magnets for the car': what follows a preposition is not what is bought. */
function headOf({ tokens }: Answer, { from, to }: Span): Span {
  for (let at = from + 1; at < to; at += 1) if (relating.has(tokens[at]?.text ?? '')) return { from, to: at };
  return { from, to };
}

/** 'J'ai besoin de 30 000 $', '$30,000 to start': an amount without a thing. */
function isOnlyNeed({ tokens }: Answer, { from, to }: Span): boolean {
  return tokens.slice(from, to).every(({ kind, text, tags }) => {
    return kind !== 'word' || needs.has(text) || tags.has('askedFor') || tags.has('promised') || tags.has('hoped');
  });
}

/** Where the last word of a name begins, or the phrase that ends with it. */
function lastWord({ tokens }: Answer, { from, to }: Span): number {
  for (const back of [3, 2]) {
    const phrase = tokens[to - back];
    if (to - back >= from && phrase !== undefined && [...phrase.tags.values()].includes(back)) return to - back;
  }
  return to - 1;
}

function isBroughtIn({ tokens }: Answer, { from, to }: Span): boolean {
  return tokens.slice(from, to).some(({ text }) => bringing.has(text));
}

const bringing = new Set('apporte apportons apportent bring brings bringing'.split(' '));
const needs = new Set(
  'besoin need needs start begin open opening demarrer ouvrir money argent budget somme i we je on'.split(' '),
);
const relating = new Set('for pour with avec on sur in dans chez at'.split(' '));

/**
 * 'I already own an oven, $500, and a sign, $300': the whole list. Where it is said at the end, of the last thing or of
 * the whole list is not for the reader to say.
 */
function ownedAround(answer: Answer, { sentence, from, to }: Clause): boolean | 'unsure' {
  const first = figuresIn(answer, sentence).find(({ kind }) => kind === 'money');
  const isBefore =
    first !== undefined && first.from < from && says(answer, { from: sentence.from, to: first.from }, 'owned');
  if (isBefore) return true;
  const end = { from: Math.max(sentence.from, sentence.to - 3), to: sentence.to };
  const isInParentheses = answer.tokens.slice(end.from, end.to).some(({ text }) => text === ')' || text === '(');
  if (isInParentheses || !says(answer, end, 'owned')) return false;
  return to < sentence.to ? 'unsure' : true;
}

/** 'Oven $500, sign $300 before opening.': the last words of a sentence hold for its whole list. */
function isBeforeAtEnd(answer: Answer, { sentence }: Clause): boolean {
  return (
    says(answer, { from: Math.max(sentence.from, sentence.to - 5), to: sentence.to }, 'beforeOpening') &&
    !says(answer, sentence, 'month')
  );
}
