import { defineModule } from '../define-module.ts';
import { questions } from './questionnaire.ts';

export const marketing = defineModule({
  key: 'marketing',
  title: { en: 'Marketing', fr: 'Marketing' },
  description: {
    en: 'How the people you want to serve will hear about you, why they will choose you and what each new customer costs you.',
    fr: 'Comment les gens que vous voulez servir entendront parler de vous, pourquoi ils vous choisiront et ce que coûte chaque nouveau client.',
  },
  output: 'report',
  questions,
  clarification: true,
});
