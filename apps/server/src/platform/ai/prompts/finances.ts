import type { ModuleBrief } from './module-brief.ts';

export const finances: ModuleBrief = { task: { en: '', fr: '' }, request: { en: '', fr: '' } };
