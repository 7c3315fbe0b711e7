import type { Draft } from './draft.ts';

export const environmental: Draft = () => '';
