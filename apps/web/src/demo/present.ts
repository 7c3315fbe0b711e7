import type { ModuleEntry } from '@elan/contract/modules';
import type { Project, ProjectSummary } from '@elan/contract/projects';
import { demoIds, demoPermissions } from '@elan/domain/demo';
import type { Language } from '@elan/domain/locale';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { isModuleComplete, progressOf } from '@elan/domain/progress';
import type { DemoModule, DemoProject } from './content.ts';
import { type DemoStore, inLanguage } from './store.ts';

/** What a module shows besides answers and a report. */
const ownParts: {
  readonly [M in ModuleKey]?: (entry: DemoModule, language: Language) => Partial<ModuleEntry>;
} = {
  brainstorm: ({ hasIdea }) => ({ hasIdea, generatedIdeas: [], selectedIdea: null }),
  personas: ({ personas }, language) => ({ personas: personas.map(({ id, words }) => ({ ...words[language], id })) }),
  journal: ({ entries }, language) => ({
    entries: entries.map(({ words }) => words[language]),
    entryCount: entries.length,
    entriesNext: null,
    aiAnalysis: null,
  }),
  maturity: () => ({ score: null }),
};

/** A module as the contract shows it, in the language of the reader. */
export function presentModule(store: DemoStore, module: ModuleKey, entry: DemoModule): ModuleEntry {
  const { language, version } = store;
  const answers = Object.entries(entry.answers).map(([id, words]) => [id, inLanguage(store, words)] as const);
  const { questions, sections } = entry.aside;
  const given = Object.fromEntries(answers);
  const setAside = {
    questions: Object.fromEntries(questions.map((id) => [id, given[id] ?? ''])),
    sections: [...sections],
  };
  return {
    answers: Object.fromEntries(answers.filter(([id]) => !questions.includes(id))),
    ...(questions.length + sections.length === 0 ? {} : { setAside }),
    versions: Object.fromEntries(answers.map(([id]) => [id, version])),
    aiResponse: entry.aiResponse?.[language] ?? null,
    lastUpdated: entry.lastUpdated,
    origin: null,
    running: null,
    ...ownParts[module]?.(entry, language),
  };
}

export function presentProject(store: DemoStore, project: DemoProject): Project {
  const modules = presentModules(store, project);
  return {
    ...presentSummary(store, project),
    modules_data: Object.fromEntries(modules),
    permissions: demoPermissions(project.ownerId, demoIds.user, project.archivedAt !== null),
    ownerHasPremiumAccess: true,
  };
}

export function presentSummary(store: DemoStore, project: DemoProject): ProjectSummary {
  const completed = presentModules(store, project).filter(([module, entry]) => isModuleComplete(module, entry)).length;
  return {
    id: project.id,
    user_id: project.ownerId,
    name: inLanguage(store, project.name),
    description: project.description === null ? null : inLanguage(store, project.description),
    created_at: project.createdAt,
    updated_at: project.updatedAt,
    archivedAt: project.archivedAt,
    progress: progressOf(completed),
  };
}

function presentModules(store: DemoStore, project: DemoProject): [ModuleKey, ModuleEntry][] {
  return Object.entries(project.modules).map(([key, entry]) => {
    const module = key as ModuleKey;
    return [module, presentModule(store, module, entry)];
  });
}
