import { type Language, toLanguage } from '@elan/domain/locale';

const storageKey = 'elan.language';
const oneYear = 365 * 24 * 60 * 60;

/** The language chosen on this device, or null when none was. A value that is no language counts as English (I18N-001). */
export function readStoredLanguage(): Language | null {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === null ? null : toLanguage(stored);
  } catch {
    // Storage is blocked: the page works, the choice lasts as long as the page.
    return null;
  }
}

/** Keeps a choice: in storage for the app, in a cookie for the server, which picks the prerendered page by it. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Blocked or full: the cookie below may still hold it.
  }
  try {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `lang=${language}; Path=/; Max-Age=${oneYear}; SameSite=Lax${secure}`;
  } catch {
    // A sandboxed document may not have cookies.
  }
}
