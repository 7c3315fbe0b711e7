import { excerpt, quoted } from '@elan/domain/excerpt';
import type { Language } from '@elan/domain/locale';
import { noticeExcerpt } from '@elan/domain/notices';
import type { Profile } from '@elan/domain/people';
import type { Letterhead } from '../../platform/mail/letter.ts';
import { nameAndAddress, shownName } from '../../platform/mail/names.ts';
import type { NoticeText } from '../mail/public.ts';

// Names can be anything, so the subject, which people read before they trust a mail, has none.
const words = {
  subject: { en: 'A section of your plan was signed off', fr: 'Une section de votre plan a été approuvée' },
  text: {
    en: (who: string, section: string, project: string) =>
      `${who} signed off the section ${section} of the plan of ${project}:`,
    fr: (who: string, section: string, project: string) =>
      `${who} a approuvé la section ${section} du plan de ${project}\u00a0:`,
  },
  action: { en: 'See the section', fr: 'Voir la section' },
  reason: {
    en: 'You received this email because this person advises your project.',
    fr: 'Vous recevez ce courriel parce que cette personne conseille votre projet.',
  },
} as const;

type Signed = {
  who: Pick<Profile, 'name' | 'email'>;
  project: string;
  projectId: string;
  section: string;
  title: string;
  note: string;
};

/** Tells the owner what an adviser signed off, and why. */
export const signedNotice =
  ({ publicUrl }: Letterhead, { who, project, projectId, section, title, note }: Signed) =>
  (language: Language): NoticeText => {
    const subject = words.subject[language];
    return {
      subject,
      heading: subject,
      paragraphs: [
        words.text[language](
          nameAndAddress(who),
          quoted(shownName(title), language),
          quoted(shownName(project), language),
        ),
        quoted(excerpt(note, noticeExcerpt), language),
      ],
      action: {
        label: words.action[language],
        link: `${publicUrl}/project/plan?project=${projectId}#plan-${section}`,
      },
      reason: words.reason[language],
    };
  };
