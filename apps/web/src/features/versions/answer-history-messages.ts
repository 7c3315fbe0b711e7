import { defineMessages } from '../../lib/i18n/messages.ts';

/** By themselves, because each answer has the button and few people open what it opens. */
export const answerHistoryMessages = defineMessages({
  answerHistoryOf: {
    en: (question: string) => `Earlier texts: ${question}`,
    fr: (question: string) => `Textes précédents\u00a0: ${question}`,
  },
});
