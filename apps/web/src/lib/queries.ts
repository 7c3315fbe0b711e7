import { collaborationTimes } from '@elan/domain/collaboration';
import { queryOptions } from '@tanstack/react-query';
import { client } from './api.ts';
import { type PagedList, pagedQuery } from './paged-list.ts';

/** Queries used by more than one feature, with one key each. */
export const projectsKey = ['projects'] as const;
export const projectListKey = [...projectsKey, 'list'] as const;

/** The person's own projects, last changed first. */
export const projectPages: PagedList<ProjectPage> = {
  queryKey: projectListKey,
  readPage: (cursor, options) => client.projects.list(cursor, options),
  join: (list, page) => ({ ...page, projects: [...list.projects, ...page.projects] }),
  ids: ({ projects }) => projects.map(({ id }) => id),
};
type ProjectPage = Awaited<ReturnType<typeof client.projects.list>>;

export function projectListQuery() {
  return pagedQuery(projectPages);
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

/** Projects of others. */
export const sharedProjectPages: PagedList<SharedProjectPage> = {
  queryKey: sharedProjectsKey,
  readPage: (cursor, options) => client.collaboration.shared(cursor, options),
  join: (list, page) => ({ ...page, projects: [...list.projects, ...page.projects] }),
  ids: ({ projects }) => projects.map(({ id }) => id),
};
type SharedProjectPage = Awaited<ReturnType<typeof client.collaboration.shared>>;

/** Projects of others; looked at again every 30 seconds while the page is seen (DASH-018). */
export function sharedProjectsQuery() {
  return { ...pagedQuery(sharedProjectPages), refetchInterval: collaborationTimes.sharedProjectsRefresh };
}

export const collaboratorsKey = (projectId: string) => ['collaborators', projectId] as const;

/** Who works on a project. */
export function collaboratorPages(projectId: string): PagedList<CollaboratorPage> {
  return {
    queryKey: collaboratorsKey(projectId),
    readPage: (cursor, options) => client.collaboration.list({ projectId, ...cursor }, options),
    join: (list, page) => ({ ...page, collaborators: [...list.collaborators, ...page.collaborators] }),
    ids: ({ collaborators }) => collaborators.map(({ id }) => id),
  };
}
type CollaboratorPage = Awaited<ReturnType<typeof client.collaboration.list>>;

export function collaboratorsQuery(projectId: string) {
  return pagedQuery(collaboratorPages(projectId));
}

export const invitationsKey = ['invitations'] as const;

/** Invitations that wait for an answer, newest first. */
export const invitationPages: PagedList<InvitationPage> = {
  queryKey: [...invitationsKey, 'list'],
  readPage: (cursor, options) => client.invitations.list(cursor, options),
  join: (list, page) => ({ ...page, invitations: [...list.invitations, ...page.invitations] }),
  ids: ({ invitations }) => invitations.map(({ id }) => id),
};
type InvitationPage = Awaited<ReturnType<typeof client.invitations.list>>;

export function invitationsQuery() {
  return { ...pagedQuery(invitationPages), refetchInterval: collaborationTimes.invitationsRefresh };
}

/** The number of pending invitations: fetched at once, then every minute while the page is visible (DASH-017). */
export function invitationCountQuery() {
  return queryOptions({
    queryKey: [...invitationsKey, 'count'] as const,
    queryFn: ({ signal }) => client.invitations.count({}, { signal }),
    refetchInterval: collaborationTimes.invitationsRefresh,
  });
}

export const commentsKey = (projectId: string) => ['comments', projectId] as const;

/** What happened in a project, newest first. */
export function activityPages(projectId: string): PagedList<ActivityPage> {
  return {
    queryKey: ['activity', projectId],
    readPage: (cursor, options) => client.activity.list({ projectId, ...cursor }, options),
    join: (list, page) => ({ ...page, activity: [...list.activity, ...page.activity] }),
    ids: ({ activity }) => activity.map(({ id }) => id),
  };
}
type ActivityPage = Awaited<ReturnType<typeof client.activity.list>>;

export function activityQuery(projectId: string) {
  return pagedQuery(activityPages(projectId));
}
