import { excerpt, quoted } from '@elan/domain/excerpt';
import type { Language, Localized } from '@elan/domain/locale';
import { noticeExcerpt } from '@elan/domain/notices';
import type { Profile } from '@elan/domain/people';
import type { Letterhead } from '../../platform/mail/letter.ts';
import { nameAndAddress, shownName } from '../../platform/mail/names.ts';
import type { NoticeText } from '../mail/public.ts';

// Names can be anything, so the subject, which people read before they trust a mail, has none.
const newWords = {
  subject: { en: 'A change is suggested in your project', fr: 'On suggère une modification à votre projet' },
  text: {
    en: (who: string, project: string) => `${who} suggests a change in the project ${project}.`,
    fr: (who: string, project: string) => `${who} suggère une modification dans le projet ${project}.`,
  },
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
  reason: decidedReason,
} as const;

const refusedWords = {
  subject: { en: 'Your suggestion was declined', fr: 'Votre suggestion est refusée' },
  text: {
    en: (who: string, project: string) => `${who} declined your suggestion in the project ${project}.`,
    fr: (who: string, project: string) => `${who} a refusé votre suggestion dans le projet ${project}.`,
  },
  reason: decidedReason,
} as const;

const action = { en: 'See the suggestions', fr: 'Voir les suggestions' } as const;

type Words = {
  subject: Localized<string>;
  text: Localized<(who: string, project: string) => string>;
  reason: Localized<string>;
};

type NoticeDetails = {
  who: Pick<Profile, 'name' | 'email'>;
  project: string;
  projectId: string;
  /** The message to the reader; may be empty. */
  word: string;
};

const aboutSuggestion =
  (words: Words) =>
  (from: Letterhead, { who, project, projectId, word }: NoticeDetails) =>
  (language: Language): NoticeText => {
    const subject = words.subject[language];
    return {
      subject,
      heading: subject,
      paragraphs: [
        words.text[language](nameAndAddress(who), quoted(shownName(project), language)),
        ...(word === '' ? [] : [quoted(excerpt(word, noticeExcerpt), language)]),
      ],
      action: { label: action[language], link: `${from.publicUrl}/project/suggestions?project=${projectId}` },
      reason: words.reason[language],
    };
  };

/** Tells the owner of a project that somebody suggests a change. What it is stays in the project. */
export const newSuggestionNotice = aboutSuggestion(newWords);

/** Tell its author what became of a suggestion. */
export const acceptedNotice = aboutSuggestion(acceptedWords);
export const refusedNotice = aboutSuggestion(refusedWords);
