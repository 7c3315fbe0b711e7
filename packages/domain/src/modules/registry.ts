import { analysis } from './analysis/index.ts';
import { brainstorm } from './brainstorm/index.ts';
import { businessPlan } from './business-plan/index.ts';
import type { ModuleDefinition } from './define-module.ts';
import { environmental } from './environmental/index.ts';
import { finances } from './finances/index.ts';
import { idea } from './idea/index.ts';
import { journal } from './journal/index.ts';
import type { ModuleKey } from './keys.ts';
import { marketing } from './marketing/index.ts';
import { maturity } from './maturity/index.ts';
import { personas } from './personas/index.ts';
import { rd } from './rd/index.ts';

/** Every module, a line each. Prompts and drafts are typed over the same keys: what is missing does not compile. */
export const registry = {
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
} as const satisfies Record<ModuleKey, ModuleDefinition>;

export function moduleDefinition(module: ModuleKey): ModuleDefinition {
  return registry[module];
}
