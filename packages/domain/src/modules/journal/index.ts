import { defineModule } from '../define-module.ts';

export const journal = defineModule({
  key: 'journal',
  title: { en: 'Journal', fr: 'Journal' },
  description: {
    en: 'Your days as a founder, in your own words, and what they say when they are read together.',
    fr: "Vos journées d'entrepreneur ou d'entrepreneure, dans vos mots, et ce qu'elles disent quand on les relit ensemble.",
  },
  output: 'report',
  questions: [],
  clarification: false,
  writtenFrom: 'entries',
});
