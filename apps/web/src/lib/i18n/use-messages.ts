import type { Localized } from '@elan/domain/locale';
import { useLanguage } from './language-provider.tsx';
import { type Picked, pick } from './messages.ts';

/** The messages in the current language. */
export function useMessages<const M extends Parameters<typeof pick>[0]>(messages: M): Picked<M> {
  return pick(messages, useLanguage().language);
}

/** One for each language: what is remembered with it stays until the language changes. */
const pickers = {
  en: <T>(text: Localized<T>): T => text.en,
  fr: <T>(text: Localized<T>): T => text.fr,
};

/** Picks the current language from any bilingual value, such as a module's title. */
export function useText(): <T>(text: Localized<T>) => T {
  return pickers[useLanguage().language];
}
