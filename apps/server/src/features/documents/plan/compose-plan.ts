import { intlLocale } from '@elan/domain/locale';
import type { Block, Composed, Part } from '../blocks.ts';
import { loansOf, monthsOfYear, originsOf } from '../compose-finances.ts';
import type { Content } from '../gather-content.ts';
import { wordsIn } from '../words-in.ts';
import { planAnswers } from './plan-answers.ts';
import { planFinances } from './plan-finances.ts';
import { planPersonas } from './plan-personas.ts';
import { planPrices } from './plan-prices.ts';
import { planSummary } from './plan-summary.ts';
import { planTextFigures } from './plan-text-figures.ts';
import { type PlanWords, planWordsIn } from './plan-words.ts';
import { stillUnproved } from './still-unproved.ts';
import { swotBlocks } from './swot-of.ts';
import { answerOf, toldAnswers, toldRow } from './told-answer.ts';

/**
 * The business plan for a reader outside the business: in the third person, from answers, the situation analysis, the
 * rows of figures and the forecast. Nothing is invented: a section without anything in it is left out, and named under
 * what remains to be proved.
 */
export function composePlan(content: Content): Composed {
  const { name, language, now, productName, isFree } = content;
  const words = planWordsIn(language);
  const day = new Intl.DateTimeFormat(intlLocale(language), { dateStyle: 'long', timeZone: 'America/Toronto' });
  const sections = [...bodyOf(content, words), ...appendicesOf(content, words)].filter(
    ({ blocks }) => blocks.length > 0,
  );
  const unproved: Part = { title: words.unproved, blocks: stillUnproved(content, words) };
  const empty: Part = { title: words.summary, blocks: [{ is: 'text', text: words.empty }] };
  const body = sections.filter(({ isAppendix }) => !isAppendix);
  const appendices = sections.filter(({ isAppendix }) => isAppendix);
  return {
    title: answerOf(content, ['marketing', 'brandName']) ?? name,
    subtitle: words.title,
    date: day.format(now),
    madeWith: isFree ? `${wordsIn(language).madeWith} ${productName}` : '',
    parts: [...(body.length === 0 ? [empty] : body), unproved, ...appendices],
  };
}

type Section = Part & { isAppendix: boolean };

function bodyOf(content: Content, words: PlanWords): Section[] {
  const told = (section: keyof typeof planAnswers) => toldAnswers(content, planAnswers[section]);
  const sections: readonly (readonly [keyof PlanWords, Block[]])[] = [
    ['summary', planSummary(content, words)],
    ['company', told('company')],
    ['people', [...told('people'), ...payOfPeople(content, words)]],
    ['offer', [...told('offer'), ...planPrices(content, words)]],
    ['market', [...told('market'), ...swotBlocks(content, words)]],
    ['marketing', told('marketing')],
    ['operations', told('operations')],
    ['environment', told('environment')],
    ['risks', told('risks')],
    ['finances', planFinances(content)],
  ];
  const begins: readonly (keyof PlanWords)[] = ['summary', 'finances'];
  return sections.map(([key, blocks]) => ({
    title: words[key],
    blocks,
    isAppendix: false,
    follows: !begins.includes(key),
  }));
}

function appendicesOf(content: Content, words: PlanWords): Section[] {
  const { forecast, language, hasFigures } = content;
  const shared = wordsIn(language);
  const months = hasFigures ? monthsOfYear(forecast, language, shared) : [];
  return [
    { title: words.personas, blocks: planPersonas(content), isAppendix: true },
    { title: words.byMonth, blocks: months, isWide: true, isAppendix: true },
    { title: words.loans, blocks: loansOf(forecast.loans, language, shared), isAppendix: true },
    { title: words.origins, blocks: hasFigures ? originsOf(content, shared) : [], isAppendix: true },
    { title: words.textOrigins, blocks: planTextFigures(content), isAppendix: true },
  ];
}

function payOfPeople({ ledger, language }: Content, words: PlanWords): Block[] {
  const rows = ledger.rows.filter(({ kind, off }) => kind === 'person' && !off);
  if (rows.length === 0) return [];
  return [
    { is: 'heading', level: 2, text: words.payOfPeople },
    { is: 'list', items: rows.map((row) => toldRow(row, language)) },
  ];
}
