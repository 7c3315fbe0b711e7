import type { ModuleEntry } from '@elan/contract/modules';
import type { Project } from '@elan/contract/projects';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { permissionsOf } from '@elan/domain/permissions';
import { isModuleComplete, progressOf } from '@elan/domain/progress';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Fault, isRefusal, toFault } from '../../lib/errors.ts';
import { putResponse } from '../../lib/put-response.ts';
import { useAccount } from '../account/session.ts';
import { projectListKey, projectQuery } from '../api/queries.ts';
import { currentProject, useCurrentProjectId } from './current-project.ts';

export type CurrentProjectState =
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'failed'; fault: Fault; error: Error; retry: () => Promise<unknown> }
  | { status: 'ready'; project: Project };

/** Milliseconds before retrying a project whose permissions could not be read. */
const permissionRetryDelay = 10_000;

/**
 * The current project with its data. A project that no longer exists, or that the person can no longer see, is closed
 * (decision N-05). If a refetch fails on the server, the project stays on screen without any permission (decision
 * C-05).
 */
export function useCurrentProject(): CurrentProjectState {
  const { user } = useAccount();
  const projectId = useCurrentProjectId(user.id);
  const query = useQuery({
    ...projectQuery(projectId ?? ''),
    enabled: projectId !== null,
    refetchInterval: ({ state }) => (isUnconfirmed(state.error) ? permissionRetryDelay : false),
  });
  const unconfirmed = isUnconfirmed(query.error);
  const gone = query.error !== null && (isRefusal(query.error, 'NOT_FOUND') || isRefusal(query.error, 'FORBIDDEN'));

  // Tell somebody who had it on screen why it closes; a project that was only remembered closes silently.
  const wasSeen = query.data !== undefined;
  useEffect(() => {
    if (unconfirmed) console.warn('The permissions of the project could not be read.', query.error);
  }, [unconfirmed, query.error]);
  useEffect(() => {
    if (!gone || projectId === null || currentProject.get(user.id) !== projectId) return;
    if (wasSeen) currentProject.revoke(user.id, projectId);
    else currentProject.set(user.id, null);
  }, [gone, wasSeen, projectId, user.id]);

  if (projectId === null || gone) return { status: 'none' };
  // What is on screen stays while the network is down (decision S-10).
  if (query.data !== undefined)
    return { status: 'ready', project: unconfirmed ? withoutRights(query.data) : query.data };
  if (query.error === null) return { status: 'loading' };
  return { status: 'failed', fault: toFault(query.error), error: query.error, retry: () => query.refetch() };
}

/**
 * Whether reading the project and its permissions failed with a server error. An unreachable server or database counts
 * as a missing network instead: what is on screen stays as it is (decision S-10).
 */
function isUnconfirmed(error: Error | null): boolean {
  if (error === null) return false;
  const fault = toFault(error);
  return fault.kind === 'unknown' || (fault.kind === 'refused' && fault.code === 'INTERNAL');
}

const withoutRights = (project: Project): Project => ({ ...project, permissions: permissionsOf(null) });

/** A module that was never touched. */
export const emptyEntry: ModuleEntry = {
  answers: {},
  versions: {},
  aiResponse: null,
  lastUpdated: null,
  origin: null,
  running: null,
};

/** A module of a project; empty when it was never touched. */
export function entryOf(project: Project, module: ModuleKey): ModuleEntry {
  return project.modules_data[module] ?? emptyEntry;
}

/** Applies what a response says about one module, without refetching the whole project. */
export function updateEntry(
  queryClient: QueryClient,
  projectId: string,
  module: ModuleKey,
  update: (entry: ModuleEntry) => ModuleEntry,
): void {
  putResponse(queryClient, projectQuery(projectId).queryKey, (project) => {
    if (project === undefined) return undefined;
    const entry = update(entryOf(project, module));
    const modules = { ...project.modules_data, [module]: entry };
    const completed = Object.entries(modules).filter(([key, value]) =>
      isModuleComplete(key as ModuleKey, value),
    ).length;
    return {
      ...project,
      modules_data: modules,
      progress: progressOf(completed),
      updated_at: later(project.updated_at, entry.lastUpdated),
    };
  });
  void queryClient.invalidateQueries({ queryKey: projectListKey });
}

/** Refetches one project. */
export function refreshProject(queryClient: QueryClient, projectId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: projectQuery(projectId).queryKey });
}

const later = (known: string, moment: string | null) => (moment !== null && moment > known ? moment : known);
