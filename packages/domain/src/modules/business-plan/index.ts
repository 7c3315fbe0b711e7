import texts from '../../../../../content/modules/business-plan.json' with { type: 'json' };
import { defineModule } from '../define-module.ts';

export const businessPlan = defineModule(texts, {
  key: 'business-plan',
  output: 'report',
  clarification: true,
  questions: [
    {
      id: 'timeline',
      kind: 'select',
      required: true,
      always: true,
      options: ['3_months', '6_months', 'within_year', 'over_year', 'not_defined'],
      undecided: 'not_defined',
    },
    { id: 'team', kind: 'textarea', figures: 'team', required: true },
    { id: 'resources', kind: 'textarea', figures: 'cash', required: true },
    {
      id: 'legalStructure',
      kind: 'select',
      states: 'legalForm',
      required: false,
      options: [
        'sole_proprietorship',
        'general_partnership',
        'corporation_provincial',
        'corporation_federal',
        'cooperative',
        'non_profit',
        'llc',
        'not_decided',
      ],
      undecided: 'not_decided',
    },
    { id: 'milestones', kind: 'textarea', figures: 'milestones', required: true },
    { id: 'vision', kind: 'textarea', figures: 'nothing', required: true },
    { id: 'values', kind: 'textarea', figures: 'nothing', required: false },
    { id: 'location', kind: 'textarea', settings: ['place', 'months'], required: true },
  ],
});
