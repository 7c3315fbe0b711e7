import type { Text } from '../locale.ts';

/** What a good answer to a lender holds. */
export const answerPoints = ['amount', 'source', 'date', 'otherwise', 'who', 'action', 'reason'] as const;
export type AnswerPoint = (typeof answerPoints)[number];

/** Each in words: what to say, as a person who prepares the answer would read it. */
export const answerPointTexts: Readonly<Record<AnswerPoint, Text>> = {
  amount: { en: 'It names the figure', fr: 'Elle donne le chiffre' },
  source: {
    en: 'It says where that comes from: a quote, a contract, a bill, a person who said so',
    fr: "Elle dit d'où ça vient\u00a0: une soumission, un contrat, une facture, une personne qui l'a dit",
  },
  date: { en: 'It gives a date or a period', fr: 'Elle donne une date ou une période' },
  otherwise: {
    en: 'It says what happens if it does not come true',
    fr: 'Elle dit ce qui arrive si cela ne se réalise pas',
  },
  who: { en: 'It says who does it, or who said so', fr: "Elle dit qui le fait, ou qui l'a dit" },
  action: { en: 'It says what you would do', fr: 'Elle dit ce que vous feriez' },
  reason: { en: 'It says why', fr: 'Elle dit pourquoi' },
};
