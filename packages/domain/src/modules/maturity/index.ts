import { defineModule } from '../define-module.ts';

export const maturity = defineModule({
  key: 'maturity',
  title: { en: 'Maturity score', fr: 'Indice de maturité' },
  description: {
    en: 'How ready your file is for a lender in six areas, by a rule you can read, and what would raise each score.',
    fr: 'À quel point votre dossier est prêt pour un prêteur dans six domaines, selon une règle que vous pouvez lire, et ce qui ferait monter chaque note.',
  },
  output: 'maturity',
  questions: [],
  clarification: false,
});
