import { defineMessages } from '../../lib/i18n/messages.ts';

export const questionMessages = defineMessages({
  label: { en: 'Your question', fr: 'Votre question' },
  help: {
    en: 'It goes on the to-do list of the project, with your name. You see the answer there.',
    fr: "Elle s'ajoute à la liste des tâches du projet, avec votre nom. Vous y verrez la réponse.",
  },
  about: { en: 'About', fr: 'Sujet' },
  missing: { en: 'Write your question.', fr: 'Écrivez votre question.' },
  ask: { en: 'Ask a question', fr: 'Poser une question' },
  askAbout: {
    en: (title: string) => `Ask a question about “${title}”`,
    fr: (title: string) => `Poser une question sur «\u00a0${title}\u00a0»`,
  },
  asked: { en: 'Your question is on the to-do list.', fr: 'Votre question est dans la liste des tâches.' },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  askedBy: { en: (name: string) => `${name} asks, about`, fr: (name: string) => `Question de ${name} sur` },
  former: { en: 'A former adviser', fr: 'un ancien conseiller' },
  removedSection: { en: 'a section of the plan', fr: 'une section du plan' },
  answer: { en: 'Answer', fr: 'Répondre' },
  answerOf: { en: (text: string) => `Answer “${text}”`, fr: (text: string) => `Répondre à «\u00a0${text}\u00a0»` },
  change: { en: 'Change the answer', fr: 'Modifier la réponse' },
  yourAnswer: { en: 'Your answer', fr: 'Votre réponse' },
  answerMissing: { en: 'Write your answer.', fr: 'Écrivez votre réponse.' },
  send: { en: 'Send the answer', fr: 'Envoyer la réponse' },
  answered: { en: 'Answer', fr: 'Réponse' },
});
