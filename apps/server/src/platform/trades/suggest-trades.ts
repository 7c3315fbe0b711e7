import { languages } from '@elan/domain/locale';
import { wordsFoundIn } from '@elan/domain/trades/everyday-words';
import type { TradeChoice } from '@elan/domain/trades/trade-names';
import type { Trade } from './trades.ts';

/** What a founder wrote, and how much each text says about what the business is. */
export type FounderTexts = readonly { text: string; weight: number }[];

/** A trade that matches what they wrote, and the words that match, as typed. */
export type Suggestion = { key: TradeChoice; words: string[] };

const most = 3;
/** A word that no other trade has, in half a text about the business itself. */
const leastScore = 1;

/**
 * The trades that match a founder's words, the best match first. A word that several trades share counts for less,
 * words that belong together for half more.
 */
export function suggestTrades(trades: readonly Trade[], texts: FounderTexts): Suggestion[] {
  const spoken = texts.map(({ text, weight }) => ({ foundOf: wordsFoundIn(text), weight }));
  const worths = trades.map((trade) => {
    const worth = new Map<string, number>();
    for (const { foundOf, weight } of spoken) {
      for (const word of languages.flatMap((language) => foundOf(trade.words[language]))) {
        worth.set(word, Math.max(worth.get(word) ?? 0, weight * lengthOf(word)));
      }
    }
    return { key: trade.key, worth };
  });
  const tradesWith = (word: string) => worths.filter(({ worth }) => worth.has(word)).length;
  return worths
    .map(({ key, worth }) => {
      const matches = [...worth].map(([word, weight]) => ({ word, score: weight / tradesWith(word) }));
      return {
        key,
        words: matches.toSorted((one, other) => other.score - one.score).map(({ word }) => word),
        score: matches.reduce((sum, { score }) => sum + score, 0),
      };
    })
    .filter(({ score }) => score >= leastScore)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ key, words }) => ({ key, words }));
}

/** Words that belong together say half more: 'boîte à lunch'. */
const lengthOf = (word: string) => (word.split(' ').filter((part) => part.length > 2).length > 1 ? 1.5 : 1);
