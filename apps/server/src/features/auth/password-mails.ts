import type { Localized } from '@elan/domain/locale';
import type { Mail } from '../../db/write.ts';
import type { Letterhead } from '../../platform/mail/letter.ts';
import { shownName } from '../../platform/mail/names.ts';
import { changed, type Words } from './mail-words.ts';
import { type Addressee, letter } from './mails.ts';

/** The access that ended with the old password. */
export type EndedAccess = { tokens: readonly string[]; assistants: number };

/** Other ways into an account than its password, by name, and whether they were removed with the old one. */
export type OtherWays = { others: readonly string[]; isRemoved: boolean };

const withAccess: Words['intro'] = {
  en: 'The password of your account was just changed. Other open sessions were signed out, all access tokens of your programs were revoked, and connected assistants were disconnected. Sign in with the new password here:',
  fr: "Le mot de passe de votre compte vient d'être modifié. Les autres sessions ouvertes ont été fermées, tous les jetons d'accès de vos programmes ont été révoqués, et les assistants connectés ont été déconnectés. Connectez-vous avec le nouveau mot de passe ici\u00a0:",
};

const headings = {
  removed: { en: 'No longer opens your account', fr: "N'ouvre plus votre compte" },
  kept: { en: 'Also opens your account, as before', fr: 'Ouvre aussi votre compte, comme avant' },
  tokens: { en: 'Access tokens that were revoked', fr: "Jetons d'accès révoqués" },
} as const satisfies Record<string, Localized<string>>;

/**
 * Notifies the owner that the password was changed (decision M-02), what ended with it, and which other ways in remain.
 */
export function passwordChangedMail(
  from: Letterhead,
  to: Addressee,
  link: string,
  { tokens, assistants }: EndedAccess = { tokens: [], assistants: 0 },
  { others, isRemoved }: OtherWays = { others: [], isRemoved: false },
): Mail {
  const words = tokens.length + assistants > 0 ? { ...changed, intro: withAccess } : changed;
  const list = (heading: keyof typeof headings, names: readonly string[]) =>
    names.length === 0 ? [] : [{ heading: headings[heading][to.language], items: names.map(shownName) }];
  return letter(words, from, to, link, [...list(isRemoved ? 'removed' : 'kept', others), ...list('tokens', tokens)]);
}
