import type { Contract } from '@elan/contract';
import { demoId, demoIds, demoPermissions } from '@elan/domain/demo';
import { Refusal } from '@elan/domain/errors';
import { isWithinLastWeek } from '@elan/domain/last-week';
import type { ContractRouterClient } from '@orpc/contract';
import { demoEmail } from './content.ts';
import { presentModule, presentProject, presentSummary } from './present.ts';
import { changeModule, changeProject, type DemoStore, moduleOf, projectOf } from './store.ts';
import { whole } from './whole-list.ts';

type Client = ContractRouterClient<Contract>;

export function projectCalls(store: DemoStore): Client['projects'] {
  return {
    list: async () => {
      const own = [...store.projects.values()].filter(({ ownerId }) => ownerId === demoIds.user);
      const now = new Date(store.now());
      const recent = (moments: string[]) => moments.filter((moment) => isWithinLastWeek(new Date(moment), now)).length;
      return {
        ...whole(
          'projects',
          own.map((project) => presentSummary(store, project)),
        ),
        active: recent(own.map(({ updatedAt }) => updatedAt)),
        created: recent(own.map(({ createdAt }) => createdAt)),
      };
    },
    countCollaborators: async () => ({
      collaborators: [...store.collaborators.values()].filter(({ status }) => status === 'accepted').length,
    }),
    get: async ({ projectId }) => presentProject(store, projectOf(store, projectId)),
    permissions: async ({ projectId }) => demoPermissions(projectOf(store, projectId).ownerId, demoIds.user),
    create: async ({ name, description = '' }) => {
      const now = store.now();
      const project = {
        id: demoId(Date.now()),
        ownerId: demoIds.user,
        ownerEmail: demoEmail,
        name: name.trim(),
        description: description.trim() === '' ? null : description.trim(),
        createdAt: now,
        updatedAt: now,
        modules: {},
      };
      store.projects.set(project.id, project);
      return presentSummary(store, project);
    },
    update: async ({ projectId, name, description = '' }) => {
      const kept = description.trim() === '' ? null : description.trim();
      return presentSummary(store, changeProject(store, projectId, { name: name.trim(), description: kept }));
    },
    delete: async ({ projectId }) => {
      projectOf(store, projectId);
      store.projects.delete(projectId);
      return {};
    },
  };
}

export function moduleCalls(store: DemoStore): Client['modules'] {
  return {
    saveAnswers: async ({ projectId, module, answers }) => {
      const typed = Object.fromEntries(answers.map(({ question, value }) => [question, value]));
      const before = moduleOf(store, projectId, module);
      const { lastUpdated } = changeModule(store, projectId, module, { answers: { ...before.answers, ...typed } });
      return {
        saved: Object.fromEntries(Object.keys(typed).map((question) => [question, store.version])),
        conflicts: [],
        lastUpdated: lastUpdated ?? store.now(),
      };
    },
    save: async ({ projectId, module }) => presentModule(store, module, changeModule(store, projectId, module, {})),
  };
}

export function brainstormCalls(store: DemoStore): Client['brainstorm'] {
  return {
    // The demonstration has no generated ideas to choose from.
    selectIdea: notFound,
    developIdea: notFound,
    haveIdea: async ({ projectId }) =>
      presentModule(store, 'brainstorm', changeModule(store, projectId, 'brainstorm', { hasIdea: true })),
  };
}

export function personaCalls(store: DemoStore): Client['personas'] {
  return {
    remove: async ({ projectId, personaId }) => {
      const personas = moduleOf(store, projectId, 'personas').personas.filter(({ id }) => id !== personaId);
      return presentModule(store, 'personas', changeModule(store, projectId, 'personas', { personas }));
    },
  };
}

export function journalCalls(store: DemoStore): Client['journal'] {
  return {
    list: async ({ projectId }) =>
      whole('entries', presentModule(store, 'journal', moduleOf(store, projectId, 'journal')).entries ?? []),
    add: async ({ projectId, entryId, title, content, mood }) => {
      const { entries } = moduleOf(store, projectId, 'journal');
      const entry = { id: entryId, date: store.now(), title: title.trim(), content: content.trim(), mood, tags: [] };
      const known = entries.some(({ words }) => words.en.id === entryId);
      const after = known ? entries : [{ words: { en: entry, fr: entry } }, ...entries];
      return presentModule(store, 'journal', changeModule(store, projectId, 'journal', { entries: after }));
    },
    remove: async ({ projectId, entryId }) => {
      const entries = moduleOf(store, projectId, 'journal').entries.filter(({ words }) => words.en.id !== entryId);
      return presentModule(store, 'journal', changeModule(store, projectId, 'journal', { entries }));
    },
  };
}

export const versionCalls: Client['versions'] = {
  list: async () => whole('versions', []),
  get: notFound,
  restore: notFound,
};

async function notFound(): Promise<never> {
  throw new Refusal('NOT_FOUND');
}
