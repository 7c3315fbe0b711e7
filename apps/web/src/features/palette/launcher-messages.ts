import { defineMessages } from '../../lib/i18n/messages.ts';

/** What every screen shows of the palette before it is opened. */
export const launcherMessages = defineMessages({
  open: { en: 'Go to…', fr: 'Aller à…' },
  // Starts with the button's visible label, so that speech input can name it.
  openNamed: {
    en: (shortcut: string) => `Go to… ${shortcut} (a project, a module or an action)`,
    fr: (shortcut: string) => `Aller à… ${shortcut} (un projet, un module ou une action)`,
  },
  notLoaded: {
    en: 'This list could not be loaded. Check your connection and try again.',
    fr: "Cette liste n'a pas pu se charger. Vérifiez votre connexion et réessayez.",
  },
});
