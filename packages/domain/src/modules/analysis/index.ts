import texts from '../../../../../content/modules/analysis.json' with { type: 'json' };
import { defineModule } from '../define-module.ts';

export const analysis = defineModule(texts, {
  key: 'analysis',
  output: 'report',
  clarification: true,
  questions: [
    {
      id: 'marketSize',
      kind: 'select',
      required: true,
      options: ['local', 'national', 'international', 'niche', 'unknown'],
      undecided: 'unknown',
    },
    { id: 'competitors', kind: 'textarea', figures: 'nothing', required: true, always: true },
    { id: 'differentiators', kind: 'textarea', required: true, always: true },
    { id: 'marketTrends', kind: 'textarea', figures: 'nothing', required: false, always: true },
    { id: 'risks', kind: 'textarea', figures: 'nothing', required: false, always: true },
  ],
});
