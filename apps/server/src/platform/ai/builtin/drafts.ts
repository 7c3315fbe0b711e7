import type { GuidedModuleKey } from '@elan/domain/modules/registry';
import { analysis } from './analysis.ts';
import { brainstorm } from './brainstorm.ts';
import type { Draft } from './draft.ts';
import { idea } from './idea.ts';

/** Every guided module's draft, a line each: a module without one does not compile. */
export const drafts: Readonly<Record<GuidedModuleKey, Draft>> = { brainstorm, idea, analysis };
