import { defineMessages } from '../../lib/i18n/messages.ts';

export const noticeMessages = defineMessages({
  title: { en: 'Notices', fr: 'Avis' },
  loading: { en: 'Loading notices…', fr: 'Chargement des avis…' },
  loadFailed: { en: 'Failed to load notices', fr: 'Échec du chargement des avis' },
  markFailed: { en: 'Failed to mark as read', fr: 'Échec du marquage comme lu' },
  retry: { en: 'Try again', fr: 'Réessayer' },
  readAll: { en: 'Mark all as read', fr: 'Tout marquer comme lu' },
  more: { en: 'Show earlier notices', fr: 'Afficher les avis précédents' },
  empty: { en: 'No notices.', fr: "Il n'y a plus d'avis." },
  unread: { en: 'Unread', fr: 'Non lu' },
  somebody: { en: 'Someone', fr: 'Une personne' },
  replied: { en: 'replied in one of your threads', fr: 'a répondu dans une de vos discussions' },
  mentioned: { en: 'mentioned you in a comment', fr: 'vous mentionne dans un commentaire' },
});
