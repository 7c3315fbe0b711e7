import { defineMessages } from '../../lib/i18n/messages.ts';

/** What every screen needs of the shortcuts before they are shown. */
export const launcherMessages = defineMessages({
  notLoaded: {
    en: 'The shortcuts could not be loaded. Check your connection and try again.',
    fr: "Les raccourcis n'ont pas pu se charger. Vérifiez votre connexion et réessayez.",
  },
});
