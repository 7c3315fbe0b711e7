import type { BundleKind } from '@elan/domain/notices';
import { defineMessages } from '../../lib/i18n/messages.ts';

export const noticeMessages = defineMessages({
  title: { en: 'Notices', fr: 'Avis' },
  loading: { en: 'Loading notices…', fr: 'Chargement des avis…' },
  loadFailed: { en: 'Failed to load notices', fr: 'Échec du chargement des avis' },
  markFailed: { en: 'Failed to mark as read', fr: 'Échec du marquage comme lu' },
  readAll: { en: 'Mark all as read', fr: 'Tout marquer comme lu' },
  more: { en: 'Show earlier notices', fr: 'Afficher les avis précédents' },
  empty: { en: 'No notices.', fr: 'Aucun avis.' },
  unread: { en: 'Unread', fr: 'Non lu' },
  somebody: { en: 'Someone', fr: 'Une personne' },
  replied: { en: 'replied in one of your threads', fr: 'a répondu dans une de vos discussions' },
  mentioned: { en: 'mentioned you in a comment', fr: 'vous mentionne dans un commentaire' },
});

/** What somebody did, once or several times. */
export const bundleMessages = defineMessages({
  suggested: {
    en: (count: number) => (count === 1 ? 'suggests a change' : `suggests ${count} changes`),
    fr: (count: number) => (count === 1 ? 'suggère une modification' : `suggère ${count} modifications`),
  },
  accepted: {
    en: (count: number) => (count === 1 ? 'accepted your suggestion' : `accepted ${count} of your suggestions`),
    fr: (count: number) => (count === 1 ? 'a accepté votre suggestion' : `a accepté ${count} de vos suggestions`),
  },
  refused: {
    en: (count: number) => (count === 1 ? 'declined your suggestion' : `declined ${count} of your suggestions`),
    fr: (count: number) => (count === 1 ? 'a refusé votre suggestion' : `a refusé ${count} de vos suggestions`),
  },
  asked: {
    en: (count: number) => (count === 1 ? 'has a question for you' : `has ${count} questions for you`),
    fr: (count: number) => (count === 1 ? 'vous pose une question' : `vous pose ${count} questions`),
  },
  answered: {
    en: (count: number) => (count === 1 ? 'answered your question' : `answered ${count} of your questions`),
    fr: (count: number) => (count === 1 ? 'a répondu à votre question' : `a répondu à ${count} de vos questions`),
  },
  signed: {
    en: (count: number) =>
      count === 1 ? 'signed off a section of the plan' : `signed off ${count} sections of the plan`,
    fr: (count: number) => (count === 1 ? 'a approuvé une section du plan' : `a approuvé ${count} sections du plan`),
  },
} satisfies Record<BundleKind, { en: (count: number) => string; fr: (count: number) => string }>);
