import type { Letterhead } from '../../platform/mail/letter.ts';
import { type Deed, noticeText } from '../mail/public.ts';

const action = { en: 'Open the to-do list', fr: 'Ouvrir la liste des tâches' } as const;

const words = {
  asked: {
    subject: { en: 'Your adviser has a question', fr: 'Votre conseiller a une question' },
    text: {
      en: (who: string, project: string) => `${who} asks about the project ${project}:`,
      fr: (who: string, project: string) => `${who} pose une question sur le projet ${project}\u00a0:`,
    },
    action,
    reason: {
      en: 'You received this email because this person advises your project.',
      fr: 'Vous recevez ce courriel parce que cette personne conseille votre projet.',
    },
  },
  answered: {
    subject: { en: 'Your question was answered', fr: 'On a répondu à votre question' },
    text: {
      en: (who: string, project: string) => `${who} answered your question about the project ${project}:`,
      fr: (who: string, project: string) => `${who} a répondu à votre question sur le projet ${project}\u00a0:`,
    },
    action,
    reason: {
      en: 'You received this email because you asked this question.',
      fr: 'Vous recevez ce courriel parce que vous avez posé cette question.',
    },
  },
} as const;

type Question = Deed & { projectId: string; text: string };

const pathOf = ({ projectId }: Question) => `/project/left?view=tasks&project=${projectId}`;

/** Tells the owner what an adviser asks. */
export const questionNotice = (from: Letterhead, question: Question) =>
  noticeText(from, words.asked, { ...question, quotes: [question.text], path: pathOf(question) });

/** Tells an adviser the answer. */
export const answerNotice = (from: Letterhead, question: Question & { answer: string }) =>
  noticeText(from, words.answered, { ...question, quotes: [question.text, question.answer], path: pathOf(question) });
