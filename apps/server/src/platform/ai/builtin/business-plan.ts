import type { Draft } from './draft.ts';

export const businessPlan: Draft = () => '';
