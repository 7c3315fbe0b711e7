import { defineModule } from '../define-module.ts';
import { questions } from './questionnaire.ts';

export const brainstorm = defineModule({
  key: 'brainstorm',
  title: { en: 'Find my idea (AI Brainstorm)', fr: 'Trouver mon idée (remue-méninges IA)' },
  description: {
    en: 'Tell us what you enjoy and do well. You get a dozen business ideas based on that, and keep the one that speaks to you.',
    fr: "Dites-nous ce qui vous plaît et ce que vous savez faire. Vous obtenez une douzaine d'idées d'affaires faites pour vous, et vous gardez celle qui vous parle.",
  },
  output: 'ideas',
  questions,
  clarification: false,
});
