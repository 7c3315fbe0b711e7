import type { GuidedModuleKey } from '@elan/domain/modules/registry';
import { analysis } from './analysis.ts';
import { brainstorm } from './brainstorm.ts';
import { idea } from './idea.ts';
import type { ModuleBrief } from './module-brief.ts';

/** Every guided module's brief, a line each: a module without one does not compile. */
export const briefs: Readonly<Record<GuidedModuleKey, ModuleBrief>> = { brainstorm, idea, analysis };
