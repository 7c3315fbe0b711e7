import type { Language } from './locale.ts';

/**
 * Makes something once for each language, when it is first asked for: making a formatter takes longer than a thousand
 * uses of it, and delays the screens that import it without using it.
 */
export function perLanguage<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const made = new Map<Language, Made>();
  return (language) => {
    const known = made.get(language);
    if (known !== undefined) return known;
    const first = make(language);
    made.set(language, first);
    return first;
  };
}
