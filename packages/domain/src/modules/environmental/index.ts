import { defineModule } from '../define-module.ts';
import { questions } from './questionnaire.ts';

export const environmental = defineModule({
  key: 'environmental',
  title: { en: 'Environmental impact', fr: 'Impact environnemental' },
  description: {
    en: 'What your business uses, moves and throws away, physical or digital, and what can be done better from the first day.',
    fr: "Ce que votre entreprise utilise, transporte et jette, qu'elle soit physique ou numérique, et ce qu'elle peut faire mieux dès le premier jour.",
  },
  output: 'report',
  questions,
  clarification: true,
});
