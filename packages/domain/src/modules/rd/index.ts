import { defineModule } from '../define-module.ts';
import { questions } from './questionnaire.ts';

export const rd = defineModule({
  key: 'rd',
  title: { en: 'R&D and product development', fr: 'R-D et développement de produit' },
  description: {
    en: 'What you are making, what it still takes until it can be sold, and how you will know that it is good enough.',
    fr: "Ce que vous mettez au point, ce qu'il faut encore pour le vendre, et comment vous saurez que c'est assez bon.",
  },
  output: 'report',
  questions,
  clarification: true,
});
