import { defineMessages } from '../../lib/i18n/messages.ts';

/** By themselves, because the button is on the screen before the ideas are. */
export const ownIdeaMessages = defineMessages({
  ownIdea: { en: 'I already have an idea', fr: "J'ai déjà une idée" },
  ownIdeaFailed: { en: 'Your choice could not be saved:', fr: "Votre choix n'a pas pu être enregistré\u00a0:" },
});
