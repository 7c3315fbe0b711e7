import type { ModuleBrief } from './module-brief.ts';

export const journal: ModuleBrief = { task: { en: '', fr: '' }, request: { en: '', fr: '' } };
