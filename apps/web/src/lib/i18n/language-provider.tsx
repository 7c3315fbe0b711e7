import { defaultLanguage, type Language } from '@elan/domain/locale';
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { dropAskedLanguage } from './asked-language.ts';
import { readStoredLanguage, storeLanguage } from './stored-language.ts';

type LanguageContext = {
  /** The language on screen. */
  language: Language;
  /** Changes the language and keeps the choice. */
  setLanguage: (language: Language) => void;
};

const Context = createContext<LanguageContext>({ language: defaultLanguage, setLanguage: () => undefined });

type Props = {
  /** The language of the page on screen before the first render. */
  initial: Language;
  /**
   * Opens in `initial` regardless of the stored choice, without forgetting it. Always set for the landing page
   * (decision C-12), and for any page whose URL names the language.
   */
  ignoreStored?: boolean;
  children: ReactNode;
};

export function LanguageProvider({ initial, ignoreStored = false, children }: Props) {
  const [language, show] = useState(initial);

  useEffect(() => {
    const stored = ignoreStored ? null : readStoredLanguage();
    if (stored === null) return;
    // The page was prerendered in the cookie's language; the cookie may be missing when storage is not.
    show(stored);
    storeLanguage(stored);
  }, [ignoreStored]);

  useLayoutEffect(() => {
    const before = document.documentElement.lang;
    document.documentElement.lang = language;
    return () => {
      document.documentElement.lang = before;
    };
  }, [language]);

  const setLanguage = useCallback((chosen: Language) => {
    // Keep the old language on screen until code and data for the new one have loaded.
    startTransition(() => show(chosen));
    storeLanguage(chosen);
    dropAskedLanguage();
  }, []);

  const value = useMemo(() => ({ language, setLanguage }), [language, setLanguage]);
  return <Context value={value}>{children}</Context>;
}

export function useLanguage(): LanguageContext {
  return useContext(Context);
}
