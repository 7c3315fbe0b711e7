export const interestLevels = {
  high: { en: 'High', fr: 'Élevé' },
  medium: { en: 'Medium', fr: 'Moyen' },
  low: { en: 'Low', fr: 'Faible' },
} as const;
export type InterestLevel = keyof typeof interestLevels;

/** The level for a stored word in either language, in any case and with or without accents (BRAIN-025). */
export function toInterestLevel(word: string): InterestLevel | undefined {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
  const found = Object.entries(interestLevels).find(([, words]) =>
    [words.en, words.fr].some((candidate) => plain(candidate) === plain(word)),
  );
  return found?.[0] as InterestLevel | undefined;
}
