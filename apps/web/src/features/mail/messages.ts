import { defineMessages } from '../../lib/i18n/messages.ts';

export const mailMessages = defineMessages({
  title: { en: 'Your notifications', fr: 'Vos notifications' },
  lead: {
    en: 'Choose what you want to hear about, in the bell of this site and by email. Emails about your account itself, such as a new password, are always sent.',
    fr: 'Choisissez ce qui vous est annoncé, dans la cloche de ce site et par courriel. Les courriels qui concernent le compte lui-même, comme un nouveau mot de passe, sont toujours envoyés.',
  },
  bell: { en: 'Bell', fr: 'Cloche' },
  mail: { en: 'Email', fr: 'Courriel' },
  nameOf: {
    en: (kind: string, channel: string) => `${kind}: ${channel.toLowerCase()}`,
    fr: (kind: string, channel: string) => `${kind}\u00a0: ${channel.toLowerCase()}`,
  },
  notSent: {
    en: 'Emails do not leave this server. Your choices are saved and will apply once they do.',
    fr: "Les courriels ne quittent pas ce serveur. Vos choix sont enregistrés et s'appliqueront dès qu'ils partiront.",
  },
  loading: { en: 'Loading your choices…', fr: 'Chargement de vos choix…' },
  loadFailed: { en: 'Your choices could not be loaded.', fr: "Vos choix n'ont pas pu être chargés." },
  saved: {
    en: (choice: string) => `Saved. ${choice}`,
    fr: (choice: string) => `Enregistré. ${choice}`,
  },
  saveFailed: { en: 'This choice could not be saved.', fr: "Ce choix n'a pas pu être enregistré." },
});
