import { limits } from '@elan/domain/limits';
import { defineMessages } from '../../lib/i18n/messages.ts';

export const rehearsalMessages = defineMessages({
  lead: {
    en: 'The questions a lender would ask about this project, the most important first. Each one comes from your own figures and answers. Write what you would say: only people on the project see it, and it goes into a file only if you put it there.',
    fr: "Les questions que poserait une banque sur ce projet, les plus importantes d'abord. Chacune vient de vos propres chiffres et réponses. Écrivez ce que vous diriez\u00a0: c'est pour vous et les personnes du projet, et rien ne va dans un fichier sans que vous l'y mettiez.",
  },
  leadReader: {
    en: "The questions a lender would ask about this project, the most important first, and the team's answers.",
    fr: "Les questions que poserait une banque sur ce projet, les plus importantes d'abord, et les réponses de l'équipe.",
  },
  opening: { en: 'Preparing the questions…', fr: 'Préparation des questions…' },
  progress: {
    en: (done: number, total: number) => `${done} of ${total} answered`,
    fr: (done: number, total: number) => `${done} ${done < 2 ? 'réponse' : 'réponses'} sur ${total}`,
  },
  progressLabel: { en: 'Questions answered', fr: 'Réponses données' },
  questions: { en: 'Questions', fr: 'Questions' },
  from: { en: 'Where this comes from', fr: "D'où vient la question" },
  locked: { en: 'In a Premium module', fr: 'Dans un module Premium' },
  answer: { en: 'Your answer', fr: 'Votre réponse' },
  answerOf: {
    en: (place: number) => `Your answer to question ${place}`,
    fr: (place: number) => `Votre réponse à la question ${place}`,
  },
  notAnswered: { en: 'Not answered yet.', fr: 'Pas encore de réponse.' },
  privateNote: {
    en: 'About your household or your debts: only the owner, the editors and an adviser with that right see this question and its answer.',
    fr: 'Porte sur votre ménage ou vos dettes\u00a0: seules la personne propriétaire, celles qui modifient le projet et une conseillère ou un conseiller qui y a droit voient cette question et sa réponse.',
  },
  askedBefore: {
    en: (asked: string) => `When this was written, the question was: “${asked}”`,
    fr: (asked: string) => `Au moment de cette réponse, la question était\u00a0: «\u00a0${asked}\u00a0»`,
  },
  pointsTitle: { en: 'What a good answer includes', fr: 'Ce que contient une bonne réponse' },
  pointsTicked: {
    en: (ticked: number, total: number) => `${ticked} of ${total} checked`,
    fr: (ticked: number, total: number) => `${ticked} sur ${total} cochés`,
  },
  tickOf: {
    en: (point: string, place: number) => `${point} (question ${place})`,
    fr: (point: string, place: number) => `${point} (question ${place})`,
  },
  writtenBy: {
    en: (author: string, date: string) => `${author}, ${date}`,
    fr: (author: string, date: string) => `${author}, ${date}`,
  },
  someoneGone: { en: 'A former member', fr: 'Une personne qui a quitté le projet' },
  earlierTitle: { en: 'Answered earlier', fr: 'Réponses précédentes' },
  earlierLead: {
    en: 'The figure or gap behind these questions is gone, so they are no longer asked. Your answers are kept here.',
    fr: "Le chiffre ou le manque à l'origine de ces questions a disparu\u00a0: elles ne sont plus posées. Vos réponses restent ici.",
  },
  remove: { en: 'Delete this answer', fr: 'Supprimer cette réponse' },
  removeOf: {
    en: (asked: string) => `Delete this answer: ${asked}`,
    fr: (asked: string) => `Supprimer cette réponse\u00a0: ${asked}`,
  },
  removed: { en: 'Answer deleted.', fr: 'Réponse supprimée.' },
  undo: { en: 'Undo', fr: 'Annuler' },
  copy: { en: 'Copy questions and answers', fr: 'Copier les questions et les réponses' },
  offline: {
    en: 'You can go on writing offline: your answers are kept on this device.',
    fr: 'Vous pouvez continuer à écrire hors ligne\u00a0: vos réponses sont conservées sur cet appareil.',
  },
  tickFailed: { en: 'Your tick was not saved.', fr: "La coche n'a pas été enregistrée." },
  conflictEmpty: { en: '(empty)', fr: '(vide)' },
  historyOf: {
    en: (place: number) => `Earlier texts of question ${place}`,
    fr: (place: number) => `Textes précédents de la question ${place}`,
  },
  historyTitle: { en: 'Earlier answers', fr: 'Réponses précédentes à cette question' },
});

/** Characters of an answer. */
export const longestAnswer = limits.answer;
