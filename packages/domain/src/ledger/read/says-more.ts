import type { RowKind } from '../row.ts';
import { type Answer, type Span, says } from './answer.ts';
import { endOfAside } from './asides.ts';
import type { Clause } from './clauses.ts';
import type { Figure } from './figure.ts';
import { type KnownWords, knownWords, seasonWords } from './known-words.ts';
import { isTie, nameSpan } from './naming.ts';
import { rhythmAt } from './rhythm.ts';
import type { RowRead } from './row-read.ts';
import type { Tag } from './tags.ts';
import { saysTaxed } from './taxes-said.ts';
import type { Token } from './tokens.ts';
import { timesAround } from './when.ts';

/** Between an amount and its terms. */
const linking = new Set('sur over rate taux par'.split(' '));

/** Whether the words around the amount of a row say something that the row does not. */
export function saysMoreThan(answer: Answer, clause: Clause, figure: Figure, { row, used }: RowRead): boolean {
  const words: Partial<Record<RowKind, KnownWords>> = knownWords;
  const known = words[row.kind];
  if (known === undefined) return false;
  const { tags, namesCounts } = known;
  // 'Equipment $14,000: oven $9,000, fridge $3,000'
  if (answer.tokens[figure.to]?.text === ':') return true;
  const name = nameSpan(answer, clause, figure);
  const hasSeason = 'season' in row.origins;
  return (
    leavesFigure(answer, clause, figure, used, namesCounts) ||
    (name !== undefined && isClausal(answer, clause, name, figure, tags)) ||
    leavesWords(
      answer,
      clause,
      figure,
      [...used, ...(name === undefined ? [] : [name])],
      hasSeason ? [...tags, ...seasonWords] : tags,
    )
  );
}

/** Whether the words around a price say something that the price does not. */
export function saysMoreThanPrice(answer: Answer, clause: Clause, figure: Figure): boolean {
  const head = { from: clause.from, to: figure.from };
  const isPaid = says(answer, head, 'paysUs') && !says(answer, head, 'everybody');
  // 'Fees of 12% on an average contract of $40,000'
  const isShared = clause.figures.some(({ kind, to }) => kind === 'percent' && to <= figure.from);
  return (
    isPaid ||
    isShared ||
    saysTaxed(answer, clause.sentence) ||
    saysClausal(answer, head, knownWords.stream.tags) ||
    leavesWords(answer, clause, figure, clause.figures, knownWords.stream.tags)
  );
}

/** Whether the words around what a sale costs say something that the cost does not. */
export function saysMoreThanUnitCost(answer: Answer, clause: Clause, figure: Figure, used: readonly Figure[]): boolean {
  const head = { from: clause.from, to: figure.from };
  return (
    saysClausal(answer, head, knownWords.unitCost.tags) ||
    leavesWords(answer, clause, figure, used, knownWords.unitCost.tags)
  );
}

/** Whether a figure of the clause is neither used nor known to change nothing: an area, the length of a lease, since when. */
function leavesFigure(
  answer: Answer,
  clause: Clause,
  amount: Figure,
  used: readonly Figure[],
  namesCounts: boolean,
): boolean {
  const times = timesAround(answer.tokens, clause.from, clause.to);
  const isLease = says(answer, { from: clause.from, to: amount.from }, 'rent');
  return clause.figures.some((other) => {
    const isCount = other.kind === 'count' || other.kind === 'duration';
    const isBefore = other.to <= amount.from && isCount && other.rhythm === null;
    const isArea = sizes.has(other.noun?.split(' ')[0] ?? '');
    const isLength = isLease && other.kind === 'duration';
    const isTime = times.some(({ from, to }) => other.from >= from && other.from < to);
    return !used.includes(other) && !isTime && !(isBefore && (namesCounts || isArea || isLength));
  });
}

const sizes = new Set('m2 pi2 pi sq square ft sqft pieds pied'.split(' '));

/** A name is made of nouns: 'most end up near $900' and 'the landlord gives back $5,000' have none. */
function isClausal(answer: Answer, clause: Clause, name: Span, { from }: Figure, tags: readonly Tag[]): boolean {
  // 'I run it and pay myself $2,500'
  const pay = answer.tokens.slice(clause.from, from).findIndex(({ tags: said }) => said.has('ownPay'));
  const start = pay < 0 ? Math.min(name.from, clause.from) : clause.from + pay;
  return (
    saysClausal(answer, { from: start, to: Math.max(name.to, from) }, tags) ||
    isStated(answer, { from: start, to: from })
  );
}

/** 'The van is in my husband's name, $140': something is said of the name before its amount. */
function isStated({ tokens }: Answer, { from, to }: Span): boolean {
  let verb = from;
  while (verb < to && !being.has(tokens[verb]?.text ?? '')) verb += 1;
  return tokens.slice(verb + 1, to).some((token) => token.kind === 'word' && !isTie(token) && !token.tags.has('about'));
}

const being = new Set('is are was were est sont sera seront'.split(' '));

/** Whether words of a sentence are said, other than as part of what is known: « me donnent », 'a bakery that sells'. */
function saysClausal({ tokens }: Answer, { from, to }: Span, tags: readonly Tag[]): boolean {
  for (let at = from; at < to; ) {
    const token = tokens[at];
    if (token === undefined) break;
    const length = knownLength(token, tags);
    const isSelling = relatives.has(token.text) && tokens[at + 1]?.tags.has('sells') === true;
    if (length === 0 && token.tags.has('clausal') && !isSelling) return true;
    at += Math.max(1, length);
  }
  return false;
}

const relatives = new Set(['that', 'which', 'who', 'qui']);

/** Whether a word after an amount is neither known nor part of what is covered. */
function leavesWords(
  answer: Answer,
  clause: Clause,
  figure: Figure,
  covered: readonly Span[],
  tags: readonly Tag[],
): boolean {
  const { tokens } = answer;
  const spans = [...covered, ...timesAround(tokens, clause.from, clause.to)];
  for (let at = figure.to; at < clause.to; ) {
    const inside = spans.find((span) => at >= span.from && at < span.to);
    const end = inside?.to ?? endOfAside(tokens, at, clause.to) ?? rhythmAt(tokens, at)?.to;
    if (end !== undefined) {
      at = end;
      continue;
    }
    const token = tokens[at];
    if (token === undefined) break;
    // ', open Monday to Friday'
    if (token.tags.has('open') && tokens[at - 1]?.text === ',') return false;
    const length = knownLength(token, tags);
    if (length === 0 && token.kind === 'word' && !isTie(token) && !linking.has(token.text)) return true;
    at += Math.max(1, length);
  }
  return false;
}

function knownLength(token: Token, tags: readonly Tag[]): number {
  return Math.max(0, ...tags.map((tag) => token.tags.get(tag) ?? 0));
}
