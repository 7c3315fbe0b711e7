import { tradeAt } from '@elan/domain/help-pages';
import type { Language } from '@elan/domain/locale';
import type { TradeChoice } from '@elan/domain/trades/trade-names';
import type { TradePage } from '../../data/help/help-front.ts';
import { fetchedTexts } from './fetched-texts.ts';

const files = import.meta.glob<TradePage>('../../../../../content/trades/*/*.md', {
  query: '?page',
  import: 'default',
});

/** The pages of trades, by `tradePageKey`. */
export const tradePages = fetchedTexts(files);

export const tradePageKey = (trade: TradeChoice, language: Language) => `${trade}/${language}`;

/** Fetches the page of the trade at an address, if there is one. */
export async function loadTradeAt(path: string, language: Language): Promise<void> {
  const trade = tradeAt(path);
  if (trade !== undefined) await tradePages.load(tradePageKey(trade, language));
}
