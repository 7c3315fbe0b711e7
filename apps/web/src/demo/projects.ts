import type { Contract } from '@elan/contract';
import type { ProjectSummary } from '@elan/contract/projects';
import { demoId, demoIds, demoPermissions } from '@elan/domain/demo';
import { Refusal } from '@elan/domain/errors';
import { isWithinLastWeek } from '@elan/domain/last-week';
import type { ProjectSort } from '@elan/domain/projects';
import { retention } from '@elan/domain/retention';
import type { ContractRouterClient } from '@orpc/contract';
import type { DemoProject } from './content.ts';
import { presentProject, presentSummary } from './present.ts';
import { changeProject, type DemoStore, projectOf } from './store.ts';
import { whole } from './whole-list.ts';

type Client = ContractRouterClient<Contract>;

const before: Readonly<Record<ProjectSort, (a: ProjectSummary, b: ProjectSummary) => number>> = {
  updated: (a, b) => b.updated_at.localeCompare(a.updated_at),
  name: (a, b) => a.name.localeCompare(b.name),
  progress: (a, b) => b.progress.completed - a.progress.completed,
  created: (a, b) => b.created_at.localeCompare(a.created_at),
};

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const dayInMilliseconds = 24 * 60 * 60 * 1000;

export function projectCalls(store: DemoStore): Client['projects'] {
  return {
    list: async (asked) => listProjects(store, asked),
    countCollaborators: async () => ({
      collaborators: [...store.collaborators.values()].filter(({ status }) => status === 'accepted').length,
    }),
    get: async ({ projectId }) => presentProject(store, projectOf(store, projectId)),
    permissions: async ({ projectId }) => {
      const { ownerId, archivedAt } = projectOf(store, projectId);
      return demoPermissions(ownerId, demoIds.user, archivedAt !== null);
    },
    create: async ({ name, description = '' }) => {
      const now = store.now();
      const project = {
        id: demoId(Date.now()),
        ownerId: demoIds.user,
        owner: store.person,
        name: name.trim(),
        description: description.trim() === '' ? null : description.trim(),
        createdAt: now,
        updatedAt: now,
        archivedAt: null,
        deletedAt: null,
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
      changeProject(store, projectId, { deletedAt: store.now() });
      return {};
    },
    archive: async ({ projectId, archived }) =>
      presentSummary(store, changeProject(store, projectId, { archivedAt: archived ? store.now() : null })),
    ...trashCalls(store),
  };
}

const ownProjects = (store: DemoStore) =>
  [...store.projects.values()].filter(({ ownerId }) => ownerId === demoIds.user);

type Listed = Parameters<Client['projects']['list']>[0];

function listProjects(store: DemoStore, { shelf = 'current', sort = 'updated', search = '' }: Listed) {
  const own = ownProjects(store);
  const standing = own.filter(({ deletedAt }) => deletedAt === null);
  const isArchived = ({ archivedAt }: DemoProject) => archivedAt !== null;
  const current = standing.filter((project) => !isArchived(project));
  const archived = standing.filter(isArchived);
  const words = plain(search).split(/\s+/u);
  const found = (shelf === 'archived' ? archived : current)
    .map((project) => presentSummary(store, project))
    .filter(({ name, description }) => words.every((word) => plain(`${name} ${description ?? ''}`).includes(word)));
  const now = new Date(store.now());
  const recent = (moments: string[]) => moments.filter((moment) => isWithinLastWeek(new Date(moment), now)).length;
  return {
    ...whole('projects', found.sort(before[sort])),
    totals: {
      projects: current.length,
      active: recent(current.map(({ updatedAt }) => updatedAt)),
      created: recent(current.map(({ createdAt }) => createdAt)),
      archived: archived.length,
      trashed: own.length - standing.length,
    },
  };
}

type TrashCalls = Pick<Client['projects'], 'trash' | 'restore' | 'erase' | 'emptyTrash'>;

function trashCalls(store: DemoStore): TrashCalls {
  const trashedProject = (projectId: string): DemoProject => {
    const found = ownProjects(store).find(({ id, deletedAt }) => id === projectId && deletedAt !== null);
    if (found === undefined) throw new Refusal('NOT_FOUND');
    return found;
  };
  return {
    trash: async () =>
      whole(
        'projects',
        ownProjects(store)
          .flatMap((project) => (project.deletedAt === null ? [] : [{ project, deletedAt: project.deletedAt }]))
          .sort((a, b) => b.deletedAt.localeCompare(a.deletedAt))
          .map(({ project, deletedAt }) => ({
            ...presentSummary(store, project),
            deleted_at: deletedAt,
            erased_at: new Date(Date.parse(deletedAt) + retention.trashDays * dayInMilliseconds).toISOString(),
          })),
      ),
    restore: async ({ projectId }) => {
      const restored = { ...trashedProject(projectId), deletedAt: null };
      store.projects.set(projectId, restored);
      return presentSummary(store, restored);
    },
    erase: async ({ projectId }) => {
      store.projects.delete(trashedProject(projectId).id);
      return {};
    },
    emptyTrash: async ({ deletedUntil }) => {
      for (const { id, deletedAt } of ownProjects(store)) {
        if (deletedAt !== null && deletedAt <= deletedUntil) store.projects.delete(id);
      }
      return {};
    },
  };
}
