import type { Draft } from './draft.ts';

export const maturity: Draft = () => '';
