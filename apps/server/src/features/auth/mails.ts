import type { Language } from '@elan/domain/locale';
import type { Mail } from '../../db/write.ts';
import { composeMail } from '../../platform/mail/compose.ts';
import type { Letterhead, LetterText } from '../../platform/mail/letter.ts';
import {
  addressProved,
  authenticatorOff,
  authenticatorOn,
  confirmation,
  currentPasswordLocked,
  newAddress,
  newAddressTaken,
  oldAddress,
  oldAddressChanged,
  passkeyAdded,
  passwordLocked,
  reset,
  signInLink,
  type Words,
  wrongCodes,
} from './mail-words.ts';

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

/** Tells the owner of an address that it was confirmed in another browser, so that what was set up before has ended. */
export const addressProvedMail = (from: Letterhead, to: Addressee, link: string): Mail =>
  letter(addressProved, from, to, link);

/** Tells the owner of an account that its password is locked for a while. */
export const passwordLockedMail = (from: Letterhead, to: Addressee, link: string): Mail =>
  letter(passwordLocked, from, to, link);

/** Tells the owner of an account that wrong current passwords were typed in an open session. */
export const currentPasswordLockedMail = (from: Letterhead, to: Addressee, link: string): Mail =>
  letter(currentPasswordLocked, from, to, link);

/** Tells the owner of an account that somebody with the right password typed wrong codes. */
export const wrongCodesMail = (from: Letterhead, to: Addressee, link: string): Mail =>
  letter(wrongCodes, from, to, link);

/** The mail that lets a person confirm the new address of their account. */
export const newAddressMail = (from: Letterhead, to: Addressee, link: string, now: Date): Mail => ({
  ...letter(newAddress, from, to, link),
  expiresAt: minutesAfter(now, resetLinkMinutes),
});

/** Tells the owner of an address that it cannot become another account's. */
export const newAddressTakenMail = (from: Letterhead, to: Addressee, link: string): Mail =>
  letter(newAddressTaken, from, to, link);

/** Tells the old address that a change was asked for. */
export const oldAddressMail = (from: Letterhead, to: Addressee, link: string): Mail =>
  letter(oldAddress, from, to, link);

/** Tells the old address that the change was made. */
export const oldAddressChangedMail = (from: Letterhead, to: Addressee, link: string): Mail =>
  letter(oldAddressChanged, from, to, link);

/** Tells the owner of an account that a passkey was added to it. */
export const passkeyAddedMail = (from: Letterhead, to: Addressee, link: string): Mail =>
  letter(passkeyAdded, from, to, link);

/** Tells the owner of an account that sign-ins now ask for a code. */
export const authenticatorOnMail = (from: Letterhead, to: Addressee, link: string): Mail =>
  letter(authenticatorOn, from, to, link);

/** Tells the owner of an account that sign-ins no longer ask for a code. */
export const authenticatorOffMail = (from: Letterhead, to: Addressee, link: string): Mail =>
  letter(authenticatorOff, from, to, link);

const minutesAfter = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000);

/**
 * Composes one of these mails.
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
  const subject = words.subject[language](from.productName);
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
