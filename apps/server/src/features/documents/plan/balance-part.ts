import { moneyText } from '@elan/domain/money/money-text';
import { type Part, tableOf, text } from '../blocks.ts';
import type { Content } from '../gather-content.ts';
import { labelled } from '../words-in.ts';
import { sumOf } from './plan-request.ts';
import { requestWordsIn } from './request-words.ts';

/**
 * The personal balance, only where the owner asked for it: what is owned from the facts, what is owed from the rows of
 * debts. No total is shown while one of its amounts is not known.
 */
export function balancePart({ balance, request: { facts }, language }: Content): Part[] {
  if (balance === null) return [];
  const words = requestWordsIn(language);
  const shown = (cents: number | null) => (cents === null ? '' : moneyText(cents)[language]);
  const owned = sumOf(facts.asset.map(({ value }) => value));
  const owed = sumOf(balance.debts.map(({ cells }) => cells.amount));
  const total = (cents: number | null) => ({ label: words.total, text: shown(cents) });
  const assets = tableOf(
    [
      { head: words.assets, width: 4, says: ({ name }) => name },
      { head: words.owner, width: 3, says: ({ owner }) => owner },
      { head: words.value, width: 2, isAmount: true, says: ({ value }) => shown(value) },
    ],
    facts.asset,
    total(owned),
  );
  const debts = tableOf(
    [
      { head: words.debts, width: 4, says: ({ cells }) => cells.name },
      { head: words.payment, width: 3, isAmount: true, says: ({ cells }) => shown(cells.payment) },
      { head: words.owed, width: 2, isAmount: true, says: ({ cells }) => shown(cells.amount) },
    ],
    balance.debts,
    total(owed),
  );
  const blocks = [...assets, ...debts];
  if (blocks.length === 0) return [];
  const worth =
    owned === null || owed === null ? [] : [text(labelled(words.netWorth, shown(owned - owed), language), 'strong')];
  return [{ title: words.balance, blocks: [...blocks, ...worth] }];
}
