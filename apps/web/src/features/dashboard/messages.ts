import { defineMessages } from '../../lib/i18n/messages.ts';

export const dashboardMessages = defineMessages({
  unknownAddress: { en: 'That address leads nowhere.', fr: 'Cette adresse ne mène nulle part.' },
  title: { en: 'Dashboard', fr: 'Tableau de bord' },
  lead: { en: 'Your projects and their progress.', fr: 'Vos projets et le chemin parcouru.' },
  refresh: { en: 'Refresh', fr: 'Actualiser' },
  statsTitle: { en: 'At a glance', fr: "En un coup d'œil" },
  projects: {
    en: (count: number) => (count === 1 ? 'Project' : 'Projects'),
    fr: (count: number) => (count > 1 ? 'Projets' : 'Projet'),
  },
  active: {
    en: () => 'Active in the last 7 days',
    fr: (count: number) => (count > 1 ? 'Actifs ces 7 derniers jours' : 'Actif ces 7 derniers jours'),
  },
  created: {
    en: () => 'Created this week',
    fr: (count: number) => (count > 1 ? 'Créés cette semaine' : 'Créé cette semaine'),
  },
  collaborators: {
    en: (count: number) => (count === 1 ? 'Collaborator' : 'Collaborators'),
    fr: (count: number) => (count > 1 ? 'Collaborateurs' : 'Collaborateur'),
  },
  startTitle: { en: 'Your first project starts here', fr: 'Votre premier projet commence ici' },
  onTheWay: {
    en: 'Almost there: your first analysis is next',
    fr: 'Vous y êtes presque\u00a0: votre première analyse vient ensuite',
  },
  startLead: {
    en: "Three steps, about ten minutes, and you don't need an idea yet.",
    fr: "Trois étapes, une dizaine de minutes, et vous n'avez pas encore besoin d'une idée.",
  },
  stepProject: { en: 'Name a project', fr: 'Nommez un projet' },
  stepProjectText: {
    en: 'It keeps your idea, answers and analyses together. Less than a minute.',
    fr: "Il réunit votre idée, vos réponses et vos analyses. Moins d'une minute.",
  },
  stepIdea: { en: 'Find an idea, or describe yours', fr: 'Trouvez une idée, ou décrivez la vôtre' },
  stepIdeaText: {
    en: 'Two questions give you a dozen ideas; five describe the one you have. Everything is saved as you type.',
    fr: "Deux questions vous donnent une douzaine d'idées\u00a0; cinq décrivent celle que vous avez. Tout s'enregistre à mesure que vous écrivez.",
  },
  stepAnalysis: { en: 'Read your first analysis', fr: 'Lisez votre première analyse' },
  stepAnalysisText: {
    en: 'Written from your own answers, in about a minute.',
    fr: 'Rédigée à partir de vos réponses, en une minute environ.',
  },
  stepCost: {
    en: (limit: number) => `It uses one of your ${limit} generations this month.`,
    fr: (limit: number) => `Elle compte pour une de vos ${limit} générations du mois.`,
  },
  stepDone: { en: 'done', fr: 'terminé' },
  nextTitle: { en: 'Next: your idea', fr: 'La suite\u00a0: votre idée' },
  nextAction: { en: 'Continue with my idea', fr: 'Continuer avec mon idée' },
  loading: { en: 'Loading your projects…', fr: 'Chargement de vos projets…' },
});
