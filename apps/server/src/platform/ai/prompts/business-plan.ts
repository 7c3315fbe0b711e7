import type { ModuleBrief } from './module-brief.ts';

export const businessPlan: ModuleBrief = { task: { en: '', fr: '' }, request: { en: '', fr: '' } };
