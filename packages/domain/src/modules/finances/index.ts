import { defineModule } from '../define-module.ts';
import { questions } from './questionnaire.ts';

export const finances = defineModule({
  key: 'finances',
  title: { en: 'Finances', fr: 'Finances' },
  description: {
    en: 'What it takes to start, what comes in and goes out each month, and when the business pays for itself.',
    fr: "Ce qu'il faut pour démarrer, ce qui entre et sort chaque mois, et quand l'entreprise vole de ses propres ailes.",
  },
  output: 'report',
  questions,
  clarification: true,
  holdsFigures: true,
});
