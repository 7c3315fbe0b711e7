import { type Language, toLanguage } from '@elan/domain/locale';

const storageKey = 'elan.language';
const oneYear = 365 * 24 * 60 * 60;

/** The language chosen on this device, or null. An unknown value counts as English (I18N-001). */
export function readStoredLanguage(): Language | null {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === null ? null : toLanguage(stored);
  } catch {
    // Storage is blocked: the page works, and the choice lasts as long as the page.
    return null;
  }
}

/**
 * Stores the choice: in local storage for the app, and in a cookie so that the server picks the right prerendered page.
 */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Blocked or full: the cookie below may still work.
  }
  try {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `lang=${language}; Path=/; Max-Age=${oneYear}; SameSite=Lax${secure}`;
  } catch {
    // A sandboxed document has no cookies.
  }
}
