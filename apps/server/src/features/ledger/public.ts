export { readRows, seesPrivateRows } from './queries.ts';
export { type ProjectFigures, publicFigures, readFigures, readPrivateRows } from './read-figures.ts';
export { storeLedger } from './save-ledger.ts';
