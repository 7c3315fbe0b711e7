import { amountsOf } from '../ledger/amounts-of-passage.ts';
import { kindAsked } from '../ledger/kind-of-amount.ts';
import type { Amount } from '../ledger/read/amounts.ts';
import { wordsOf } from '../ledger/read/said-of-amount.ts';
import type { Passage } from '../ledger/reading.ts';
import { type Row, rowsOf } from '../ledger/row.ts';
import { saleNamed, saleOf } from '../ledger/sale-of-amount.ts';
import type { QuestionPlace } from '../modules/registry.ts';

/** The answers that say a price of what is sold. */
const priced: readonly string[] = ['idea/businessIdea', 'finances/pricingStrategy'] satisfies `${string}/${string}`[];

/**
 * An answer as it may still be quoted: a price that the founder has since settled otherwise in a row is left out, with
 * what follows it in its sentence. The answer itself stays as it is.
 */
export function withoutOtherPrices([module, question]: QuestionPlace, answer: string, rows: readonly Row[]): string {
  const sales = rowsOf(rows, 'stream').filter(({ off }) => !off);
  if (!priced.includes(`${module}/${question}`) || sales.length === 0) return answer;
  const lines = answer.split('\n').flatMap((line) => {
    const kept: string[] = [];
    for (const sentence of line.split(/(?<=[.!?])\s+/u)) {
      const at = otherPrice({ module, question, quote: sentence }, sales);
      if (at === null) {
        kept.push(sentence);
        continue;
      }
      const before = beginningOf(sentence.slice(0, at));
      // What is cut has no end of its own that another sentence could follow.
      if (before !== '') return [[...kept, before].join(' ')];
    }
    return kept.length === 0 ? [] : [kept.join(' ')];
  });
  return lines.join('\n');
}

/** Where a price stands that is another one in its row; null where the words have the price of the row as well. */
function otherPrice(passage: Passage, sales: readonly Row[]): number | null {
  const prices = amountsOf(passage).flatMap((amount) => {
    const sale = saleOfPrice(passage, amount, sales);
    const price = sale?.kind === 'stream' && sale.status === 'confirmed' ? sale.cells.price : null;
    return price === null || amount.value === null
      ? []
      : [{ sale, start: amount.start, isSame: Math.round(amount.value * 100) === price }];
  });
  const other = prices.find(({ sale, isSame }) => !isSame && !prices.some((each) => each.sale === sale && each.isSame));
  return other?.start ?? null;
}

function saleOfPrice(passage: Passage, amount: Amount, sales: readonly Row[]): Row | undefined {
  if (passage.question === 'pricingStrategy')
    return kindAsked(passage, amount, sales) === 'stream' ? saleOf(sales, passage, amount) : undefined;
  if (amount.kind !== 'money' || kindAsked(passage, amount, sales) !== null) return undefined;
  return saleNamed(sales, wordsOf(passage.quote, amount).typed);
}

/** Fewer words before a price say only what it is the price of. */
const fewWords = 4;

/** The words before a price, without those that lead to it; '' where they say nothing on their own. */
function beginningOf(before: string): string {
  const words = before
    .replace(/[\s$(:=–—-]+$/u, '')
    .replace(/(?:[\s,]+(?:at|for|is|are|costs?|from|about|à|pour|est|coûte|environ|de|dès))+$/iu, '')
    .replace(/[\s,;:]+$/u, '');
  return words.split(/\s+/u).length < fewWords ? '' : words;
}
