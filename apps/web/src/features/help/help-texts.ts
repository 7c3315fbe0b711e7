import { type HelpPageName, helpPageAt } from '@elan/domain/help-pages';
import type { Language } from '@elan/domain/locale';
import { fetchedTexts } from './fetched-texts.ts';

const files = import.meta.glob<string>('../../../../../content/{help,guides}/*/*.md', {
  query: '?body',
  import: 'default',
});

/** The texts of the pages, by `helpTextKey`. */
export const helpTexts = fetchedTexts(files);

export const helpTextKey = (name: HelpPageName, language: Language) => `${language}/${name}`;

/** Fetches the text of the page at an address, if there is one. */
export async function loadTextAt(path: string, language: Language): Promise<void> {
  const name = helpPageAt(path);
  if (name !== undefined) await helpTexts.load(helpTextKey(name, language));
}
