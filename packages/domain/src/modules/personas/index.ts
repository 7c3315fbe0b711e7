import { defineModule } from '../define-module.ts';

export const personas = defineModule({
  key: 'personas',
  title: { en: 'Customer personas', fr: 'Profils de clients' },
  description: {
    en: 'Three customers drawn from your own answers: what they need, what holds them back and where to reach them.',
    fr: 'Trois clients tirés de vos propres réponses\u00a0: ce dont ils ont besoin, ce qui les freine et où les joindre.',
  },
  output: 'personas',
  questions: [],
  clarification: false,
});
