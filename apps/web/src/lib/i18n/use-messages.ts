import type { Localized } from '@elan/domain/locale';
import { useLanguage } from './language-provider.tsx';
import { type Picked, pick } from './messages.ts';

/** The messages in the current language. */
export function useMessages<const M extends Parameters<typeof pick>[0]>(messages: M): Picked<M> {
  return pick(messages, useLanguage().language);
}

/** Picks the current language from any bilingual value, such as a module's title. */
export function useText(): <T>(text: Localized<T>) => T {
  const { language } = useLanguage();
  return (text) => text[language];
}
