import { defineMessages } from '../../lib/i18n/messages.ts';

export const dashboardMessages = defineMessages({
  title: { en: 'Dashboard', fr: 'Tableau de bord' },
  lead: { en: 'Your projects and how far they have come.', fr: 'Vos projets et le chemin parcouru.' },
  refresh: { en: 'Refresh', fr: 'Actualiser' },
  statsTitle: { en: 'At a glance', fr: "En un coup d'œil" },
  projects: { en: 'Projects', fr: 'Projets' },
  active: { en: 'Active in the last 7 days', fr: 'Actifs ces 7 derniers jours' },
  created: { en: 'Created this week', fr: 'Créés cette semaine' },
  collaborators: { en: 'Collaborators', fr: 'Collaborateurs' },
  loading: { en: 'Loading your projects…', fr: 'Chargement de vos projets…' },
  retry: { en: 'Try again', fr: 'Réessayer' },
});
