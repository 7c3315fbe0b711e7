import type { ModuleKey } from '@elan/domain/modules/keys';
import { analysis } from './analysis.ts';
import { brainstorm } from './brainstorm.ts';
import { businessPlan } from './business-plan.ts';
import type { Draft } from './draft.ts';
import { environmental } from './environmental.ts';
import { finances } from './finances.ts';
import { idea } from './idea.ts';
import { journal } from './journal.ts';
import { marketing } from './marketing.ts';
import { maturity } from './maturity.ts';
import { personas } from './personas.ts';
import { rd } from './rd.ts';

/** Every module's draft, a line each: a module without one does not compile. */
export const drafts: Readonly<Record<ModuleKey, Draft>> = {
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
