import { defineMessages } from '../../lib/i18n/messages.ts';

/** The words of the dialog, which arrives with it. */
export const signOutMessages = defineMessages({
  draftsTitle: {
    en: 'Some of your text is on this device only',
    fr: 'Une partie de votre texte ne se trouve que sur cet appareil',
  },
  draftsLead: {
    en: 'You typed it and it is not saved in your projects. Keep it here for your next sign-in, or erase it if others use this device.',
    fr: "Vous l'avez saisi et il n'est pas enregistré dans vos projets. Gardez-le ici pour votre prochaine connexion, ou effacez-le si d'autres utilisent cet appareil.",
  },
  keepDrafts: { en: 'Keep it and sign out', fr: 'Le garder et se déconnecter' },
  eraseDrafts: { en: 'Erase it and sign out', fr: "L'effacer et se déconnecter" },
  stay: { en: 'Stay signed in', fr: 'Rester connecté' },
});
