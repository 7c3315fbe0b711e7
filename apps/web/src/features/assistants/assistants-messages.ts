import { defineMessages } from '../../lib/i18n/messages.ts';

export const assistantsMessages = defineMessages({
  title: { en: 'Connected assistants', fr: 'Assistants connectés' },
  lead: {
    en: 'Paste this address into your assistant (Claude, ChatGPT, an editor), sign in and allow it. It then reads your projects and suggests changes; it changes nothing by itself. Changing your password or signing out of all sessions disconnects every assistant.',
    fr: 'Collez cette adresse dans votre assistant (Claude, ChatGPT, un éditeur), connectez-vous et autorisez-le. Il lit alors vos projets et suggère des modifications\u00a0; il ne modifie rien de lui-même. Un nouveau mot de passe et la fermeture de toutes les sessions déconnectent tous les assistants.',
  },
  address: { en: 'Address for assistants', fr: 'Adresse pour les assistants' },
  copyFailed: {
    en: 'The browser did not allow copying. Select the address and copy it by hand.',
    fr: "Le navigateur n'a pas permis la copie. Sélectionnez l'adresse et copiez-la à la main.",
  },
  none: { en: 'No assistant is connected.', fr: "Aucun assistant n'est connecté." },
  since: { en: (date: string) => `Since ${date}`, fr: (date: string) => `Depuis le ${date}` },
  notUsed: { en: 'not used yet', fr: 'pas encore utilisé' },
  usedOn: { en: (date: string) => `last used on ${date}`, fr: (date: string) => `dernière utilisation le ${date}` },
  until: {
    en: (date: string) => `ends on ${date} unless used`,
    fr: (date: string) => `prend fin le ${date} s'il ne sert plus`,
  },
  readShort: { en: 'reads', fr: 'lit' },
  suggestShort: { en: 'suggests', fr: 'propose' },
  documentsShort: { en: 'downloads files', fr: 'obtient des fichiers' },
  disconnect: { en: 'Disconnect', fr: 'Déconnecter' },
  disconnectTitle: { en: 'Disconnect this assistant?', fr: 'Déconnecter cet assistant\u00a0?' },
  disconnectNote: {
    en: (name: string) =>
      `“${name}” can do nothing more from now on. What it suggested stays. You can connect it again later.`,
    fr: (name: string) =>
      `«\u00a0${name}\u00a0» ne pourra plus rien faire dès maintenant. Ce qu'il a suggéré reste. Vous pourrez le connecter de nouveau.`,
  },
  loading: { en: 'Loading your assistants', fr: 'Chargement de vos assistants' },
  loadFailed: { en: 'Your assistants could not be loaded.', fr: "Vos assistants n'ont pas pu être chargés." },
});
