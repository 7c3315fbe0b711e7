import type { Letterhead } from '../../platform/mail/letter.ts';
import { type Deed, type NoticeWords, noticeText } from '../mail/public.ts';

const action = { en: 'See the suggestions', fr: 'Voir les suggestions' } as const;

const newWords = {
  subject: { en: 'A change is suggested in your project', fr: 'On suggère une modification à votre projet' },
  text: {
    en: (who: string, project: string) => `${who} suggests a change in the project ${project}.`,
    fr: (who: string, project: string) => `${who} suggère une modification dans le projet ${project}.`,
  },
  action,
  reason: {
    en: 'You received this email because you own this project.',
    fr: 'Vous recevez ce courriel parce que ce projet est le vôtre.',
  },
} as const;

const decidedReason = {
  en: 'You received this email because you made this suggestion.',
  fr: 'Vous recevez ce courriel parce que vous avez fait cette suggestion.',
} as const;

const acceptedWords = {
  subject: { en: 'Your suggestion was accepted', fr: 'Votre suggestion est acceptée' },
  text: {
    en: (who: string, project: string) => `${who} accepted your suggestion in the project ${project}.`,
    fr: (who: string, project: string) => `${who} a accepté votre suggestion dans le projet ${project}.`,
  },
  action,
  reason: decidedReason,
} as const;

const refusedWords = {
  subject: { en: 'Your suggestion was declined', fr: 'Votre suggestion est refusée' },
  text: {
    en: (who: string, project: string) => `${who} declined your suggestion in the project ${project}.`,
    fr: (who: string, project: string) => `${who} a refusé votre suggestion dans le projet ${project}.`,
  },
  action,
  reason: decidedReason,
} as const;

type Details = Deed & {
  projectId: string;
  /** The message to the reader; may be empty. */
  word: string;
};

const aboutSuggestion =
  (words: NoticeWords) =>
  (from: Letterhead, { who, project, projectId, word }: Details) =>
    noticeText(from, words, {
      ...{ who, project, quotes: word === '' ? [] : [word] },
      path: `/project/suggestions?project=${projectId}`,
    });

/** Tells the owner of a project that somebody suggests a change. What it is stays in the project. */
export const newSuggestionNotice = aboutSuggestion(newWords);

/** Tell its author what became of a suggestion. */
export const acceptedNotice = aboutSuggestion(acceptedWords);
export const refusedNotice = aboutSuggestion(refusedWords);
