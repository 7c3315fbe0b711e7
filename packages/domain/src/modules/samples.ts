import type { Localized } from '../locale.ts';
import { sample as analysis } from './analysis/sample.ts';
import { sample as brainstorm } from './brainstorm/sample.ts';
import { sample as businessPlan } from './business-plan/sample.ts';
import { sample as environmental } from './environmental/sample.ts';
import { sample as finances } from './finances/sample.ts';
import { sample as idea } from './idea/sample.ts';
import type { ModuleKey } from './keys.ts';
import { sample as marketing } from './marketing/sample.ts';
import { sample as rd } from './rd/sample.ts';
import type { AnswersOf } from './registry.ts';

export const sampleProjects = ['bakery', 'clinic'] as const;
export type SampleProject = (typeof sampleProjects)[number];

const none = {
  en: { bakery: {}, clinic: {} },
  fr: { bakery: {}, clinic: {} },
} as const;

/** The answers of the two sample projects, module by module; some modules ask no questions. */
export const sampleAnswers: { readonly [M in ModuleKey]: Localized<Record<SampleProject, AnswersOf<M>>> } = {
  brainstorm,
  idea,
  analysis,
  'business-plan': businessPlan,
  marketing,
  rd,
  finances,
  environmental,
  personas: none,
  journal: none,
  maturity: none,
};
