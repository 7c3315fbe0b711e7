import texts from '../../../../../content/modules/idea.json' with { type: 'json' };
import { defineModule } from '../define-module.ts';

export const idea = defineModule(texts, {
  key: 'idea',
  output: 'report',
  clarification: true,
  questions: [
    {
      id: 'businessIdea',
      kind: 'textarea',
      figures: 'idea',
      settings: ['place', 'months'],
      required: true,
      always: true,
    },
    { id: 'targetMarket', kind: 'textarea', figures: 'compared', required: true, always: true },
    { id: 'problemSolved', kind: 'textarea', figures: 'nothing', required: true, always: true },
    {
      id: 'businessModel',
      kind: 'select',
      required: true,
      options: ['product_sales', 'services', 'subscription', 'marketplace', 'freemium', 'license', 'other'],
    },
    { id: 'location', kind: 'text', settings: ['place', 'months'], required: true },
    { id: 'experience', kind: 'textarea', figures: 'compared', required: false },
    {
      id: 'budget',
      kind: 'select',
      required: false,
      options: ['under_5000', '5000_20000', '20000_50000', '50000_100000', 'over_100000'],
    },
  ],
});
