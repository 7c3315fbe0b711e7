import type { Text } from '../locale.ts';

/** The modules, in the order of the journey (MOD-001). */
export const moduleKeys = [
  'brainstorm',
  'idea',
  'analysis',
  'business-plan',
  'marketing',
  'rd',
  'finances',
  'environmental',
  'personas',
  'journal',
  'maturity',
] as const;
export type ModuleKey = (typeof moduleKeys)[number];

/** Open to every signed-in person; the others require premium or founder (specification 6). */
export const freeModules: readonly ModuleKey[] = ['brainstorm', 'idea', 'analysis'];

export function isFreeModule(module: ModuleKey): boolean {
  return freeModules.includes(module);
}

export function isModuleKey(value: unknown): value is ModuleKey {
  return moduleKeys.includes(value as ModuleKey);
}

/** The only dictionary of module names (decision C-27). */
export const moduleTitles: Readonly<Record<ModuleKey, Text>> = {
  brainstorm: { en: 'Find my idea', fr: 'Trouver mon idée' },
  idea: { en: 'My idea', fr: 'Mon idée' },
  analysis: { en: 'Situation analysis', fr: 'Analyse de la situation' },
  'business-plan': { en: 'Business plan', fr: "Plan d'affaires" },
  marketing: { en: 'Marketing', fr: 'Marketing' },
  rd: { en: 'R&D and product development', fr: 'R-D et développement de produit' },
  finances: { en: 'Finances', fr: 'Finances' },
  environmental: { en: 'Environmental impact', fr: 'Impact environnemental' },
  personas: { en: 'Customer personas', fr: 'Profils de clients' },
  journal: { en: 'Journal', fr: 'Journal' },
  maturity: { en: 'Maturity score', fr: 'Indice de maturité' },
};
