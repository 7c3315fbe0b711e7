import type { Collaborator, PendingInvitation } from '@elan/contract/collaboration';
import type { Reply } from '@elan/contract/comments';
import type { StoredConfirmation } from '@elan/contract/figure-check';
import type { KeptRow } from '@elan/contract/ledger';
import type { LenderFact } from '@elan/contract/lender-facts';
import type { ProjectPaper } from '@elan/contract/papers';
import type { RehearsalAnswer } from '@elan/contract/rehearsal';
import type { ProjectTask } from '@elan/contract/tasks';
import { demoIds } from '@elan/domain/demo';
import { Refusal } from '@elan/domain/errors';
import type { Language } from '@elan/domain/locale';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { type BellChoices, bellChoices, type NoticeChoices, noticeDefaults } from '@elan/domain/notices';
import type { Profile } from '@elan/domain/people';
import { bakery, clinic, type DemoModule, type DemoProject, demoPerson, emptyModule, type Words } from './content.ts';

/** The figures of a project. Nobody else changes them, so nothing conflicts. */
export type DemoLedger = { rows: readonly KeptRow[]; refused: readonly string[] };

/** A task that was touched; a removed one does not come back with its report. */
export type DemoTask = ProjectTask & { removed: boolean };

/** The demonstration's state. In memory only: it is gone with the page. */
export type DemoStore = {
  language: Language;
  readonly now: () => string;
  /** Incremented on every change, so that a later read is always newer than an earlier one. */
  version: number;
  /** The name and the colour chosen here. */
  person: Profile;
  readonly projects: Map<string, DemoProject>;
  readonly collaborators: Map<string, Collaborator>;
  readonly comments: Map<string, Reply>;
  /** The figures, by project. */
  readonly ledgers: Map<string, DemoLedger>;
  /** The status of the papers a lender asks for, by project. */
  readonly papers: Map<string, readonly ProjectPaper[]>;
  /** Answers to a lender's questions, by project. */
  readonly rehearsals: Map<string, readonly RehearsalAnswer[]>;
  /** The facts for the lender, by project. */
  readonly lenderFacts: Map<string, readonly LenderFact[]>;
  /** The tasks that were touched, by project. */
  readonly tasks: Map<string, readonly DemoTask[]>;
  /** Confirmed figures of the analyses, by project. */
  readonly confirmations: Map<string, readonly StoredConfirmation[]>;
  invitation: PendingInvitation | null;
  notices: NoticeChoices;
  bell: BellChoices;
};

export function createDemoStore(language: Language): DemoStore {
  const now = () => new Date().toISOString();
  const project = bakery(now());
  const shared = clinic(now());
  return {
    language,
    now,
    version: 1,
    person: demoPerson,
    projects: new Map([[project.id, project]]),
    collaborators: new Map(),
    comments: new Map(),
    ledgers: new Map(),
    papers: new Map(),
    rehearsals: new Map(),
    lenderFacts: new Map(),
    tasks: new Map(),
    confirmations: new Map(),
    notices: noticeDefaults,
    bell: bellChoices([]),
    invitation: {
      id: demoIds.invitation,
      project_id: shared.id,
      project_name: '',
      project_description: null,
      invited_by_email: shared.owner.email,
      invited_by_profile: shared.owner,
      role: 'editor',
      status: 'pending',
      invited_at: now(),
    },
  };
}

/** @throws Refusal NOT_FOUND, for every project that is not part of the demonstration or is in its trash */
export function projectOf(store: DemoStore, projectId: string): DemoProject {
  const project = store.projects.get(projectId);
  if (project === undefined || project.deletedAt !== null) throw new Refusal('NOT_FOUND');
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
