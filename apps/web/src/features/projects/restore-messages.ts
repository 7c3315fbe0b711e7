import { defineMessages } from '../../lib/i18n/messages.ts';

export const restoreMessages = defineMessages({
  restored: {
    en: (name: string) => `Project “${name}” is back.`,
    fr: (name: string) => `Le projet «\u00a0${name}\u00a0» est de retour.`,
  },
  erasedElsewhere: {
    en: (name: string) => `“${name}” is no longer in the trash: it was deleted for good elsewhere.`,
    fr: (name: string) =>
      `«\u00a0${name}\u00a0» n'est plus dans la corbeille\u00a0: il a été supprimé pour de bon ailleurs.`,
  },
});
