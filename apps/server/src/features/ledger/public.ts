export { ledgerOf, monthOf } from './ledger-of.ts';
export { type ProjectFigures, readFigures } from './read-figures.ts';
