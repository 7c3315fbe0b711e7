import { defineMessages } from '../../lib/i18n/messages.ts';

export const providerMessages = defineMessages({
  title: { en: 'Linked accounts', fr: 'Comptes liés' },
  lead: {
    en: 'A linked account signs you in without your password for this site. It gives us the address you use there, and nothing else.',
    fr: "Un compte lié vous connecte sans le mot de passe de ce site. Il nous donne l'adresse que vous y avez, et rien d'autre.",
  },
  link: { en: (name: string) => `Link ${name}`, fr: (name: string) => `Lier ${name}` },
  unlink: { en: 'Unlink', fr: 'Délier' },
  linkedOn: { en: (date: string) => `Linked on ${date}`, fr: (date: string) => `Lié le ${date}` },
  notOffered: {
    en: 'No longer offered here, so you cannot sign in with it.',
    fr: "N'est plus offert ici\u00a0: ce compte ne vous connecte pas.",
  },
  linked: {
    en: (name: string) => `Your ${name} account is linked. You can sign in with it from now on.`,
    fr: (name: string) => `Votre compte ${name} est lié. Il permet désormais de vous connecter.`,
  },
  continue: { en: (name: string) => `Continue with ${name}`, fr: (name: string) => `Continuer avec ${name}` },
  unlinkTitle: { en: (name: string) => `Unlink ${name}?`, fr: (name: string) => `Délier ${name}\u00a0?` },
  unlinkNote: {
    en: (name: string) =>
      `Your ${name} account will no longer sign you in. Sessions that are open stay open. You can link it again at any time.`,
    fr: (name: string) =>
      `Votre compte ${name} ne vous connectera plus. Les sessions ouvertes le restent. Vous pourrez le lier de nouveau en tout temps.`,
  },
  last: {
    en: 'It is the only way into your account. Set a password first, or link another account.',
    fr: "C'est la seule façon d'ouvrir votre compte. Choisissez d'abord un mot de passe ou liez un autre compte.",
  },
  unavailable: {
    en: 'It cannot be reached right now. Please try again in a moment.',
    fr: 'Le service ne répond pas pour le moment. Veuillez réessayer dans un instant.',
  },
  loading: { en: 'Loading', fr: 'Chargement' },
  loadFailed: {
    en: 'Your linked accounts could not be loaded.',
    fr: "Vos comptes liés n'ont pas pu être chargés.",
  },
  setPassword: { en: 'Set a password', fr: 'Choisir un mot de passe' },
  noPassword: {
    en: 'Your account has no password yet.',
    fr: "Votre compte n'a pas encore de mot de passe.",
  },
  noPasswordHere: {
    en: 'This step asks for your password, and your account has none yet. We can email you a link to choose one. Choosing it signs you out; then you sign in with it, or the way you do now.',
    fr: "Cette étape demande votre mot de passe, et votre compte n'en a pas encore. Nous pouvons vous envoyer un lien par courriel pour en choisir un. Ce choix vous déconnecte\u00a0; vous vous connectez ensuite avec lui, ou comme maintenant.",
  },
  passwordLead: {
    en: 'We can email you a link to choose one. Choosing it signs you out; then you sign in with it, or the way you do now.',
    fr: 'Nous pouvons vous envoyer un lien par courriel pour en choisir un. Ce choix vous déconnecte\u00a0; vous vous connectez ensuite avec lui, ou comme maintenant.',
  },
  sendLink: { en: 'Email me the link', fr: 'Recevoir le lien' },
  linkSent: {
    en: (address: string) => `A link was sent to ${address}. It works once, within the hour.`,
    fr: (address: string) => `Un lien a été envoyé à ${address}. Il fonctionne une seule fois, dans l'heure.`,
  },
});
