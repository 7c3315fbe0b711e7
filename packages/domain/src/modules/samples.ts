import type { Localized } from '../locale.ts';
import { sample as analysis } from './analysis/sample.ts';
import { sample as brainstorm } from './brainstorm/sample.ts';
import { sample as businessPlan } from './business-plan/sample.ts';
import type { Answers } from './define-module.ts';
import { sample as environmental } from './environmental/sample.ts';
import { sample as finances } from './finances/sample.ts';
import { sample as idea } from './idea/sample.ts';
import type { ModuleKey } from './keys.ts';
import { sample as marketing } from './marketing/sample.ts';
import { sample as rd } from './rd/sample.ts';

export const sampleProjects = ['bakery', 'clinic'] as const;
export type SampleProject = (typeof sampleProjects)[number];

const none: Localized<Record<SampleProject, Answers>> = {
  en: { bakery: {}, clinic: {} },
  fr: { bakery: {}, clinic: {} },
};

/** The answers of the two sample projects, module by module; three modules ask no questions. */
export const sampleAnswers: Readonly<Record<ModuleKey, Localized<Record<SampleProject, Answers>>>> = {
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
