import type { Draft } from './draft.ts';

export const rd: Draft = () => '';
