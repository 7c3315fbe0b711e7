export { readConfirmedFigures } from './queries.ts';
