import { defineMessages } from '../../lib/i18n/messages.ts';

export const paletteMessages = defineMessages({
  open: { en: 'Go to…', fr: 'Aller à…' },
  // Starts with the button's visible label, so that speech input can name it.
  openNamed: {
    en: (shortcut: string) => `Go to… ${shortcut} (a project, a module or an action)`,
    fr: (shortcut: string) => `Aller à… ${shortcut} (un projet, un module ou une action)`,
  },
  title: { en: 'Where do you want to go?', fr: 'Où voulez-vous aller\u00a0?' },
  placeholder: { en: 'A project, a module, an action…', fr: 'Un projet, un module, une action…' },
  close: { en: 'Close', fr: 'Fermer' },
  notLoaded: {
    en: 'This list could not be loaded. Check your connection and try again.',
    fr: "Cette liste n'a pas pu se charger. Vérifiez votre connexion et réessayez.",
  },
  modules: { en: 'Modules', fr: 'Modules' },
  projects: { en: 'Projects', fr: 'Projets' },
  pages: { en: 'Pages', fr: 'Pages' },
  actions: { en: 'Actions', fr: 'Actions' },
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
    en: (query: string) => `Nothing here is called “${query}”. Try part of a name.`,
    fr: (query: string) => `Rien ici ne s'appelle «\u00a0${query}\u00a0». Essayez une partie du nom.`,
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
  projectDetails: { en: 'Project details', fr: 'Détails du projet' },
  invitations: { en: 'Invitations', fr: 'Invitations' },
  account: { en: 'My Account', fr: 'Mon compte' },
  pricing: { en: 'Subscription and price', fr: 'Abonnement et tarif' },
  terms: { en: 'Terms of service', fr: "Conditions d'utilisation" },
  language: { en: 'Switch to French (Français)', fr: "Passer à l'anglais (English)" },
  tour: { en: 'Take the tour', fr: 'Faire la visite guidée' },
  signOut: { en: 'Sign Out', fr: 'Se déconnecter' },
});
