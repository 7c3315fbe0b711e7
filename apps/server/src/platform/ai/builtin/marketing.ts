import type { Draft } from './draft.ts';

export const marketing: Draft = () => '';
