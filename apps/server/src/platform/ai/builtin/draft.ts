import type { Reading } from './reading/reading.ts';

/** Writes one module's reply: markdown, or the JSON text of ideas. The same reading always gives the same text. */
export type Draft = (reading: Reading) => string;
