import type { Draft } from './draft.ts';

export const finances: Draft = () => '';
