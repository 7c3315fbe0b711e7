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
  /** The language of the page that stands on screen before the first render. */
  initial: Language;
  /**
   * The page opens in `initial` whatever was chosen before, without forgetting the choice: the landing page always does
   * (decision C-12), every page where its address names the language.
   */
  ignoreStored?: boolean;
  children: ReactNode;
};

export function LanguageProvider({ initial, ignoreStored = false, children }: Props) {
  const [language, show] = useState(initial);

  useEffect(() => {
    const stored = ignoreStored ? null : readStoredLanguage();
    if (stored === null) return;
    // The page was prerendered in the language of the cookie, which may be missing where storage is not.
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
    // What waits for code or data in the new language stays on screen in the old one until then.
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
