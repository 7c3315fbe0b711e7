import { defineMessages } from '../../lib/i18n/messages.ts';

export const authenticatorMessages = defineMessages({
  title: { en: 'Authenticator app', fr: "Application d'authentification" },
  lead: {
    en: 'With the app, your password or an emailed link is not enough: a code from your phone is needed too. Passkeys do not ask for one.',
    fr: "Avec l'application, votre mot de passe ou un lien reçu par courriel ne suffit plus\u00a0: il faut aussi un code de votre téléphone. Les clés d'accès n'en demandent pas.",
  },
  on: {
    en: (date: string, left: number) => `On since ${date}. ${left} recovery ${left === 1 ? 'code' : 'codes'} left.`,
    fr: (date: string, left: number) =>
      `Activée le ${date}. Il reste ${left} ${left > 1 ? 'codes' : 'code'} de secours.`,
  },
  setUp: { en: 'Set up the app', fr: "Configurer l'application" },
  renew: { en: 'New recovery codes', fr: 'Nouveaux codes de secours' },
  remove: { en: 'Switch off', fr: 'Désactiver' },
  continue: { en: 'Continue', fr: 'Continuer' },
  renewNote: {
    en: 'You get ten new codes; the earlier ones stop working.',
    fr: 'Vous recevez dix nouveaux codes\u00a0; les précédents cessent de fonctionner.',
  },
  removeNote: {
    en: 'Your password or an emailed link alone will sign you in again.',
    fr: 'Votre mot de passe ou un lien reçu par courriel suffira de nouveau.',
  },
  setUpNote: {
    en: 'You need an authenticator app on your phone, such as the one of your password manager.',
    fr: "Il vous faut une application d'authentification sur votre téléphone, comme celle de votre gestionnaire de mots de passe.",
  },
  switchedOff: { en: 'The app is switched off.', fr: "L'application est désactivée." },
  scan: {
    en: 'Scan this code with the app, then type the six digits it shows.',
    fr: "Balayez ce code avec l'application, puis saisissez les six chiffres qu'elle affiche.",
  },
  qr: { en: 'QR code for the authenticator app', fr: "Code QR pour l'application d'authentification" },
  byHand: { en: 'Or type this key into the app:', fr: "Ou saisissez cette clé dans l'application\u00a0:" },
  code: { en: 'Code from the app', fr: "Code de l'application" },
  switchOn: { en: 'Switch on', fr: 'Activer' },
  wrongCode: {
    en: 'This code is incorrect. Check the time on your phone, then type the newest code.',
    fr: "Ce code n'est pas le bon. Vérifiez l'heure de votre téléphone et saisissez le code le plus récent.",
  },
  changedElsewhere: {
    en: 'This was changed in another window. Reload the page.',
    fr: 'Ce réglage a été changé dans une autre fenêtre. Rechargez la page.',
  },
  codesTitle: { en: 'Your recovery codes', fr: 'Vos codes de secours' },
  codesNote: {
    en: 'If you lose your phone, each of these codes signs you in once, after your password. They are shown only once: keep them somewhere safe, away from the phone.',
    fr: 'Si vous perdez votre téléphone, chacun de ces codes vous connecte une fois, après votre mot de passe. Ils ne sont affichés que maintenant\u00a0: conservez-les en lieu sûr, ailleurs que sur le téléphone.',
  },
  download: { en: 'Download', fr: 'Télécharger' },
  fileName: { en: 'recovery-codes.txt', fr: 'codes-de-secours.txt' },
  kept: { en: 'I have saved them', fr: 'Je les ai conservés' },
  loading: { en: 'Loading', fr: 'Chargement' },
  loadFailed: {
    en: 'The status of the app could not be loaded.',
    fr: "L'état de l'application n'a pas pu être chargé.",
  },
});
