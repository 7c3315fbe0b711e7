import type { Language } from '@elan/domain/locale';
import { type TradeChoice, tradeChoices } from '@elan/domain/trades/trade-names';
import { foundAsTyped, matchScore } from '../../lib/match.ts';

/** The trades whose name has what was typed; none for an empty query. */
export function findTrades(query: string, language: Language): TradeChoice[] {
  if (query === '') return [];
  return (Object.keys(tradeChoices) as TradeChoice[]).filter(
    (trade) => matchScore(query, tradeChoices[trade][language]) >= foundAsTyped,
  );
}
