import type { Collaborator, PendingInvitation } from '@elan/contract/collaboration';
import type { Reply } from '@elan/contract/comments';
import { demoIds } from '@elan/domain/demo';
import { Refusal } from '@elan/domain/errors';
import type { Language } from '@elan/domain/locale';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { bakery, clinic, type DemoModule, type DemoProject, emptyModule, type Words } from './content.ts';

/** The demonstration's state. In memory only: it is gone with the page. */
export type DemoStore = {
  language: Language;
  readonly now: () => string;
  /** Incremented on every change, so that a later read is always newer than an earlier one. */
  version: number;
  readonly projects: Map<string, DemoProject>;
  readonly collaborators: Map<string, Collaborator>;
  readonly comments: Map<string, Reply>;
  invitation: PendingInvitation | null;
};

export function createDemoStore(language: Language, now: () => string = () => new Date().toISOString()): DemoStore {
  const project = bakery(now());
  const shared = clinic(now());
  return {
    language,
    now,
    version: 1,
    projects: new Map([[project.id, project]]),
    collaborators: new Map(),
    comments: new Map(),
    invitation: {
      id: demoIds.invitation,
      project_id: shared.id,
      project_name: '',
      project_description: null,
      invited_by_email: shared.ownerEmail,
      role: 'editor',
      status: 'pending',
      invited_at: now(),
    },
  };
}

/** @throws Refusal NOT_FOUND, for every project that is not part of the demonstration */
export function projectOf(store: DemoStore, projectId: string): DemoProject {
  const project = store.projects.get(projectId);
  if (project === undefined) throw new Refusal('NOT_FOUND');
  return project;
}

export function changeProject(store: DemoStore, projectId: string, change: Partial<DemoProject>): DemoProject {
  const changed = { ...projectOf(store, projectId), ...change, updatedAt: store.now() };
  store.version += 1;
  store.projects.set(projectId, changed);
  return changed;
}

export function moduleOf(store: DemoStore, projectId: string, module: ModuleKey): DemoModule {
  return projectOf(store, projectId).modules[module] ?? emptyModule;
}

export function changeModule(
  store: DemoStore,
  projectId: string,
  module: ModuleKey,
  change: Partial<DemoModule>,
): DemoModule {
  const before = projectOf(store, projectId);
  const changed = { ...(before.modules[module] ?? emptyModule), ...change, lastUpdated: store.now() };
  changeProject(store, projectId, { modules: { ...before.modules, [module]: changed } });
  return changed;
}

export function inLanguage(store: DemoStore, words: Words): string {
  return typeof words === 'string' ? words : words[store.language];
}
