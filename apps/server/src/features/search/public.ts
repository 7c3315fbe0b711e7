export { startReadingTexts } from './read-texts.ts';
