import texts from '../../../../../content/modules/finances.json' with { type: 'json' };
import { defineModule } from '../define-module.ts';

export const finances = defineModule(texts, {
  key: 'finances',
  output: 'report',
  clarification: true,
  holdsFigures: true,
  questions: [
    {
      id: 'initialInvestment',
      kind: 'select',
      states: 'openingBudget',
      required: true,
      options: ['under_10000', '10000_25000', '25000_50000', '50000_100000', '100000_250000', 'over_250000'],
    },
    {
      id: 'fundingSources',
      kind: 'select',
      required: true,
      options: [
        'personal_funds',
        'family_friends',
        'bank_loan',
        'public_support',
        'investors',
        'advance_sales',
        'several',
      ],
    },
    {
      id: 'revenueModel',
      kind: 'select',
      states: 'revenueModel',
      required: true,
      always: true,
      options: ['unit_sales', 'time_or_project', 'subscription', 'commission', 'licence', 'advertising', 'mixed'],
    },
    { id: 'pricingStrategy', kind: 'textarea', figures: 'prices', required: true, always: true },
    { id: 'fixedCosts', kind: 'textarea', figures: 'costs', required: true },
    { id: 'variableCosts', kind: 'textarea', figures: 'unitCosts', required: true },
    { id: 'breakEven', kind: 'text', figures: 'nothing', required: false },
    { id: 'revenueGoals', kind: 'textarea', figures: 'goals', settings: ['months'], required: true },
    { id: 'cashFlow', kind: 'textarea', figures: 'cash', required: false },
  ],
});
