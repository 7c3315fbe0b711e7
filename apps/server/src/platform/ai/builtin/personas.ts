import type { Draft } from './draft.ts';

export const personas: Draft = () => '';
