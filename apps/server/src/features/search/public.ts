/** What the app may import from search. */
export { startReadingTexts } from './read-texts.ts';
