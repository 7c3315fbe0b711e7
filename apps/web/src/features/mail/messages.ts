import { defineMessages } from '../../lib/i18n/messages.ts';

export const mailMessages = defineMessages({
  title: { en: 'Email notifications', fr: 'Notifications par courriel' },
  lead: {
    en: 'Choose the emails you want. Emails about your account itself, such as a new password, are always sent.',
    fr: 'Choisissez les courriels que vous voulez. Ceux qui concernent le compte lui-même, comme un nouveau mot de passe, sont toujours envoyés.',
  },
  notSent: {
    en: 'Emails do not leave this server. Your choices are saved and will apply once they do.',
    fr: "Les courriels ne quittent pas ce serveur. Vos choix sont enregistrés et s'appliqueront dès qu'ils partiront.",
  },
  loading: { en: 'Loading your choices…', fr: 'Chargement de vos choix…' },
  loadFailed: { en: 'Your choices could not be loaded.', fr: "Vos choix n'ont pas pu être chargés." },
  retry: { en: 'Try again', fr: 'Réessayer' },
  saved: {
    en: (kind: string) => `Saved: ${kind}`,
    fr: (kind: string) => `Enregistré\u00a0: ${kind}`,
  },
  saveFailed: { en: 'This choice could not be saved.', fr: "Ce choix n'a pas pu être enregistré." },
});
