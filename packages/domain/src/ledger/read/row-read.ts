import type { Row } from '../row.ts';
import type { Figure } from './figure.ts';

/** A row, and the figures that it used. */
export type RowRead = { row: Row; used: readonly Figure[] };
