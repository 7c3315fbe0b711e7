import { collaborationTimes } from '@elan/domain/collaboration';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { queryOptions } from '@tanstack/react-query';
import { client } from './api.ts';

/** What more than one feature reads, by one key each. */
export const projectsKey = ['projects'] as const;
export const projectListKey = [...projectsKey, 'list'] as const;

export function projectListQuery() {
  return queryOptions({ queryKey: projectListKey, queryFn: ({ signal }) => client.projects.list({}, { signal }) });
}

/** How many people work on the person's own projects. */
export function collaboratorCountQuery() {
  return queryOptions({
    queryKey: [...projectsKey, 'collaborators'] as const,
    queryFn: ({ signal }) => client.projects.countCollaborators({}, { signal }),
  });
}

/** One project with all its module data. */
export function projectQuery(projectId: string) {
  return queryOptions({
    queryKey: [...projectsKey, 'one', projectId] as const,
    queryFn: ({ signal }) => client.projects.get({ projectId }, { signal }),
  });
}

export const sharedProjectsKey = [...projectsKey, 'shared'] as const;

/** Projects of others; looked at again every 30 seconds while the page is seen (DASH-018). */
export function sharedProjectsQuery() {
  return queryOptions({
    queryKey: sharedProjectsKey,
    queryFn: ({ signal }) => client.collaboration.shared({}, { signal }),
    refetchInterval: collaborationTimes.sharedProjectsRefresh,
  });
}

export const collaboratorsKey = (projectId: string) => ['collaborators', projectId] as const;

/** Who works on a project. */
export function collaboratorsQuery(projectId: string) {
  return queryOptions({
    queryKey: collaboratorsKey(projectId),
    queryFn: ({ signal }) => client.collaboration.list({ projectId }, { signal }),
  });
}

export const invitationsKey = ['invitations'] as const;

/** Invitations that wait for an answer, newest first. */
export function invitationsQuery() {
  return queryOptions({
    queryKey: [...invitationsKey, 'list'] as const,
    queryFn: ({ signal }) => client.invitations.list({}, { signal }),
    refetchInterval: collaborationTimes.invitationsRefresh,
  });
}

/** How many they are: at once and then every minute while the page is seen (DASH-017). */
export function invitationCountQuery() {
  return queryOptions({
    queryKey: [...invitationsKey, 'count'] as const,
    queryFn: ({ signal }) => client.invitations.count({}, { signal }),
    refetchInterval: collaborationTimes.invitationsRefresh,
  });
}

export const commentsKey = (projectId: string) => ['comments', projectId] as const;

/** The comments of one module, oldest first. */
export function commentsQuery(projectId: string, module: ModuleKey) {
  return queryOptions({
    queryKey: [...commentsKey(projectId), module] as const,
    queryFn: ({ signal }) => client.comments.list({ projectId, module }, { signal }),
  });
}

/** What happened in a project, newest first. */
export function activityQuery(projectId: string) {
  return queryOptions({
    queryKey: ['activity', projectId] as const,
    queryFn: ({ signal }) => client.activity.list({ projectId }, { signal }),
  });
}
