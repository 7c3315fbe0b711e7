import type { Draft } from './draft.ts';

export const journal: Draft = () => '';
