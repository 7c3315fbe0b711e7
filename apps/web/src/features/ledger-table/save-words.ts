import { defineMessages } from '../../lib/i18n/messages.ts';

/** The wording of the save status for figures instead of answers. */
export const figureSaveMessages = defineMessages({
  held: {
    en: 'You cannot change the figures right now. What you changed is not saved.',
    fr: "Vous ne pouvez pas modifier les chiffres pour le moment. Ce que vous avez changé n'est pas enregistré.",
  },
  conflictStatus: {
    en: 'Not saved: somebody else changed the same figure. Choose there what to keep.',
    fr: "Non enregistré\u00a0: quelqu'un d'autre a modifié le même chiffre. Choisissez-y ce qu'il faut garder.",
  },
  keptHere: { en: 'Your change is kept on this device.', fr: 'Votre modification est conservée sur cet appareil.' },
});
