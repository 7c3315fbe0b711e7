import type { ModuleKey } from '../keys.ts';
import type { OptionValue, QuestionId, QuestionPlace } from '../registry.ts';
import type { MaturityCategory } from './categories.ts';

type Sources = {
  /** Modules whose required questions count. */
  readonly modules: readonly ModuleKey[];
  /** Answers in which a reader expects a figure. */
  readonly figures: readonly QuestionPlace[];
  /** Answers that may describe something that happened, or name a source. */
  readonly evidence: readonly QuestionPlace[];
};

const places = <M extends ModuleKey>(module: M, ...questions: readonly QuestionId<M>[]) =>
  questions.map((id) => [module, id] as unknown as QuestionPlace);

/** What each category reads. */
export const categorySources: Readonly<Record<MaturityCategory, Sources>> = {
  idea: {
    modules: ['idea'],
    figures: places('idea', 'businessIdea', 'problemSolved', 'experience', 'budget'),
    evidence: places('idea', 'businessIdea', 'targetMarket', 'problemSolved', 'experience'),
  },
  market: {
    modules: ['analysis'],
    figures: [
      ...places('idea', 'targetMarket'),
      ...places('analysis', 'competitors', 'differentiators', 'marketTrends'),
    ],
    evidence: [
      ...places('idea', 'targetMarket'),
      ...places('analysis', 'competitors', 'differentiators', 'marketTrends', 'risks'),
    ],
  },
  business: {
    modules: ['business-plan'],
    figures: places('business-plan', 'team', 'resources', 'milestones', 'vision'),
    evidence: places('business-plan', 'team', 'resources', 'milestones', 'vision', 'location'),
  },
  marketing: {
    modules: ['marketing'],
    figures: places('marketing', 'budget', 'customerAcquisition', 'contentStrategy'),
    evidence: places('marketing', 'valueProposition', 'customerAcquisition', 'contentStrategy'),
  },
  product: {
    modules: ['rd', 'environmental'],
    figures: places('rd', 'productDescription', 'technicalRequirements', 'suppliers', 'testingStrategy'),
    evidence: [
      ...places('rd', 'productDescription', 'technicalRequirements', 'innovations', 'suppliers', 'testingStrategy'),
      ...places('environmental', 'wasteManagement', 'sustainabilityGoals'),
    ],
  },
  finance: {
    modules: ['finances'],
    figures: places('finances', 'pricingStrategy', 'fixedCosts', 'variableCosts', 'revenueGoals', 'breakEven'),
    evidence: places('finances', 'pricingStrategy', 'fixedCosts', 'variableCosts', 'revenueGoals', 'cashFlow'),
  },
};

/** Development stages that can only be reached by making and testing the product. */
export const provenStages: readonly OptionValue<'rd', 'developmentStage'>[] = [
  'prototype',
  'customer_tests',
  'ready_to_sell',
  'on_sale',
];
