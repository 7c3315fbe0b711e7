import type { Localized } from '@elan/domain/locale';
import { useLanguage } from './language-provider.tsx';
import { type Picked, pick } from './messages.ts';

/** The words of the language on screen. */
export function useMessages<const M extends Parameters<typeof pick>[0]>(messages: M): Picked<M> {
  return pick(messages, useLanguage().language);
}

/** Picks from any pair of values, such as a title of the domain. */
export function useText(): <T>(text: Localized<T>) => T {
  const { language } = useLanguage();
  return (text) => text[language];
}
