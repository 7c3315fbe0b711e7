import { defineMessages } from '../../lib/i18n/messages.ts';

/** The words at what can be commented on. Not with those of the comments themselves, which a module does not need at first. */
export const placeMessages = defineMessages({
  count: {
    en: (count: number) => (count === 1 ? '1 comment' : `${count} comments`),
    fr: (count: number) => (count < 2 ? `${count} commentaire` : `${count} commentaires`),
  },
  loading: { en: 'Loading comments…', fr: 'Chargement des commentaires…' },
  submit: { en: 'Comment', fr: 'Commenter' },
  commentOnSelection: { en: 'Comment on this', fr: 'Commenter ce passage' },
  commentOnSection: {
    en: (title: string) => `Comment on the section “${title}”`,
    fr: (title: string) => `Commenter la section «\u00a0${title}\u00a0»`,
  },
  commentOnAnalysis: { en: 'Comment on the analysis', fr: "Commenter l'analyse" },
  commentOnAnswer: {
    en: (question: string) => `Comment on the answer: ${question}`,
    fr: (question: string) => `Commenter la réponse\u00a0: ${question}`,
  },
  commentsOnPassage: {
    en: (count: number, quote: string) =>
      count === 1 ? `1 comment on ${quote}` : `${count} comments, the first on ${quote}`,
    fr: (count: number, quote: string) =>
      count === 1 ? `1 commentaire sur ${quote}` : `${count} commentaires, le premier sur ${quote}`,
  },
  commentsOnAnalysis: {
    en: (count: number) => (count === 1 ? '1 comment on the analysis' : `${count} comments on the analysis`),
    fr: (count: number) => (count < 2 ? `${count} commentaire sur l'analyse` : `${count} commentaires sur l'analyse`),
  },
  commentsOnAnswer: {
    en: (count: number, question: string) =>
      `${count === 1 ? '1 comment' : `${count} comments`} on the answer: ${question}`,
    fr: (count: number, question: string) =>
      `${count < 2 ? `${count} commentaire` : `${count} commentaires`} sur la réponse\u00a0: ${question}`,
  },
});
