import type { Text } from '@elan/domain/locale';
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
 * trade know. A cell that nobody filled in is empty.
 */
export function tableOffers(key: string, content: Content, trade: KeptTrade | null): string[][] {
  const { language } = content;
  const said = (question: 'competitors' | 'differentiators' | 'marketTrends' | 'risks') => linesOf(content, question);
  const { others = [], risks = [] } = trade ?? {};
  switch (key) {
    case 'competitors':
      return [
        ...said('competitors').map((line) => [line, '', '', '', '', '']),
        ...others.map(({ kind, strength, answer }) =>
          ['', kind, '', strength, '', answer].map((each) => textIn(each, language)),
        ),
      ];
    case 'swot':
      return [
        ...said('differentiators').map((line) => [sides.strength[language], line]),
        [sides.weakness[language], ''],
        ...said('marketTrends').map((line) => [sides.opportunity[language], line]),
        ...said('risks').map((line) => [sides.threat[language], line]),
      ];
    case 'milestones':
      return answerLines(content, ['business-plan', 'milestones']).map((line) => ['', line, '']);
    case 'risks':
      return [
        ...said('risks').map((line) => [line, '', '']),
        ...risks.map(({ name, sign, measure }) => [name, sign, measure].map((each) => each[language])),
      ];
    default:
      return [];
  }
}

const textIn = (text: string | Text, language: Content['language']) =>
  typeof text === 'string' ? text : text[language];

const linesOf = (content: Content, question: 'competitors' | 'differentiators' | 'marketTrends' | 'risks') =>
  answerLines(content, ['analysis', question]);

/** The most rows with which a table stays readable. */
const most = 12;

/** The lines of an answer, each as it was typed but for the dash before it. */
function answerLines(content: Content, from: Parameters<typeof answerOf>[1]): string[] {
  const lines = (answerOf(content, from) ?? '').split('\n').map((line) => line.replace(/^\s*[-*•–—]\s+/u, '').trim());
  return lines.filter((line) => line !== '').slice(0, most);
}
