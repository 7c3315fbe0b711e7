import type { LiveEvent } from '@elan/contract/live';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import {
  activityQuery,
  collaboratorsKey,
  commentsKey,
  invitationsKey,
  projectQuery,
  projectsKey,
  sharedProjectsKey,
} from './queries.ts';

type Change = Extract<LiveEvent, { type: 'project' | 'user' }>;

/** What has to be read again after a change. Everything that happens in a project also stands in its timeline. */
export function keysOf(change: Change, projectId: string | null): QueryKey[] {
  if (change.type === 'user') {
    switch (change.topic) {
      case 'invitations':
        return [invitationsKey];
      case 'shared-projects':
        return [sharedProjectsKey];
      case 'session':
        return [];
    }
  }
  if (projectId === null) return [];
  const timeline = activityQuery(projectId).queryKey;
  switch (change.topic) {
    case 'project':
      return [projectsKey, timeline];
    case 'module':
      return [projectQuery(projectId).queryKey, sharedProjectsKey, timeline];
    case 'collaborators':
      // Roles stand in the project too: what one may do here may have changed.
      return [collaboratorsKey(projectId), projectsKey, timeline];
    case 'comments':
      return [commentsKey(projectId), timeline];
    case 'activity':
      return [timeline];
  }
}

export function readAgain(queryClient: QueryClient, change: Change, projectId: string | null): void {
  for (const queryKey of keysOf(change, projectId)) void queryClient.invalidateQueries({ queryKey });
}

/** After a break of unknown length. */
export function readEverythingAgain(queryClient: QueryClient): void {
  void queryClient.invalidateQueries();
}
