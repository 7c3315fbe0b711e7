import { quoted } from '../../excerpt.ts';
import type { Language } from '../../locale.ts';
import type { Answers } from '../define-module.ts';

/** What to do with the ways of selling of a brainstorm in 'How you earn money' (decision C-16). */
const businessModelOf: Readonly<Record<string, string>> = {
  physical_product: 'product_sales',
  digital_product: 'product_sales',
  service: 'services',
  product_and_service: 'other',
  platform: 'marketplace',
};

/** Budget of a brainstorm to budget of the idea; 'not sure' stays unanswered (decision C-16). */
const ideaBudgetOf: Readonly<Record<string, string>> = {
  under_5000: 'under_5000',
  '5000_20000': '5000_20000',
  '20000_50000': '20000_50000',
  '50000_100000': '50000_100000',
  over_100000: 'over_100000',
};

/** The sentence that stands for the problem until the person writes their own (BRAIN-031). */
export function genericProblem(sector: string, language: Language): string {
  const name = quoted(sector.trim(), language);
  return language === 'fr'
    ? `Dans le secteur ${name}, des gens ne trouvent pas facilement ce que cette idée propose. À préciser : à qui cela manque, comment ils se débrouillent aujourd'hui et ce que cela leur coûte.`
    : `In the sector ${name}, people do not easily find what this idea offers. To be made precise: who lacks it, how they cope today and what it costs them.`;
}

/**
 * The idea module's answers that follow from a brainstorm ('Develop this idea', specification 4, decisions C-16, N-14).
 * What the brainstorm does not know has no key; the location never has one.
 */
export function developIdea(input: {
  idea: { title: string; description: string; sector: string };
  answers: Answers;
  language: Language;
}): Answers {
  const { idea, answers, language } = input;
  const title = idea.title.trim();
  const copied: Record<string, string | undefined> = {
    businessIdea: `${title}${/[.!?…]$/u.test(title) ? '' : '.'} ${idea.description.trim()}`,
    targetMarket: answers.targetCustomers?.trim(),
    problemSolved: genericProblem(idea.sector, language),
    businessModel: lookUp(businessModelOf, answers.productOrService),
    experience: answers.skills?.trim(),
    budget: lookUp(ideaBudgetOf, answers.budget),
  };
  return Object.fromEntries(Object.entries(copied).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

function lookUp(table: Readonly<Record<string, string>>, value: string | undefined): string | undefined {
  return value !== undefined && Object.hasOwn(table, value) ? table[value] : undefined;
}
