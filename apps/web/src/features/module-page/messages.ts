import { defineMessages } from '../../lib/i18n/messages.ts';

export const modulePageMessages = defineMessages({
  steps: { en: 'Steps of this module', fr: 'Étapes de ce module' },
  yours: {
    en: (count: number) => `Your answers · ${count}`,
    fr: (count: number) => `Vos réponses · ${count}`,
  },
  answers: { en: 'Answers', fr: 'Réponses' },
  entries: { en: 'Entries', fr: 'Entrées' },
  figures: { en: 'Your figures', fr: 'Vos chiffres' },
  forecast: { en: 'Forecast', fr: 'Prévisions' },
  ideas: { en: 'Ideas', fr: 'Idées' },
  personas: { en: 'Personas', fr: 'Profils' },
  score: { en: 'Score', fr: 'Indice' },
  analysis: { en: 'Analysis', fr: 'Analyse' },
  versions: { en: 'Versions', fr: 'Versions' },
  comments: { en: 'Comments', fr: 'Commentaires' },
});
