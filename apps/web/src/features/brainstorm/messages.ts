import { defineMessages } from '../../lib/i18n/messages.ts';

export const brainstormMessages = defineMessages({
  ideas: { en: 'Your ideas', fr: 'Vos idées' },
  ideasLead: {
    en: (count: number) =>
      `${count === 1 ? 'One idea' : `${count} ideas, one below the other`}. Choose the one that speaks to you: your choice is saved at once, and you can change it.`,
    fr: (count: number) =>
      `${count > 1 ? `${count} idées, l'une sous l'autre` : 'Une idée'}. Choisissez celle qui vous parle\u00a0: votre choix est enregistré aussitôt, et vous pourrez le changer.`,
  },
  listName: { en: 'Generated ideas', fr: 'Idées générées' },
  interest: { en: (level: string) => `Interest: ${level}`, fr: (level: string) => `Intérêt\u00a0: ${level}` },
  selected: { en: 'Your choice', fr: 'Votre choix' },
  develop: { en: 'Develop this idea', fr: 'Développer cette idée' },
  developNote: {
    en: 'Copies it into “My idea”, where you complete it.',
    fr: 'La copie dans «\u00a0Mon idée\u00a0», où vous la compléterez.',
  },
  selectFailed: { en: 'Your choice could not be saved:', fr: "Votre choix n'a pas pu être enregistré\u00a0:" },
  developFailed: { en: 'The idea could not be copied:', fr: "L'idée n'a pas pu être copiée\u00a0:" },
  emptyTitle: { en: 'Your ideas will appear here', fr: 'Vos idées apparaîtront ici' },
  empty: {
    en: 'Tell us what you enjoy and do well, then press Generate: about a dozen ideas based on your answers, for a single generation.',
    fr: "Dites-nous ce qui vous plaît et ce que vous savez faire, puis appuyez sur Générer\u00a0: une douzaine d'idées faites pour vous, pour une seule génération.",
  },
  emptyExample: {
    en: 'For example: “Repair café for bicycles”, sector: services, interest: high.',
    fr: 'Par exemple\u00a0: «\u00a0Café-atelier de réparation de vélos\u00a0», secteur\u00a0: services, intérêt\u00a0: élevé.',
  },
  searching: { en: 'Looking for ideas…', fr: "Recherche d'idées…" },
  found: {
    en: (count: number) => (count === 1 ? '1 idea so far…' : `${count} ideas so far…`),
    fr: (count: number) => (count < 2 ? `${count} idée jusqu'ici…` : `${count} idées jusqu'ici…`),
  },
  reconnecting: {
    en: 'Connection lost. The search continues while we reconnect…',
    fr: 'Connexion perdue. La recherche se poursuit, nous rétablissons le lien…',
  },
  canLeave: {
    en: 'You can leave this page: the ideas will be saved when they are ready.',
    fr: "Vous pouvez quitter cette page\u00a0: les idées seront enregistrées dès qu'elles seront prêtes.",
  },
  finished: {
    en: (count: number) => (count === 1 ? 'One idea is ready and saved.' : `${count} ideas are ready and saved.`),
    fr: (count: number) =>
      count > 1 ? `${count} idées sont prêtes et enregistrées.` : 'Une idée est prête et enregistrée.',
  },
  overwriteTitle: {
    en: 'Replace your answers in “My idea”?',
    fr: 'Remplacer ce que contient «\u00a0Mon idée\u00a0»\u00a0?',
  },
  overwrite: {
    en: '“My idea” already contains different answers. Developing this idea replaces them; the location and the analysis stay.',
    fr: "«\u00a0Mon idée\u00a0» contient déjà des réponses différentes. Développer cette idée les remplacera\u00a0; le lieu et l'analyse restent.",
  },
  overwriteConfirm: { en: 'Replace my answers', fr: 'Remplacer mes réponses' },
  keepAnswers: { en: 'Keep my answers', fr: 'Garder mes réponses' },
});
