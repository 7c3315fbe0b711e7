import { text } from '@elan/domain/locale';
import { providerNames, type SignInProvider } from '@elan/domain/sign-in-providers';
import type { Mail } from '../../db/write.ts';
import type { Letterhead } from '../../platform/mail/letter.ts';
import { changed, type Words } from './mail-words.ts';
import { type Addressee, letter } from './mails.ts';

const linked = (name: string): Words => ({
  subject: text(`${name} now opens your {product} account`, `${name} ouvre maintenant votre compte {product}`),
  intro: {
    en: `Your ${name} account was just linked to your account, after your password was given: you can sign in with it. Everything that opens your account is listed here:`,
    fr: `Votre compte ${name} vient d'être lié à votre compte, avec votre mot de passe\u00a0: il permet de vous connecter. Tout ce qui ouvre votre compte est énuméré ici\u00a0:`,
  },
  action: text('See my account', 'Voir mon compte'),
  closing: {
    en: `If this was not you, unlink ${name} there, change your password, and sign out of all sessions.`,
    fr: `Si ce n'était pas vous, déliez-y ${name}, changez votre mot de passe et fermez toutes les sessions.`,
  },
  reason: changed.reason,
});

const takenOver = (name: string): Words => ({
  ...linked(name),
  intro: {
    en: `An account with this address was waiting to be confirmed. ${name} has confirmed that the address is yours, and opens the account from now on. The password that was chosen for it before no longer works, because anybody could have chosen it. Everything that opens your account is listed here:`,
    fr: `Un compte à cette adresse attendait d'être confirmé. ${name} a confirmé que l'adresse est la vôtre et ouvre désormais ce compte. Le mot de passe qui avait été choisi ne fonctionne plus, car n'importe qui aurait pu le choisir. Tout ce qui ouvre votre compte est énuméré ici\u00a0:`,
  },
  closing: {
    en: `If you did not sign in with ${name}, write to us right away.`,
    fr: `Si vous ne vous êtes pas connecté avec ${name}, écrivez-nous sans tarder.`,
  },
});

const unlinked = (name: string): Words => ({
  subject: text(`${name} no longer opens your {product} account`, `${name} n'ouvre plus votre compte {product}`),
  intro: {
    en: `Your ${name} account was just unlinked from your account. Open sessions stay open. Everything that opens your account is listed here:`,
    fr: `Votre compte ${name} vient d'être délié de votre compte. Les sessions ouvertes le restent. Tout ce qui ouvre votre compte est énuméré ici\u00a0:`,
  },
  action: text('See my account', 'Voir mon compte'),
  closing: {
    en: 'If this was not you, change your password and sign out of all sessions.',
    fr: "Si ce n'était pas vous, changez votre mot de passe et fermez toutes les sessions.",
  },
  reason: changed.reason,
});

/** Tells the owner of an account that a provider's account opens it. */
export const providerLinkedMail = (provider: SignInProvider, from: Letterhead, to: Addressee, link: string): Mail =>
  letter(linked(providerNames[provider]), from, to, link);

/** Tells the owner of an address that a provider has confirmed it for the account that waited. */
export const providerTookOverMail = (provider: SignInProvider, from: Letterhead, to: Addressee, link: string): Mail =>
  letter(takenOver(providerNames[provider]), from, to, link);

/** Tells the owner of an account that a provider's account no longer opens it. */
export const providerUnlinkedMail = (provider: SignInProvider, from: Letterhead, to: Addressee, link: string): Mail =>
  letter(unlinked(providerNames[provider]), from, to, link);
