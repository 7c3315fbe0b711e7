import { defineMessages } from '../../lib/i18n/messages.ts';

export const sessionMessages = defineMessages({
  title: { en: 'Where you are signed in', fr: 'Appareils connectés' },
  lead: {
    en: 'If you do not recognize a device, sign it out, then change your password.',
    fr: 'Si vous ne reconnaissez pas un appareil, déconnectez-le, puis changez votre mot de passe.',
  },
  onSystem: {
    en: (browser: string, system: string) => `${browser} on ${system}`,
    fr: (browser: string, system: string) => `${browser} sur ${system}`,
  },
  unknown: { en: 'Another device or program', fr: 'Un autre appareil ou programme' },
  thisOne: { en: 'This device', fr: 'Cet appareil' },
  since: {
    en: (date: string) => `Signed in on ${date}`,
    fr: (date: string) => `Connecté depuis le ${date}`,
  },
  activeToday: { en: 'active today', fr: "actif aujourd'hui" },
  activeOn: { en: (date: string) => `last active on ${date}`, fr: (date: string) => `dernière activité le ${date}` },
  end: { en: 'Sign out', fr: 'Déconnecter' },
  endTitle: { en: 'Sign out this device?', fr: 'Déconnecter cet appareil\u00a0?' },
  endNote: {
    en: (device: string) => `${device} is signed out within seconds. Any analysis it started will stop.`,
    fr: (device: string) =>
      `${device}\u00a0: la session se ferme en quelques secondes. Toute analyse lancée sur cet appareil s'arrête.`,
  },
  endOthers: { en: 'Sign out all others', fr: 'Déconnecter tous les autres' },
  endOthersTitle: { en: 'Sign out all other devices?', fr: 'Déconnecter tous les autres appareils\u00a0?' },
  endOthersNote: {
    en: 'Every other device is signed out within seconds. You stay signed in here. Connected assistants and access tokens stay valid.',
    fr: "Les sessions de tous les autres appareils se ferment en quelques secondes. Vous restez connecté ici. Les assistants connectés et les jetons d'accès restent valides.",
  },
  onlyThis: { en: "You're not signed in anywhere else.", fr: "Aucun autre appareil n'est connecté." },
  loading: { en: 'Loading your devices', fr: 'Chargement de vos appareils' },
  loadFailed: { en: 'Your devices could not be loaded.', fr: "Vos appareils n'ont pas pu être chargés." },
});
