import { analysis } from './analysis/index.ts';
import { brainstorm } from './brainstorm/index.ts';
import type { ModuleDefinition } from './define-module.ts';
import { idea } from './idea/index.ts';
import type { ModuleKey } from './keys.ts';

/**
 * Every guided module, a line each. Prompts, drafts and words are typed over its keys, so a module that is added here
 * does not compile until it has all of them.
 */
export const registry = { brainstorm, idea, analysis } as const satisfies Partial<Record<ModuleKey, ModuleDefinition>>;

export type GuidedModuleKey = keyof typeof registry;
export const guidedModuleKeys = Object.keys(registry) as GuidedModuleKey[];

export function isGuidedModule(module: ModuleKey): module is GuidedModuleKey {
  return module in registry;
}

export function moduleDefinition(module: GuidedModuleKey): ModuleDefinition {
  return registry[module];
}
