import { type HelpPageName, helpPageAt } from '@elan/domain/help-pages';
import type { Language } from '@elan/domain/locale';

const files = import.meta.glob<string>('../../../../../content/*/*/*.md', { query: '?body', import: 'default' });

const loaders = new Map(
  Object.entries(files).map(([path, load]) => [path.split('/').slice(-2).join('/').replace('.md', ''), load]),
);

/** What has been fetched: a page whose text is here can be rendered at once. */
const texts = new Map<string, string>();
const awaited = new Map<string, Promise<string | null>>();

/** Fetches the text of a page once. @returns null if that is not possible now; it is tried again the next time */
export function loadHelpText(name: HelpPageName, language: Language): Promise<string | null> {
  const key = `${language}/${name}`;
  const known = awaited.get(key);
  if (known !== undefined) return known;
  const fetched = (loaders.get(key)?.() ?? Promise.resolve('')).then(
    (text) => {
      texts.set(key, text);
      return text;
    },
    () => null,
  );
  awaited.set(key, fetched);
  return fetched;
}

/** Fetches the text of the page at an address, if there is one. */
export async function loadTextAt(path: string, language: Language): Promise<void> {
  const name = helpPageAt(path);
  if (name !== undefined) await loadHelpText(name, language);
}

/** The text if it is here already. */
export const knownHelpText = (name: HelpPageName, language: Language) => texts.get(`${language}/${name}`);

/** Lets the next request fetch a text that could not be fetched. */
export function forgetHelpText(name: HelpPageName, language: Language): void {
  awaited.delete(`${language}/${name}`);
}
