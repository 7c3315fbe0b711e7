import type { ModuleBrief } from './module-brief.ts';

export const maturity: ModuleBrief = { task: { en: '', fr: '' }, request: { en: '', fr: '' } };
