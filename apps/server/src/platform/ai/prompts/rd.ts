import type { ModuleBrief } from './module-brief.ts';

export const rd: ModuleBrief = { task: { en: '', fr: '' }, request: { en: '', fr: '' } };
