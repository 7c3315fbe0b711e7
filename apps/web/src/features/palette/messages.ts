import { defineMessages } from '../../lib/i18n/messages.ts';

export const paletteMessages = defineMessages({
  title: { en: 'Where do you want to go?', fr: 'Où voulez-vous aller\u00a0?' },
  placeholder: {
    en: 'A project, a module, words you wrote…',
    fr: 'Un projet, un module, des mots que vous avez écrits…',
  },
  close: { en: 'Close', fr: 'Fermer' },
  modules: { en: 'Modules', fr: 'Modules' },
  projects: { en: 'Projects', fr: 'Projets' },
  pages: { en: 'Pages', fr: 'Pages' },
  actions: { en: 'Actions', fr: 'Actions' },
  help: { en: 'Help and guides', fr: 'Aide et guides' },
  texts: { en: 'In your texts', fr: 'Dans vos textes' },
  answer: { en: 'Answer', fr: 'Réponse' },
  answerTo: {
    en: (question: string) => `Answer: ${question}`,
    fr: (question: string) => `Réponse\u00a0: ${question}`,
  },
  analysis: { en: 'Current analysis', fr: 'Analyse actuelle' },
  comment: { en: 'Comment', fr: 'Commentaire' },
  entry: { en: 'Journal entry', fr: 'Entrée de journal' },
  row: { en: 'Figure', fr: 'Chiffre' },
  searching: { en: 'Searching your texts…', fr: 'Recherche dans vos textes…' },
  textsOffline: {
    en: 'Your texts cannot be searched offline.',
    fr: 'La recherche dans vos textes est impossible hors ligne.',
  },
  textsFailed: { en: 'Your texts could not be searched.', fr: "La recherche dans vos textes n'a pas fonctionné." },
  moreTexts: {
    en: (count: number) => `These are the ${count} most recent. Add a word to narrow them down.`,
    fr: (count: number) => `Voici les ${count} plus récents. Ajoutez un mot pour préciser.`,
  },
  retry: { en: 'Try again', fr: 'Réessayer' },
  moreProjects: {
    en: (count: number) => (count === 1 ? 'Type to find 1 more project.' : `Type to find ${count} more projects.`),
    fr: (count: number) =>
      count === 1
        ? 'Saisissez un nom pour trouver 1 autre projet.'
        : `Saisissez un nom pour trouver ${count} autres projets.`,
  },
  projectsLoading: { en: 'Loading your projects…', fr: 'Chargement de vos projets…' },
  projectsFailed: { en: 'Your projects could not be loaded.', fr: "Vos projets n'ont pas pu être chargés." },
  nothing: {
    en: (query: string) => `Nothing found for “${query}”. Try other words, or part of a name.`,
    fr: (query: string) => `Aucun résultat pour «\u00a0${query}\u00a0». Essayez d'autres mots, ou une partie du nom.`,
  },
  found: {
    en: (count: number) => (count === 1 ? '1 result' : `${count} results`),
    fr: (count: number) => (count > 1 ? `${count} résultats` : `${count} résultat`),
  },
  hint: {
    en: '↑ ↓ to choose, Enter to go, Esc to close',
    fr: '↑ ↓ pour choisir, Entrée pour y aller, Échap pour fermer',
  },
  premium: { en: 'Premium', fr: 'Premium' },
  locked: { en: 'locked', fr: 'verrouillé' },
  current: { en: 'Current', fr: 'En cours' },
  sharedBy: {
    en: (owner: string | null) => (owner === null ? 'Shared with you' : `Shared by ${owner}`),
    fr: (owner: string | null) => (owner === null ? 'Partagé avec vous' : `Partagé par ${owner}`),
  },
  dashboard: { en: 'Dashboard', fr: 'Tableau de bord' },
  left: { en: 'What is left: to do', fr: 'Ce qui reste à faire' },
  lender: { en: 'What is left: for the lender', fr: 'Ce qui reste à faire\u00a0: pour le prêteur' },
  practice: { en: 'What is left: practice interview', fr: "Ce qui reste à faire\u00a0: simulation d'entrevue" },
  request: { en: 'Financing request', fr: 'Demande de financement' },
  planDocument: { en: 'Business plan (document)', fr: "Plan d'affaires (document)" },
  readerLinks: { en: 'Share links', fr: 'Liens de partage' },
  suggestions: { en: 'Suggestions', fr: 'Suggestions' },
  projectDetails: { en: 'Project home', fr: 'Accueil du projet' },
  invitations: { en: 'Invitations', fr: 'Invitations' },
  importProject: { en: 'Import a project', fr: 'Importer un projet' },
  account: { en: 'My Account', fr: 'Mon compte' },
  pricing: { en: 'Subscription and price', fr: 'Abonnement et tarif' },
  terms: { en: 'Terms of service', fr: "Conditions d'utilisation" },
  language: { en: 'Switch to French (Français)', fr: "Passer à l'anglais (English)" },
  tour: { en: 'Take the tour', fr: 'Faire la visite guidée' },
  shortcuts: { en: 'Keyboard shortcuts (?)', fr: 'Raccourcis clavier (?)' },
  signOut: { en: 'Sign Out', fr: 'Se déconnecter' },
});
