import { monthNames, shortMonth } from '@elan/domain/ledger/cell-month';
import { plainText } from '@elan/domain/ledger/read/plain-text';
import { unitOfTime } from '@elan/domain/ledger/read/rhythm';
import { type Language, languages, type Text } from '@elan/domain/locale';
import { swotSides } from '@elan/domain/modules/analysis/swot-sides';
import type { QuestionPlace } from '@elan/domain/modules/registry';
import { plainLetters } from '@elan/domain/plain-letters';
import type { TradeFile } from '@elan/domain/trades/trade-file';
import type { Content } from '../gather-content.ts';
import { answerOf } from './plan-answer.ts';

/** What the trade of a project offers for its tables: nothing of it is in a plan before somebody keeps it. */
export type KeptTrade = Pick<TradeFile, 'others' | 'risks'>;

const sides = {
  strength: { en: 'Strength', fr: 'Force' },
  weakness: { en: 'Weakness', fr: 'Faiblesse' },
  threat: { en: 'Threat', fr: 'Menace' },
} as const satisfies Record<string, Text>;

/** Rows that a table can begin with: the founder's own, which are whole as they are, and others to look at one by one. */
export type TableOffers = { own: string[][]; others: string[][] };

/**
 * Rows that a table can begin with, each to be kept or not: the lines of an answer as they are, and what people of the
 * trade know. A cell that nobody filled in is empty, and so is the answer to a competitor, which is the founder's.
 */
export function tableOffers(key: string, content: Content, trade: KeptTrade | null): TableOffers {
  const { language } = content;
  const said = (question: 'competitors' | 'differentiators' | 'marketTrends' | 'risks') => linesOf(content, question);
  const { others = [], risks = [] } = trade ?? {};
  switch (key) {
    case 'competitors':
      return {
        own: said('competitors').map(pricedRow),
        others: others.map(({ kind, strength }) => ['', kind[language], '', strength[language], '', '']),
      };
    case 'swot': {
      const { weaknesses, threats } = swotSides(said('risks'));
      return {
        own: [
          ...said('differentiators').map((line) => [sides.strength[language], line]),
          ...weaknesses.map((line) => [sides.weakness[language], line]),
          ...threats.map((line) => [sides.threat[language], line]),
        ],
        others: [
          ...(weaknesses.length > 0 ? [] : [[sides.weakness[language], '']]),
          // Whether a trend helps or harms is the founder's to say.
          ...said('marketTrends').map((line) => ['', line]),
        ],
      };
    }
    case 'milestones':
      return { own: answerLines(content, ['business-plan', 'milestones']).map(datedRow), others: [] };
    case 'risks':
      return {
        own: said('risks').map((line) => [line, '', '']),
        others: risks.map(({ name, sign, measure }) => [name, sign, measure].map((each) => each[language])),
      };
    default:
      return { own: [], others: [] };
  }
}

/** '85', '14,500', '6.5k'. */
const amount = String.raw`(?:\d{1,3}(?:[ \u00a0,]\d{3})+|\d+)(?:[.,]\d{1,2})?(?:[ \u00a0]?[kK](?!\p{L}))?`;
const range = String.raw`[ \u00a0]?(?:-|–|to|à)[ \u00a0]?`;
/** '$85', '$85-100', '10 à 12 $'. */
const price = new RegExp(
  String.raw`\$[ \u00a0]?${amount}(?:${range}\$?${amount})?|${amount}(?:[ \u00a0]?\$?${range}${amount})?[ \u00a0]?\$`,
  'gu',
);

/** The price apart, where the line has one price or one range of prices; the length of a wait is none. */
function pricedRow(line: string): string[] {
  const [found, second] = line.matchAll(price);
  const before = found === undefined ? '' : line.slice(0, found.index);
  const after = found === undefined ? '' : line.slice(found.index + found[0].length);
  const others = [...plainText(`${before} ${after}`).matchAll(/\d[\d.,]*(.*?)(?=\d|$)/gu)];
  if (found === undefined || second !== undefined || others.some(([, rest = '']) => unitOfTime(rest) === undefined))
    return [line, '', '', '', '', ''];
  const who = before.replace(/[\s:,–—-]+$/u, '');
  if (after.trim() === '') return [who, '', found[0], '', '', ''];
  // What stands after the price belongs to the sentence, unless the price begins a part of its own.
  return /[:,–—-]\s*$/u.test(before) ? [who, '', found[0] + after, '', '', ''] : [line, '', found[0], '', '', ''];
}

const isOneOf = (names: (language: Language) => readonly string[]) => {
  const all = new Set(languages.flatMap(names).map(plainWord));
  return (word: string) => all.has(plainWord(word));
};
/** A word as months are compared: without accents, capitals and the point of a shorter form. */
const plainWord = (word: string) => plainLetters(word).replace(/\.$/u, '');
const isMonth = isOneOf(monthNames);
const isShortMonth = isOneOf((language) => [
  ...monthNames(language).map((_, month) => shortMonth(month, language)),
  'sep',
]);
const isCounted = isOneOf(() => ['month', 'mois']);

/** A month alone or with its year, and what follows it. */
const monthFirst = /^((\p{L}+\.?)(,? 20\d\d)?)(\s*[:–—-]\s*|[\s,]+(?![\s,\d]))(.+)$/u;
/** 'May 1:', 'Month 3:', « 1er mai : », with the sign that ends the time. */
const numberFirst = /^((?:(?:1er|\d{1,2}) )?(\p{L}+\.?)(?: \d{1,2})?(?:,? 20\d\d)?)\s*[:–—-]\s+(.+)$/u;

/** The time apart, where the line begins with one and names no month after it. */
function datedRow(line: string): string[] {
  const [, when = '', month = '', year, sign = '', what = ''] = monthFirst.exec(line) ?? [];
  // In French, 'sept' is a number too.
  const isDated = isMonth(month) || (isShortMonth(month) && (year !== undefined || sign.trim() !== ''));
  if (isDated) return namesAMonth(what) ? ['', line, ''] : [when, what, ''];
  const [, time = '', name = '', then = ''] = numberFirst.exec(line) ?? [];
  const isTime = (isMonth(name) || isShortMonth(name) || isCounted(name)) && /\d/u.test(time) && !namesAMonth(then);
  return isTime ? [time, then, ''] : ['', line, ''];
}

const namesAMonth = (words: string) => words.split(/[^\p{L}]+/u).some(isMonth);

const linesOf = (content: Content, question: 'competitors' | 'differentiators' | 'marketTrends' | 'risks') =>
  answerLines(content, ['analysis', question]);

/** The most rows with which a table stays readable. */
const most = 12;

/** The lines of an answer, each as it was typed but for the dash or the number before it. */
export function answerLines(content: Content, from: QuestionPlace): string[] {
  const lines = (answerOf(content, from) ?? '')
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*•–—]|\d{1,2}[.)])\s+/u, '').trim());
  return lines.filter((line) => line !== '').slice(0, most);
}
