import type { ModuleKey } from '../../modules/keys.ts';
import { moduleDefinition } from '../../modules/registry.ts';

/** What a question makes the reader look for. */
export type Expectation =
  | 'prices'
  | 'costs'
  | 'unitCosts'
  | 'goals'
  /** Lists of purchases, money in, and when customers pay. */
  | 'cash'
  /** The idea in a few sentences: prices with a unit, costs, a purchase that says it is one. */
  | 'idea'
  /** What is to be reached by when: as in an idea, and numbers of customers to compare with the goals. */
  | 'milestones'
  /** Who does what, and what they are paid. */
  | 'team'
  /** Any other text: costs and purchases that say they are. */
  | 'prose'
  /** Mostly amounts of others and of the past: nothing is proposed, and what is the same thing as in the plan is compared. */
  | 'compared'
  /** Amounts of others, wishes and guesses: nothing is read. */
  | 'nothing'
  | 'select';

const expected: Readonly<Record<string, Expectation>> = {
  'finances/pricingStrategy': 'prices',
  'finances/fixedCosts': 'costs',
  'finances/variableCosts': 'unitCosts',
  'finances/revenueGoals': 'goals',
  'finances/cashFlow': 'cash',
  'finances/breakEven': 'nothing',
  'idea/businessIdea': 'idea',
  'idea/problemSolved': 'nothing',
  'idea/experience': 'compared',
  'idea/targetMarket': 'compared',
  'business-plan/team': 'team',
  'business-plan/resources': 'cash',
  'business-plan/vision': 'nothing',
  'business-plan/values': 'nothing',
  'business-plan/milestones': 'milestones',
  'rd/productDescription': 'idea',
  'rd/testingStrategy': 'nothing',
  'marketing/valueProposition': 'idea',
  'analysis/competitors': 'nothing',
  'analysis/marketTrends': 'nothing',
  'analysis/risks': 'nothing',
  'environmental/sustainabilityGoals': 'nothing',
};
/** Where a place that is named is the place of the business. */
const places = new Set([
  'idea/location',
  'idea/businessIdea',
  'business-plan/location',
  'brainstorm/targetCustomers',
  'idea/targetMarket',
]);
/** Where 'opening in May' may be said. */
const clarification = 'clarification';

export function expectationOf(module: ModuleKey, question: string): Expectation {
  if (question === clarification) return 'idea';
  const asked = moduleDefinition(module).questions.find((each) => each.id === question);
  if (asked === undefined) return 'nothing';
  return asked.kind === 'select' ? 'select' : (expected[`${module}/${question}`] ?? 'prose');
}

export function namesPlace(module: ModuleKey, question: string): boolean {
  return places.has(`${module}/${question}`) || question === clarification;
}
