import { excerpt, quoted } from '@elan/domain/excerpt';
import type { Language } from '@elan/domain/locale';
import { noticeExcerpt } from '@elan/domain/notices';
import type { Profile } from '@elan/domain/people';
import type { Letterhead } from '../../platform/mail/letter.ts';
import { nameAndAddress, shownName } from '../../platform/mail/names.ts';
import type { NoticeText } from '../mail/public.ts';

// Names can be anything, so the subject, which people read before they trust a mail, has none.
const words = {
  asked: {
    subject: { en: 'Your adviser has a question', fr: 'Votre conseiller a une question' },
    text: {
      en: (who: string, project: string) => `${who} asks about the project ${project}:`,
      fr: (who: string, project: string) => `${who} pose une question sur le projet ${project}\u00a0:`,
    },
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
    reason: {
      en: 'You received this email because you asked this question.',
      fr: 'Vous recevez ce courriel parce que vous avez posé cette question.',
    },
  },
  action: { en: 'Open the to-do list', fr: 'Ouvrir la liste des tâches' },
} as const;

type NoticeDetails = { who: Pick<Profile, 'name' | 'email'>; project: string; projectId: string; text: string };

function letter(
  { publicUrl }: Letterhead,
  { subject, text, reason }: (typeof words)['asked' | 'answered'],
  { who, project, projectId, text: question }: NoticeDetails,
  answer?: string,
) {
  return (language: Language): NoticeText => ({
    subject: subject[language],
    heading: subject[language],
    paragraphs: [
      text[language](nameAndAddress(who), quoted(shownName(project), language)),
      quoted(excerpt(question, noticeExcerpt), language),
      ...(answer === undefined ? [] : [quoted(excerpt(answer, noticeExcerpt), language)]),
    ],
    action: { label: words.action[language], link: `${publicUrl}/project/left?view=todo&project=${projectId}` },
    reason: reason[language],
  });
}

/** Tells the owner what an adviser asks. */
export const questionNotice = (from: Letterhead, details: NoticeDetails) => letter(from, words.asked, details);

/** Tells an adviser the answer. */
export const answerNotice = (from: Letterhead, { answer, ...details }: NoticeDetails & { answer: string }) =>
  letter(from, words.answered, details, answer);
