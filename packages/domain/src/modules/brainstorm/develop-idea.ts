import { quoted } from '../../excerpt.ts';
import type { Language } from '../../locale.ts';
import { type Answers, readAnswer } from '../define-module.ts';
import type { FilledIn } from '../filled-in.ts';
import type { AnswersOf, OptionValue, QuestionId } from '../registry.ts';
import { brainstorm } from './index.ts';

type IdeaOption<Q extends 'businessModel' | 'budget'> = OptionValue<'idea', Q> | undefined;

/** 'Product or service' of a brainstorm to 'How you earn money' of the idea (decision C-16). */
const businessModelOf: Readonly<Record<OptionValue<'brainstorm', 'productOrService'>, IdeaOption<'businessModel'>>> = {
  physical_product: 'product_sales',
  digital_product: 'product_sales',
  service: 'services',
  product_and_service: 'other',
  platform: 'marketplace',
  not_sure: undefined,
};

/** Maps the brainstorm's budget to the idea's budget; 'not sure' stays unanswered (decision C-16). */
const ideaBudgetOf: Readonly<Record<OptionValue<'brainstorm', 'budget'>, IdeaOption<'budget'>>> = {
  under_5000: 'under_5000',
  '5000_20000': '5000_20000',
  '20000_50000': '20000_50000',
  '50000_100000': '50000_100000',
  over_100000: 'over_100000',
  not_sure: undefined,
};

/** A placeholder for the problem until the person writes their own (BRAIN-031). */
export function genericProblem(sector: string, language: Language): string {
  const name = quoted(sector.trim(), language);
  return language === 'fr'
    ? `Dans le secteur ${name}, des gens ne trouvent pas facilement ce que cette idée propose.`
    : `In the sector ${name}, people do not easily find what this idea offers.`;
}

/** Those of these answers that are not the person's own words or choice: the idea as it was generated, and what is derived. */
export const derivedOfIdea: FilledIn = [
  'businessIdea',
  'problemSolved',
  'businessModel',
] satisfies QuestionId<'idea'>[];

/**
 * The idea module's answers that follow from a brainstorm ('Develop this idea', specification 4, decisions C-16, N-14).
 * Omits what the brainstorm does not know, and always the location.
 */
export function developIdea(input: {
  idea: { title: string; description: string; sector: string };
  answers: Answers;
  language: Language;
}): AnswersOf<'idea'> {
  const { idea, answers, language } = input;
  const title = idea.title.trim();
  const productOrService = readAnswer(brainstorm.questions, answers, 'productOrService');
  const budget = readAnswer(brainstorm.questions, answers, 'budget');
  const copied: { [Q in keyof AnswersOf<'idea'>]: AnswersOf<'idea'>[Q] | undefined } = {
    businessIdea: `${title}${/[.!?…]$/u.test(title) ? '' : '.'} ${idea.description.trim()}`,
    targetMarket: readAnswer(brainstorm.questions, answers, 'targetCustomers'),
    problemSolved: genericProblem(idea.sector, language),
    businessModel: productOrService && businessModelOf[productOrService],
    experience: readAnswer(brainstorm.questions, answers, 'skills'),
    budget: budget && ideaBudgetOf[budget],
  };
  return Object.fromEntries(Object.entries(copied).filter(([, value]) => Boolean(value)));
}
