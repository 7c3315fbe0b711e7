import { languages } from '@elan/domain/locale';
import { wordsFoundIn } from '@elan/domain/trades/everyday-words';
import type { TradeChoice } from '@elan/domain/trades/trade-names';
import type { Trade } from './trades.ts';

/** What a founder wrote, the most telling text first. */
export type FounderTexts = readonly { text: string; weight: number }[];

/** A trade that what they wrote speaks of, and the words that say so, as the trade has them. */
export type Suggestion = { key: TradeChoice; words: string[] };

const most = 3;

/**
 * The trades that a founder's words speak of, the clearest first; empty when none do. A word that several trades have
 * says less, several words together say more. Families come after the trades.
 */
export function suggestTrades(trades: readonly Trade[], texts: FounderTexts): Suggestion[] {
  const has = new Map<string, number>();
  for (const trade of trades) for (const word of wordsOf(trade)) has.set(word, (has.get(word) ?? 0) + 1);
  const spoken = texts.map(({ text, weight }) => ({ found: wordsFoundIn(text), weight }));
  const ranked = trades.map((trade) => {
    const counts = new Map<string, number>();
    for (const { found, weight } of spoken) {
      for (const word of found(wordsOf(trade))) {
        const worth = (weight * word.split(' ').length) / (has.get(word) ?? 1);
        counts.set(word, Math.max(counts.get(word) ?? 0, worth));
      }
    }
    const score = [...counts.values()].reduce((sum, worth) => sum + worth, 0);
    return { key: trade.key, words: [...counts.keys()], score };
  });
  return ranked
    .filter(({ score }) => score >= leastScore)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ key, words }) => ({ key, words }));
}

/** One word that no other trade has, in a text about the business itself. */
const leastScore = 1;

const wordsOf = ({ words }: Trade) => [...new Set(languages.flatMap((language) => words[language]))];
