import { findFigures } from '@elan/domain/figure-check/find-figures';
import { monthNames } from '@elan/domain/ledger/cell-month';
import { languages, type Text } from '@elan/domain/locale';
import { plainLetters } from '@elan/domain/plain-letters';
import type { TradeFile } from '@elan/domain/trades/trade-file';
import type { Content } from '../gather-content.ts';
import { answerOf } from './plan-answer.ts';

/** What the trade of a project offers for its tables: nothing of it is in a plan before somebody keeps it. */
export type KeptTrade = Pick<TradeFile, 'others' | 'risks'>;

const sides = {
  strength: { en: 'Strength', fr: 'Force' },
  weakness: { en: 'Weakness', fr: 'Faiblesse' },
  opportunity: { en: 'Opportunity', fr: 'Possibilité' },
  threat: { en: 'Threat', fr: 'Menace' },
} as const satisfies Record<string, Text>;

/**
 * Rows that a table can begin with, each to be kept or not: the lines of an answer as they are, and what people of the
 * trade know. A cell that nobody filled in is empty, and so is the answer to a competitor, which is the founder's.
 */
export function tableOffers(key: string, content: Content, trade: KeptTrade | null): string[][] {
  const { language } = content;
  const said = (question: 'competitors' | 'differentiators' | 'marketTrends' | 'risks') => linesOf(content, question);
  const { others = [], risks = [] } = trade ?? {};
  switch (key) {
    case 'competitors':
      return [
        ...said('competitors').map(pricedRow),
        ...others.map(({ kind, strength }) => ['', kind[language], '', strength[language], '', '']),
      ];
    case 'swot':
      return [
        ...said('differentiators').map((line) => [sides.strength[language], line]),
        [sides.weakness[language], ''],
        ...said('marketTrends').map((line) => [sides.opportunity[language], line]),
        ...said('risks').map((line) => [sides.threat[language], line]),
      ];
    case 'milestones':
      return answerLines(content, ['business-plan', 'milestones']).map(datedRow);
    case 'risks':
      return [
        ...said('risks').map((line) => [line, '', '']),
        ...risks.map(({ name, sign, measure }) => [name, sign, measure].map((each) => each[language])),
      ];
    default:
      return [];
  }
}

/** The price apart, where it is the only number of the line. */
function pricedRow(line: string): string[] {
  const [amount] = findFigures(line).filter(({ kind }) => kind === 'money');
  if (amount === undefined) return [line, '', '', '', '', ''];
  const [before, price, after] = [
    line.slice(0, amount.start),
    line.slice(amount.start, amount.end),
    line.slice(amount.end),
  ];
  if (/\d/u.test(before + after)) return [line, '', '', '', '', ''];
  // What stands after the price belongs to the sentence.
  const who = after.trim() === '' ? before.replace(/[\s:,–—-]+$/u, '') : line;
  return [who, '', price, '', '', ''];
}

const namesAMonth = (word: string) =>
  languages.some((language) => monthNames(language).some((name) => plainLetters(name) === plainLetters(word)));

/** The month apart, where the line begins with one and names no other. */
function datedRow(line: string): string[] {
  const [, when = '', month = '', what = ''] = /^((\p{L}+)(?: 20\d\d)?)[\s:,–—-]+(?!\d)(.+)$/u.exec(line) ?? [];
  const isDated = namesAMonth(month) && !what.split(/[^\p{L}]+/u).some(namesAMonth);
  return isDated ? [when, what, ''] : ['', line, ''];
}

const linesOf = (content: Content, question: 'competitors' | 'differentiators' | 'marketTrends' | 'risks') =>
  answerLines(content, ['analysis', question]);

/** The most rows with which a table stays readable. */
const most = 12;

/** The lines of an answer, each as it was typed but for the dash before it. */
function answerLines(content: Content, from: Parameters<typeof answerOf>[1]): string[] {
  const lines = (answerOf(content, from) ?? '').split('\n').map((line) => line.replace(/^\s*[-*•–—]\s+/u, '').trim());
  return lines.filter((line) => line !== '').slice(0, most);
}
