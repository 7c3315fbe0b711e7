import { quoted } from '@elan/domain/excerpt';
import type { Letterhead } from '../../platform/mail/letter.ts';
import { shownName } from '../../platform/mail/names.ts';
import { type Deed, noticeText } from '../mail/public.ts';

const words = {
  subject: { en: 'A section of your plan was signed off', fr: 'Une section de votre plan a été approuvée' },
  text: {
    en: (who: string, project: string, section: string) =>
      `${who} signed off the section ${section} of the plan of ${project}:`,
    fr: (who: string, project: string, section: string) =>
      `${who} a approuvé la section ${section} du plan de ${project}\u00a0:`,
  },
  action: { en: 'See the section', fr: 'Voir la section' },
  reason: {
    en: 'You received this email because this person advises your project.',
    fr: 'Vous recevez ce courriel parce que cette personne conseille votre projet.',
  },
} as const;

type Signed = Deed & { projectId: string; section: string; title: string; note: string };

/** Tells the owner what an adviser signed off, and why. */
export const signedNotice = (from: Letterhead, { who, project, projectId, section, title, note }: Signed) =>
  noticeText(from, words, {
    ...{ who, project, quotes: [note], path: `/project/plan?project=${projectId}#plan-${section}` },
    about: (language) => quoted(shownName(title), language),
  });
