/** From 1 (small) to 3 (large), judged from the answers alone. */
export type Size = 1 | 2 | 3;
export type Improvement = { what: string; why: string; first: string; effort: Size; effect: Size };
