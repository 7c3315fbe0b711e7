import type { ModuleOutput } from './define-module.ts';
import type { ModuleKey } from './keys.ts';
import type { QuestionId } from './registry.ts';

type Outline<M extends ModuleKey> = {
  readonly output: ModuleOutput;
  readonly required: readonly QuestionId<M>[];
  readonly holdsFigures?: true;
};

/**
 * What tells where a project stands, without the texts of the questions: a page that shows all modules would otherwise
 * fetch every questionnaire. A test holds it equal to the registry.
 */
export const moduleOutlines: { readonly [M in ModuleKey]: Outline<M> } = {
  brainstorm: { output: 'ideas', required: ['interests', 'skills'] },
  idea: {
    output: 'report',
    required: ['businessIdea', 'targetMarket', 'problemSolved', 'businessModel', 'location'],
  },
  analysis: { output: 'report', required: ['marketSize', 'competitors', 'differentiators'] },
  'business-plan': {
    output: 'report',
    required: ['timeline', 'team', 'resources', 'milestones', 'vision', 'location'],
  },
  marketing: {
    output: 'report',
    required: ['brandName', 'valueProposition', 'marketingChannels', 'budget', 'customerAcquisition'],
  },
  rd: {
    output: 'report',
    required: ['productDescription', 'developmentStage', 'technicalRequirements', 'qualityStandards'],
  },
  finances: {
    output: 'report',
    required: [
      'initialInvestment',
      'fundingSources',
      'revenueModel',
      'pricingStrategy',
      'fixedCosts',
      'variableCosts',
      'revenueGoals',
    ],
    holdsFigures: true,
  },
  environmental: {
    output: 'report',
    required: ['businessType', 'productionMethod', 'materials', 'packaging', 'transportation', 'energySource'],
  },
  personas: { output: 'personas', required: [] },
  journal: { output: 'report', required: [] },
  maturity: { output: 'maturity', required: [] },
};
