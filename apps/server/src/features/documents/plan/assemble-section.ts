import type { PlanSectionKey } from '@elan/domain/plan-document/sections';
import { type Block, list, titled } from '../blocks.ts';
import { cashOfSecondYear, keyFigures, loansOf, monthsOfYear, originsOf } from '../compose-finances.ts';
import type { Content } from '../gather-content.ts';
import { wordsIn } from '../words-in.ts';
import { factsOf, factsTable, rowText, whatItIs } from './plan-answer.ts';
import { answersFor } from './plan-answers.ts';
import { type FinancesExtent, planFinances } from './plan-finances.ts';
import { planPrices } from './plan-prices.ts';
import { equipmentTable, salesTable } from './plan-tables.ts';
import { planTextFigures, type TextOfPlan } from './plan-text-figures.ts';
import type { PlanWords } from './plan-words.ts';
import { stillUnproved } from './still-unproved.ts';

/** What the sections have to know of the rest of the plan. */
export type Extent = { finances: FinancesExtent; hasUnproved: boolean; own: readonly TextOfPlan[] };

/** What a section says without anybody's own words: facts and figures in tables, never a text of somebody. */
export function assembleSection(content: Content, key: PlanSectionKey, words: PlanWords, extent: Extent): Block[] {
  const { planned, language, hasFigures } = content;
  const shared = wordsIn(language);
  const facts = () => factsTable(factsOf(content, answersFor(key)), language);
  switch (key) {
    case 'summary':
      return [
        ...factsTable([...whatItIs(content, words), ...factsOf(content, answersFor(key))], language),
        ...keyFiguresOf(content),
      ];
    case 'people':
      return [...facts(), ...payOfPeople(content, words)];
    case 'offer':
      return [...facts(), ...planPrices(content, words)];
    case 'sales':
      return salesTable(content);
    case 'equipment':
      return equipmentTable(content);
    case 'finances':
      return planFinances(content, extent.finances);
    case 'unproved':
      return stillUnproved(content, words);
    case 'personas':
      return [];
    case 'byMonth':
      return planned.state === 'known'
        ? [...monthsOfYear(planned.forecast, language, shared), ...cashOfSecondYear(planned.forecast, language, shared)]
        : [];
    case 'loans':
      return planned.state === 'known' ? loansOf(planned.forecast.loans, language, shared) : [];
    case 'origins':
      // What remains to be proved names what does not count.
      return hasFigures ? originsOf(content, shared, !extent.hasUnproved) : [];
    case 'textOrigins':
      return planTextFigures(content, extent.own);
    default:
      return facts();
  }
}

/** The key figures; an opening that nobody named is an assumption of the forecast, and no fact of a first page. */
function keyFiguresOf({ planned, language }: Content): Block[] {
  if (planned.state !== 'known') return [];
  const { forecast } = planned;
  const words = wordsIn(language);
  const blocks = keyFigures(forecast, language, words);
  if (!forecast.assumptions.some(({ key }) => key === 'opensNextMonth')) return blocks;
  return blocks.map((block) => {
    if (block.is !== 'table') return block;
    const rows = block.table.rows.filter(({ cells: [name] }) => name !== words.opening);
    return { ...block, table: { ...block.table, rows } };
  });
}

function payOfPeople({ ledger, language }: Content, words: PlanWords): Block[] {
  const rows = ledger.rows.filter(({ kind, off }) => kind === 'person' && !off);
  return titled(words.payOfPeople, list(rows.map((row) => rowText(row, language))));
}
