import type { ModuleBrief } from './module-brief.ts';

export const environmental: ModuleBrief = { task: { en: '', fr: '' }, request: { en: '', fr: '' } };
