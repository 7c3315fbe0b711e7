import type { Language, Localized } from '@elan/domain/locale';

/** The sender of a mail, from the settings. */
export type Letterhead = {
  productName: string;
  publicUrl: string;
  supportEmail: string;
  /** Empty: the operator has not said. */
  postalAddress: string;
};

/** What a mail says in one language. */
export type LetterText = {
  language: Language;
  heading: string;
  /** The first one is also what mail programs show beside the subject. */
  paragraphs: readonly string[];
  /** What the mail lists below them, each with its own heading. */
  lists?: readonly { heading: string; items: readonly string[] }[];
  /** The link to follow, if there is one. */
  action?: { label: string; link: string };
  closing?: string;
  /** Why the person receives it, as a whole sentence. */
  reason: string;
};

export type Letter = {
  recipient: string;
  subject: string;
  /** One text in the reader's language, or one for each language when theirs is not known. */
  texts: readonly LetterText[];
  /** Where this kind of mail can be switched off. */
  unsubscribe?: string;
};

/** The words that every mail has. */
export const frame = {
  from: {
    en: ({ productName, publicUrl }: Letterhead) => `Sent by ${productName}, ${publicUrl}`,
    fr: ({ productName, publicUrl }: Letterhead) => `Envoyé par ${productName}, ${publicUrl}`,
  },
  questions: {
    en: (address: string) => `Questions? Write to ${address}.`,
    fr: (address: string) => `Des questions\u00a0? Écrivez à ${address}.`,
  },
  unsubscribe: { en: 'Unsubscribe from these emails', fr: 'Se désabonner de ces courriels' },
  follows: { en: 'The English version is below.', fr: 'La version française se trouve plus bas.' },
} as const satisfies Record<string, Localized<unknown>>;

/** The footer's lines above the link to unsubscribe. */
export function footerLines(letterhead: Letterhead, { language, reason }: LetterText): string[] {
  const { postalAddress, supportEmail } = letterhead;
  return [
    reason,
    [frame.from[language](letterhead), ...(postalAddress === '' ? [] : [postalAddress])].join(', '),
    frame.questions[language](supportEmail),
  ];
}
