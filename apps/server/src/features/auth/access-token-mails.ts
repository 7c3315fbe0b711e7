import type { Mail } from '../../db/write.ts';
import type { Letterhead } from '../../platform/mail/letter.ts';
import { changed, type Words } from './mail-words.ts';
import { type Addressee, letter } from './mails.ts';

const accessTokenAdded: Words = {
  subject: {
    en: (product) => `An access token was created for your ${product} account`,
    fr: (product) => `Un jeton d'accès a été créé pour votre compte ${product}`,
  },
  intro: {
    en: 'An access token was just created for your account, with your password. A program that has it can read or change your projects until the token expires. You can see all your tokens here:',
    fr: "Un jeton d'accès vient d'être créé pour votre compte, avec votre mot de passe. Un programme qui le détient peut lire ou modifier vos projets jusqu'à l'expiration du jeton. Tous vos jetons sont énumérés ici\u00a0:",
  },
  action: { en: 'See my access tokens', fr: "Voir mes jetons d'accès" },
  closing: {
    en: 'If this was not you, change your password right away: that revokes every access token.',
    fr: "Si ce n'était pas vous, changez votre mot de passe sans tarder\u00a0: tous les jetons d'accès seront révoqués.",
  },
  reason: changed.reason,
};

/** Tells the owner of an account that an access token was made. */
export const accessTokenAddedMail = (from: Letterhead, to: Addressee, link: string): Mail =>
  letter(accessTokenAdded, from, to, link);
