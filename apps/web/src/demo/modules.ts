import type { Contract } from '@elan/contract';
import { Refusal } from '@elan/domain/errors';
import type { ContractRouterClient } from '@orpc/contract';
import { presentModule } from './present.ts';
import { changeModule, type DemoStore, moduleOf } from './store.ts';
import { whole } from './whole-list.ts';

type Client = ContractRouterClient<Contract>;

export function moduleCalls(store: DemoStore): Client['modules'] {
  return {
    // For programs, which do not know the demonstration.
    list: notFound,
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
    setAside: async ({ projectId, module, kind, part, aside }) => {
      const before = moduleOf(store, projectId, module).aside;
      const key = kind === 'question' ? 'questions' : 'sections';
      const others = before[key].filter((id) => id !== part);
      const after = { ...before, [key]: aside ? [...others, part] : others };
      return presentModule(store, module, changeModule(store, projectId, module, { aside: after }));
    },
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
  restoreSection: notFound,
  answers: async () => ({ versions: [], next: null }),
};

/** Files are made by the server, which does not have the project of the demonstration; its home does not offer them. */
export const documentCalls: Client['documents'] = {
  file: notFound,
  wholeFile: notFound,
  plan: notFound,
  signedPlan: notFound,
  planWithBalance: notFound,
  planSections: notFound,
  place: async () => ({ before: null }),
};

/** For programs; the screens compute the forecast themselves. */
export const forecastCalls: Client['forecast'] = { get: notFound, proposals: notFound };

/** A file of a project is checked on the server. */
export const projectFileCalls: Client['projectFile'] = { check: notFound, import: notFound };

/** The document of the plan is made on the server, and the screen says so. */
export const planDocumentCalls: Client['planDocument'] = {
  get: notFound,
  section: notFound,
  save: notFound,
  keepText: notFound,
  setReader: notFound,
  move: notFound,
  show: notFound,
  showMany: notFound,
  setLender: notFound,
  add: notFound,
  rename: notFound,
  remove: notFound,
  rewrite: notFound,
  versions: notFound,
};

/** So are its pictures. */
export const planPictureCalls: Client['planPictures'] = {
  list: notFound,
  add: notFound,
  describe: notFound,
  move: notFound,
  remove: notFound,
  erase: notFound,
  image: notFound,
};

/** Advisers sign sections of that document. */
export const signOffCalls: Client['signOffs'] = { list: notFound, sign: notFound, withdraw: notFound };

/** The demonstration has no documents to link to. */
export const linkCalls: Client['links'] = {
  list: async () => ({ links: [] }),
  create: notFound,
  setEnd: notFound,
  revoke: notFound,
  open: notFound,
  pictures: notFound,
  file: notFound,
};

async function notFound(): Promise<never> {
  throw new Refusal('NOT_FOUND');
}
