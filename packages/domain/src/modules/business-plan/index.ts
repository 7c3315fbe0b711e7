import { defineModule } from '../define-module.ts';
import { questions } from './questionnaire.ts';

export const businessPlan = defineModule({
  key: 'business-plan',
  title: { en: 'Business plan', fr: "Plan d'affaires" },
  description: {
    en: 'Your steps, your team, your resources and your vision: the plan that a lender or an investor will read.',
    fr: 'Vos étapes, votre équipe, vos ressources et votre vision\u00a0: le plan que lira une personne qui prête ou qui investit.',
  },
  output: 'report',
  questions,
  clarification: true,
});
