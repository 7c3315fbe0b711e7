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
/** The title of one of a trade's ideas says more than the words of its description, less than the person's own opening. */
const titleWorth = 2.5;

/**
 * The trades that match a founder's words, the best match first. A word that several trades share counts for less,
 * words that belong together for half more.
 */
export function suggestTrades(trades: readonly Trade[], texts: FounderTexts): Suggestion[] {
  const spoken = texts.map(({ text, weight }) => ({ text, foundOf: foundInOffer(text), weight }));
  const worths = trades.map((trade) => {
    const worth = new Map<string, Found>();
    const add = (word: string, weight: number) => {
      const before = worth.get(inSingular(word));
      worth.set(inSingular(word), { word: before?.word ?? word, weight: Math.max(before?.weight ?? 0, weight) });
    };
    for (const { text, foundOf, weight } of spoken) {
      for (const title of titlesOf(trade).filter((title) => text.startsWith(title))) add(title, weight * titleWorth);
      for (const word of languages.flatMap((language) => foundOf(trade.words[language]))) {
        add(word, weight * lengthOf(word));
      }
    }
    return { key: trade.key, worth };
  });
  const tradesWith = (word: string) => worths.filter(({ worth }) => worth.has(word)).length;
  return worths
    .map(({ key, worth }) => {
      const matches = [...worth].map(([singular, { word, weight }]) => ({
        word,
        score: weight / tradesWith(singular),
      }));
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

/**
 * Like `wordsFoundIn`, but nothing where only the customers have such words: 'repas pour garderies' is no day care. Words
 * that name whom a trade is for, such as 'garderie pour chiens', say what is offered.
 */
function foundInOffer(text: string): (words: readonly string[]) => string[] {
  const [inOffer, inAll] = [wordsFoundIn(text.replaceAll(customers, ' ')), wordsFoundIn(text)];
  return (words) => {
    const found = inAll(words);
    return inOffer(words).length > 0 || found.some((word) => isFor.test(word)) ? found : [];
  };
}

const isFor = /(?<!\p{L})(?:pour|for)(?!\p{L})/u;
/** What follows 'pour' and 'for', up to where something else is said; 'pour réparer' and 'for repairing' say what is done. */
const customers =
  /(?<=(?<!\p{L})(?:pour|for) )(?!(?:\p{L}+['’])?\p{L}+(?:er|ir|re|ing)(?!\p{L}))(?:(?! (?:à|au|aux|en ligne|dans|sur|avec|chez|in|at|on|from|with|by|out) )[^,.;:(\n])+/giu;

/** As it was typed first. */
type Found = { word: string; weight: number };

/** 'garderie' and 'garderies' are one word. */
const inSingular = (word: string) => word.replaceAll(/[sx](?!\p{L})/gu, '');

const titlesOf = ({ ideas }: Trade) => ideas.flatMap(({ title }) => languages.map((language) => title[language]));

/** Words that belong together say half more: 'boîte à lunch'. */
const lengthOf = (word: string) => (word.split(' ').filter((part) => part.length > 2).length > 1 ? 1.5 : 1);
