import type { ModuleBrief } from './module-brief.ts';

export const marketing: ModuleBrief = { task: { en: '', fr: '' }, request: { en: '', fr: '' } };
