import texts from '../../../../../content/modules/rd.json' with { type: 'json' };
import { defineModule } from '../define-module.ts';

export const rd = defineModule(texts, {
  key: 'rd',
  output: 'report',
  clarification: true,
  questions: [
    { id: 'productDescription', kind: 'textarea', figures: 'idea', required: true, always: true },
    {
      id: 'developmentStage',
      kind: 'select',
      required: true,
      options: ['concept', 'first_trials', 'prototype', 'customer_tests', 'ready_to_sell', 'on_sale'],
    },
    { id: 'technicalRequirements', kind: 'textarea', required: true },
    {
      id: 'qualityStandards',
      kind: 'select',
      required: true,
      options: [
        'food_safety',
        'product_safety',
        'data_protection',
        'trade_rules',
        'voluntary_certification',
        'own_standards',
      ],
    },
    { id: 'innovations', kind: 'textarea', required: false },
    { id: 'suppliers', kind: 'textarea', required: false },
    {
      id: 'intellectualProperty',
      kind: 'select',
      required: false,
      options: ['trademark', 'patent', 'copyright', 'industrial_design', 'trade_secret', 'none'],
    },
    { id: 'testingStrategy', kind: 'textarea', figures: 'nothing', required: false },
  ],
});
