import { defineModule } from '../define-module.ts';
import { questions } from './questionnaire.ts';

export const analysis = defineModule({
  key: 'analysis',
  title: { en: 'Situation analysis', fr: 'Analyse de la situation' },
  description: {
    en: 'Your market, your competitors, your strengths and risks: where your idea stands today, with its SWOT matrix.',
    fr: "Votre marché, vos concurrents, vos forces et vos risques\u00a0: où en est votre idée aujourd'hui, avec sa matrice FFOM.",
  },
  output: 'report',
  questions,
  clarification: true,
});
