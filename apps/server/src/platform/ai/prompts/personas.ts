import type { ModuleBrief } from './module-brief.ts';

export const personas: ModuleBrief = { task: { en: '', fr: '' }, request: { en: '', fr: '' } };
