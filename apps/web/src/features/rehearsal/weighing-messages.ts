import type { WeighingVerdict } from '@elan/domain/rehearsal/weighing';
import { defineMessages } from '../../lib/i18n/messages.ts';

export const weighingMessages = defineMessages({
  ask: { en: 'Compare with the plan (1 generation)', fr: 'Comparer au plan (1 génération)' },
  ofQuestion: {
    en: (label: string, place: number) => `${label}: question ${place}`,
    fr: (label: string, place: number) => `${label}\u00a0: question ${place}`,
  },
  again: { en: 'Compare again (1 generation)', fr: 'Comparer de nouveau (1 génération)' },
  running: { en: 'The model is reading your answer and the plan…', fr: 'Le modèle lit votre réponse et le plan…' },
  stopped: { en: 'Stopped. The generation was given back.', fr: 'Arrêté. La génération vous a été rendue.' },
  failed: {
    en: 'The model did not give a usable comparison. The generation was given back.',
    fr: "Le modèle n'a pas donné de comparaison utilisable. La génération vous a été rendue.",
  },
  ready: { en: 'The comparison is ready.', fr: 'La comparaison est prête.' },
  title: { en: 'Compared with the plan', fr: 'Comparaison avec le plan' },
  by: {
    en: (model: string, date: string) =>
      `${date}, by the model ${model}. It can be wrong: each remark quotes its source.`,
    fr: (model: string, date: string) =>
      `${date}, par le modèle ${model}. Il peut se tromper\u00a0: chaque remarque cite ce sur quoi elle repose.`,
  },
  older: {
    en: 'The answer has changed since.',
    fr: 'La réponse a changé depuis.',
  },
  youSay: {
    en: (quote: string) => `You say: “${quote}”`,
    fr: (quote: string) => `Vous dites\u00a0: «\u00a0${quote}\u00a0»`,
  },
  planSays: {
    en: (quote: string) => `The plan says: “${quote}”`,
    fr: (quote: string) => `Le plan dit\u00a0: «\u00a0${quote}\u00a0»`,
  },
  next: {
    en: (question: string) => `Next question: ${question}`,
    fr: (question: string) => `Question suivante\u00a0: ${question}`,
  },
});

export const verdictLabels: Readonly<Record<WeighingVerdict, { en: string; fr: string }>> = {
  holds: { en: 'The plan says the same', fr: 'Le plan dit la même chose' },
  partly: { en: 'The plan says part of it', fr: 'Le plan le dit en partie' },
  contradicts: { en: 'The plan says otherwise', fr: 'Le plan dit autre chose' },
  unsupported: { en: 'Not in the plan', fr: 'Absent du plan' },
};
