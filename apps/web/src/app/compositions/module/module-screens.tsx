import type { Project } from '@elan/contract/projects';
import type { ModuleKey } from '@elan/domain/modules/keys';
import type { ComponentType } from 'react';
import { isShort } from '../../../components/markdown/is-short.ts';
import { ledgerQuery } from '../../../data/api/queries.ts';
import { reportCode } from '../../../features/generation/report-code.ts';
import { GuidedModule, type GuidedModuleParts } from './guided-module.tsx';

export type ModuleScreen = ComponentType<{ project: Project }>;

/** A screen and the questions of its own module; the other ten are not fetched with it. */
const loaders: Readonly<Record<ModuleKey, () => Promise<ModuleScreen>>> = {
  brainstorm: guided(async () => ({ definition: (await import('@elan/domain/modules/brainstorm/index')).brainstorm })),
  idea: guided(async () => ({ definition: (await import('@elan/domain/modules/idea/index')).idea })),
  analysis: guided(async () => ({ definition: (await import('@elan/domain/modules/analysis/index')).analysis })),
  'business-plan': guided(async () => ({
    definition: (await import('@elan/domain/modules/business-plan/index')).businessPlan,
  })),
  marketing: guided(async () => ({ definition: (await import('@elan/domain/modules/marketing/index')).marketing })),
  rd: guided(async () => ({ definition: (await import('@elan/domain/modules/rd/index')).rd })),
  finances: guided(async () => {
    const [{ finances }, { financeSteps }] = await Promise.all([
      import('@elan/domain/modules/finances/index'),
      import('../figures/module-plan.tsx'),
    ]);
    return { definition: finances, ...financeSteps };
  }),
  environmental: guided(async () => {
    const [{ environmental }, { EnvironmentalKind }] = await Promise.all([
      import('@elan/domain/modules/environmental/index'),
      import('./environmental-kind.tsx'),
    ]);
    return { definition: environmental, Companion: EnvironmentalKind };
  }),
  personas: async () => (await import('./personas.tsx')).PersonasModule,
  journal: async () => (await import('./journal.tsx')).JournalModule,
  maturity: async () => (await import('./maturity.tsx')).MaturityModule,
};

/** What a module reads beside the project, asked for while its code is fetched. */
export const firstReads: Readonly<Partial<Record<ModuleKey, typeof ledgerQuery>>> = { finances: ledgerQuery };

function guided(loadParts: () => Promise<GuidedModuleParts>): () => Promise<ModuleScreen> {
  return async () => {
    const parts = await loadParts();
    return ({ project }) => <GuidedModule {...parts} project={project} />;
  };
}

const loaded = new Map<ModuleKey, Promise<ModuleScreen>>();

/** The screen of a module, fetched once. A failed fetch is retried the next time it is requested. */
export function moduleScreen(module: ModuleKey): Promise<ModuleScreen> {
  const known = loaded.get(module);
  if (known !== undefined) return known;
  const screen = loaders[module]();
  loaded.set(module, screen);
  screen.catch(() => loaded.delete(module));
  return screen;
}

/**
 * Fetches what the first rendering of a module needs: its screen, and for a short analysis what renders it. Below that is
 * more of the screen, which would move if the analysis came later.
 */
export async function prepareModule(module: ModuleKey, project: Promise<Project | undefined>): Promise<void> {
  const screen = moduleScreen(module);
  const entry = (await project)?.modules_data[module];
  const report = entry?.aiResponse ?? entry?.aiAnalysis;
  if (report && isShort(report)) await reportCode.load();
  await screen;
}
