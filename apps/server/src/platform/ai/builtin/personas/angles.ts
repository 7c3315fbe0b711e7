import type { Text } from '@elan/domain/locale';

/** What sets the three personas apart, whoever they are. */
export const angles = ['first', 'compares', 'unserved'] as const;
export type Angle = (typeof angles)[number];

/** First names that are used for women and men alike in Québec. */
export const firstNames: Readonly<Record<Angle, string>> = {
  first: 'Camille',
  compares: 'Dominique',
  unserved: 'Claude',
};

export const angleWords: Readonly<Record<Angle, Text>> = {
  first: { en: 'probably the first to buy', fr: 'sans doute la première personne à acheter' },
  compares: { en: 'who compares', fr: 'qui compare' },
  unserved: { en: 'whom nothing satisfies today', fr: "à qui rien ne convient aujourd'hui" },
};

/** What to ask each of them first; an answer is worth more than a quote that was made up. */
export const openingQuestions: Readonly<Record<Angle, Text>> = {
  first: {
    en: 'When did this last happen to you, and what did you do?',
    fr: "Quand cela vous est-il arrivé la dernière fois, et qu'avez-vous fait ?",
  },
  compares: {
    en: 'What do you pay today, and what would make you change?',
    fr: "Combien payez-vous aujourd'hui, et qu'est-ce qui vous ferait changer ?",
  },
  unserved: {
    en: 'What have you tried already, and why did you stop?',
    fr: "Qu'avez-vous déjà essayé, et pourquoi avez-vous arrêté ?",
  },
};
