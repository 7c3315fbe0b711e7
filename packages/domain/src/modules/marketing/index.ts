import texts from '../../../../../content/modules/marketing.json' with { type: 'json' };
import { defineModule } from '../define-module.ts';

export const marketing = defineModule(texts, {
  key: 'marketing',
  output: 'report',
  clarification: true,
  questions: [
    { id: 'brandName', kind: 'text', required: true },
    { id: 'valueProposition', kind: 'textarea', figures: 'idea', required: true, always: true },
    {
      id: 'marketingChannels',
      kind: 'select',
      required: true,
      options: [
        'local_presence',
        'word_of_mouth',
        'direct_outreach',
        'social_media',
        'website_newsletter',
        'partnerships',
        'paid_advertising',
      ],
    },
    {
      id: 'budget',
      kind: 'select',
      required: true,
      options: ['under_500', '500_1500', '1500_3000', '3000_5000', 'over_5000', 'to_be_determined'],
      undecided: 'to_be_determined',
    },
    { id: 'customerAcquisition', kind: 'textarea', required: true },
    {
      id: 'brandPersonality',
      kind: 'select',
      required: false,
      options: ['warm', 'expert', 'simple', 'playful', 'refined', 'committed', 'bold'],
    },
    { id: 'contentStrategy', kind: 'textarea', required: false },
  ],
});
