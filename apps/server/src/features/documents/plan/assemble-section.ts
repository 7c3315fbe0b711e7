import type { PlanSectionKey } from '@elan/domain/plan-document/sections';
import type { Block } from '../blocks.ts';
import { loansOf, monthsOfYear, originsOf } from '../compose-finances.ts';
import type { Content } from '../gather-content.ts';
import { wordsIn } from '../words-in.ts';
import { planAnswers } from './plan-answers.ts';
import { type FinancesExtent, planFinances } from './plan-finances.ts';
import { planPersonas } from './plan-personas.ts';
import { planPrices } from './plan-prices.ts';
import { planSummary } from './plan-summary.ts';
import { planTextFigures, type TextsOfPlan } from './plan-text-figures.ts';
import type { PlanWords } from './plan-words.ts';
import { stillUnproved } from './still-unproved.ts';
import { swotBlocks } from './swot-of.ts';
import { toldAnswers, toldRow } from './told-answer.ts';

/** What the sections have to know of the rest of the plan. */
export type Extent = { finances: FinancesExtent; texts: TextsOfPlan };

/** What a section says without anybody's own words; nothing where the project says nothing. */
export function assembleSection(content: Content, key: PlanSectionKey, words: PlanWords, extent: Extent): Block[] {
  const { planned, language, hasFigures } = content;
  const shared = wordsIn(language);
  const told = (section: keyof typeof planAnswers) => toldAnswers(content, planAnswers[section]);
  switch (key) {
    case 'summary':
      return planSummary(content, words);
    case 'people':
      return [...told('people'), ...payOfPeople(content, words)];
    case 'offer':
      return [...told('offer'), ...planPrices(content, words)];
    case 'market':
      return [...told('market'), ...swotBlocks(content, words)];
    case 'finances':
      return planFinances(content, extent.finances);
    case 'unproved':
      return stillUnproved(content, words);
    case 'personas':
      return planPersonas(content);
    case 'byMonth':
      return planned.state === 'known' ? monthsOfYear(planned.forecast, language, shared) : [];
    case 'loans':
      return planned.state === 'known' ? loansOf(planned.forecast.loans, language, shared) : [];
    case 'origins':
      return hasFigures ? originsOf(content, shared) : [];
    case 'textOrigins':
      return planTextFigures(content, extent.texts);
    default:
      return told(key);
  }
}

function payOfPeople({ ledger, language }: Content, words: PlanWords): Block[] {
  const rows = ledger.rows.filter(({ kind, off }) => kind === 'person' && !off);
  if (rows.length === 0) return [];
  return [
    { is: 'heading', level: 2, text: words.payOfPeople },
    { is: 'list', items: rows.map((row) => toldRow(row, language)) },
  ];
}
