export { type PaperStates, readPaperStates } from './queries.ts';
