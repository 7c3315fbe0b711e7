export { readFactTexts } from './queries.ts';
