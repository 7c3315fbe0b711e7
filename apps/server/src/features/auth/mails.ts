import type { Language } from '@elan/domain/locale';
import type { Mail } from '../../db/write.ts';
import { composeMail } from '../../platform/mail/compose.ts';
import type { Letterhead, LetterText } from '../../platform/mail/letter.ts';
import { confirmation, newAddress, reset, signInLink, type Words } from './mail-words.ts';

/** Minutes a reset link is valid (decision S-25: one hour). */
export const resetLinkMinutes = 60;

/** Minutes a link that signs in is valid. */
export const signInLinkMinutes = 30;

/** Hours a confirmation link is valid; after that, the person requests a new one. */
export const confirmationLinkHours = 24;

/** The recipient and their language. */
export type Addressee = { email: string; language: Language };

/** The mail that lets a person confirm their address (decision S-08). */
export const confirmationMail = (from: Letterhead, to: Addressee, link: string, now: Date): Mail => ({
  ...letter(confirmation, from, to, link),
  expiresAt: minutesAfter(now, confirmationLinkHours * 60),
});

/** The mail with the password reset link. */
export const resetMail = (from: Letterhead, to: Addressee, link: string, now: Date): Mail => ({
  ...letter(reset, from, to, link),
  expiresAt: minutesAfter(now, resetLinkMinutes),
});

/** The mail with the link that signs in. */
export const signInLinkMail = (from: Letterhead, to: Addressee, link: string, now: Date): Mail => ({
  ...letter(signInLink, from, to, link),
  expiresAt: minutesAfter(now, signInLinkMinutes),
});

/** The mail that lets a person confirm the new address of their account. */
export const newAddressMail = (from: Letterhead, to: Addressee, link: string, now: Date): Mail => ({
  ...letter(newAddress, from, to, link),
  expiresAt: minutesAfter(now, resetLinkMinutes),
});

const minutesAfter = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000);

/**
 * Composes a mail about an account.
 * @param words one of mail-words.ts
 * @param link where its button leads
 * @param lists what it lists above the button
 */
export function letter(
  words: Words,
  from: Letterhead,
  { email, language }: Addressee,
  link: string,
  lists: LetterText['lists'] = [],
): Mail {
  const subject = words.subject[language].replace('{product}', () => from.productName);
  return composeMail(from, {
    recipient: email,
    subject,
    texts: [
      {
        language,
        heading: subject,
        paragraphs: [words.intro[language]],
        lists,
        action: { label: words.action[language], link },
        closing: words.closing[language],
        reason: words.reason[language],
      },
    ],
  });
}
