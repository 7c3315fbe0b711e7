import type { Project } from '@elan/contract/projects';
import { isModuleKey } from '@elan/domain/modules/keys';
import type { QueryClient } from '@tanstack/react-query';
import { session, startSession } from '../../data/account/session.ts';
import { projectListQuery, projectQuery, sharedProjectsQuery } from '../../data/api/queries.ts';
import { currentProject } from '../../data/project/current-project.ts';
import { prepareInvitations } from '../../features/invitations/pending-invitations.tsx';
import { prepareNotices } from '../../features/notices/notices-panel.tsx';
import { createQueryClient } from '../../lib/query-client.ts';

/** Milliseconds. After that the screen is rendered with what is there, and says that it is loading. */
const longestWait = 1_500;

let first: { userId: string; queryClient: QueryClient } | undefined;

/**
 * Waits until a screen has what it shows first. It is then rendered once, in small pieces, instead of
 * once for each answer without a pause: the dashboard blocks a slow phone for 0.2 s instead of 0.7 s, a module for 0.9 s
 * instead of 1.5 s (docs/figures.md). The data was requested before this code was fetched (`data/api/first-reads.ts`).
 */
export async function prepareFirstScreen(): Promise<void> {
  const project = readData(location.pathname);
  const ready = Promise.allSettled([loadModuleScreen(location.pathname, project), project]);
  await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, longestWait))]);
}

async function loadModuleScreen(path: string, project: Promise<Project | undefined>): Promise<void> {
  const [, folder, module] = path.split('/');
  if (folder !== 'module' || !isModuleKey(module)) return;
  await (await import('../pages/module.tsx')).prepareModule(module, project);
}

/** @returns the open project */
async function readData(path: string): Promise<Project | undefined> {
  await startSession();
  const state = session.get();
  if (state.status !== 'signed-in') return undefined;
  const userId = state.account.user.id;
  const queryClient = createQueryClient();
  first = { userId, queryClient };
  const projectId = currentProject.get(userId);
  await Promise.allSettled([
    projectId !== null && queryClient.prefetchQuery(projectQuery(projectId)),
    ...(path === '/dashboard' ? readDashboard(queryClient) : []),
  ]);
  return projectId === null ? undefined : queryClient.getQueryData(projectQuery(projectId).queryKey);
}

const readDashboard = (queryClient: QueryClient): Promise<void>[] => [
  queryClient.prefetchQuery(projectListQuery()),
  queryClient.prefetchQuery(sharedProjectsQuery()),
  prepareInvitations(queryClient),
  prepareNotices(queryClient),
];

/** Where the data of somebody who has just come is kept: with what was read for them first. */
export function firstQueryClient(userId: string): QueryClient {
  return first?.userId === userId ? first.queryClient : createQueryClient();
}

/** Somebody who comes back after signing out reads everything again. */
export function forgetFirstData(): void {
  first = undefined;
}
