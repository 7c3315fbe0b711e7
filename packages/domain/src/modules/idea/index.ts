import { defineModule } from '../define-module.ts';
import { questions } from './questionnaire.ts';

export const idea = defineModule({
  key: 'idea',
  title: { en: 'My idea', fr: 'Mon idée' },
  description: {
    en: 'Put your idea in words: what you offer, to whom, and what problem it solves. The analysis tells you what holds up and what to check first.',
    fr: "Mettez votre idée en mots\u00a0: ce que vous offrez, à qui et quel problème elle règle. L'analyse vous dit ce qui tient et ce qu'il faut vérifier en premier.",
  },
  output: 'report',
  questions,
  clarification: true,
});
