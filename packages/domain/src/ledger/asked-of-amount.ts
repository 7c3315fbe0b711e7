import { topicOf } from './figures-to-check.ts';
import { type Amount, amountsIn } from './read/amounts.ts';
import { remarksIn } from './read/labels.ts';
import { nameOfAmount } from './read/name-of-amount.ts';
import { stemsOf } from './read/nouns.ts';
import { plainText } from './read/plain-text.ts';
import { whenOf } from './read/said-of-amount.ts';
import type { Passage } from './reading.ts';
import type { Row, TableKind } from './row.ts';

/**
 * The numbers in some words that may be a figure, in their order: of '120 to 150' the first. In a goal of sales, hours
 * are one.
 */
export function amountsOf(passage: Passage): Amount[] {
  const sellsHours = topicOf(passage) === 'goals';
  return amountsIn(plainText(passage.quote))
    .filter(({ kind, unit }) => kind !== 'time' || (sellsHours && unit === 'hour'))
    .filter(({ end }) => !instalments.test(passage.quote.slice(end)))
    .filter(({ value }, at, all) => value !== null || all[at - 1]?.value !== null);
}

/** 'Payé en deux versements' counts nothing that is sold. */
const instalments = /^\s*(?:versements?|paiements?|instal+ments?|payments?)(?!\p{L})/iu;

/** What an amount is where its question asks for nothing else, and nothing beside it says otherwise. */
export function kindAsked(passage: Passage, amount: Amount | undefined, sales: readonly Row[]): TableKind | null {
  if (amount?.value == null || amount.currency !== null) return null;
  const topic = topicOf(passage);
  const isMoney = amount.kind === 'money' || amount.kind === 'bare';
  // '140 la deuxième' is no price of a thing called so.
  const isNamed = amount.kind === 'money' || nameOfAmount(passage.quote, amount) !== undefined;
  if (topic === 'prices' && isMoney) return isNamed ? 'stream' : null;
  if (topic === 'prices' || topic === 'unitCosts' || topic === 'goals') {
    const isCount = amount.kind === 'count' || amount.kind === 'time';
    const isPart = isCount ? topic !== 'unitCosts' : topic === 'unitCosts';
    const isClear = sales.length === 1 || saleNamed(sales, passage.quote) !== undefined;
    return isPart && isClear ? 'stream' : null;
  }
  if (!isMoney || remarksIn(plainText(passage.quote), 'doubt', 'others').length > 0) return null;
  return topic === 'costs' ? 'cost' : topic === 'team' ? 'person' : null;
}

/** The sale that some words name. */
export function saleNamed(sales: readonly Row[], words: string): Row | undefined {
  const said = new Set(stemsOf(words));
  return sales.find(({ cells }) => stemsOf(cells.name).some((stem) => said.has(stem)));
}

/** What of a sale an amount can be: its price, how many, how many in the first month or from the second year, its cost. */
export type SaleColumn = 'price' | 'quantity' | 'first' | 'later' | 'unitCost' | 'costShare';

/** What of a sale an amount is, by its question and its unit; null for a share of something else than a sale's cost. */
export function saleColumnOf(passage: Passage, amount: Amount): SaleColumn | null {
  const topic = topicOf(passage);
  const { kind } = amount;
  if (kind === 'percent') return topic === 'unitCosts' ? 'costShare' : null;
  if (kind !== 'count' && topic === 'unitCosts') return 'unitCost';
  if (kind === 'money' || (kind === 'bare' && topic === 'prices')) return 'price';
  return columnsOfTime[whenOf(passage.quote, amount)];
}

const columnsOfTime = { always: 'quantity', atFirst: 'first', secondYear: 'later' } as const;
