import type { ModuleKey } from '@elan/domain/modules/keys';
import { analysis } from './analysis.ts';
import { brainstorm } from './brainstorm.ts';
import { businessPlan } from './business-plan.ts';
import { environmental } from './environmental.ts';
import { finances } from './finances.ts';
import { idea } from './idea.ts';
import { journal } from './journal.ts';
import { marketing } from './marketing.ts';
import { maturity } from './maturity.ts';
import type { ModuleBrief } from './module-brief.ts';
import { personas } from './personas.ts';
import { rd } from './rd.ts';

/** Every module's brief, a line each: a module without one does not compile. */
export const briefs: Readonly<Record<ModuleKey, ModuleBrief>> = {
  brainstorm,
  idea,
  analysis,
  'business-plan': businessPlan,
  marketing,
  rd,
  finances,
  environmental,
  personas,
  journal,
  maturity,
};
