import { defineModule } from '../define-module.ts';

export const personas = defineModule({
  key: 'personas',
  title: { en: 'Customer personas', fr: 'Profils de clients' },
  description: {
    en: 'Three customers to check with real people: what they need, what holds them back and where to reach them.',
    fr: 'Trois clients à vérifier auprès de vraies personnes\u00a0: ce dont ils ont besoin, ce qui les freine et où les joindre.',
  },
  output: 'personas',
  questions: [],
  clarification: false,
});
