/** The product's two languages, treated as equals. English is the default (I18N-002). */
export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';

/** Each language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

/** A value in both languages. A missing one does not compile. */
export type Localized<T> = { readonly en: T; readonly fr: T };
export type Text = Localized<string>;

export const text = (en: string, fr: string): Text => ({ en, fr });

/** A text that is written in each language by the same rule. */
export const inBoth = (write: (language: Language) => string): Text => ({ en: write('en'), fr: write('fr') });

/** Converts any stored or received value to a language; unknown values become English. */
export function toLanguage(value: unknown): Language {
  return value === 'fr' ? 'fr' : defaultLanguage;
}

/** The locale passed to Intl for dates and numbers. */
export function intlLocale(language: Language): string {
  return language === 'fr' ? 'fr-CA' : 'en-CA';
}

/** The only currency (decision N-27). */
export const currency = {
  code: 'CAD',
  symbol: '$',
  name: { en: 'Canadian dollar', fr: 'dollar canadien' },
} as const;

/**
 * An amount of money as the specification writes it in both languages: fr-CA grouping, no decimals ('12 346 $'). Uses
 * no-break spaces so that an amount never wraps.
 * @param dollars the amount in Canadian dollars
 */
export function formatAmount(dollars: number): string {
  return new Intl.NumberFormat('fr-CA', {
    style: 'currency',
    currency: currency.code,
    maximumFractionDigits: 0,
  }).format(dollars);
}
