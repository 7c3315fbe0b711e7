import { collaborationTimes } from '@elan/domain/collaboration';
import type { Language } from '@elan/domain/locale';
import type { ProjectShelf, ProjectSort } from '@elan/domain/projects';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery, pagesOf } from '../../lib/paged-list.ts';
import { client } from './api.ts';

/** Queries used by more than one feature, with one key each. */
export const projectsKey = ['projects'] as const;
export const projectListKey = [...projectsKey, 'list'] as const;

/** Which of the person's own projects to list; by default the current ones, last changed first. */
export type ProjectListChoice = { shelf?: ProjectShelf; sort?: ProjectSort; search?: string };

/** The person's own projects. Every such list, and the trash, is read again with `projectListKey`. */
export function projectPages(choice: ProjectListChoice = {}) {
  const key = Object.keys(choice).length === 0 ? projectListKey : [...projectListKey, choice];
  return pagesOf('projects', 'id', key, (cursor, options) => client.projects.list({ ...choice, ...cursor }, options));
}

export function projectListQuery(choice: ProjectListChoice = {}) {
  return pagedQuery(projectPages(choice));
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
export const sharedProjectPages = pagesOf('projects', 'id', sharedProjectsKey, (cursor, options) =>
  client.collaboration.shared(cursor, options),
);

/** Projects of others; looked at again every 30 seconds while the page is seen (DASH-018). */
export function sharedProjectsQuery() {
  return { ...pagedQuery(sharedProjectPages), refetchInterval: collaborationTimes.sharedProjectsRefresh };
}

export const collaboratorsKey = (projectId: string) => ['collaborators', projectId] as const;

/** Who works on a project. */
export const collaboratorPages = (projectId: string) =>
  pagesOf('collaborators', 'id', collaboratorsKey(projectId), (cursor, options) =>
    client.collaboration.list({ projectId, ...cursor }, options),
  );
export type CollaboratorPage = Awaited<ReturnType<typeof client.collaboration.list>>;

export function collaboratorsQuery(projectId: string) {
  return pagedQuery(collaboratorPages(projectId));
}

export const invitationsKey = ['invitations'] as const;

/** Invitations that wait for an answer, newest first. */
export const invitationPages = pagesOf('invitations', 'id', [...invitationsKey, 'list'], (cursor, options) =>
  client.invitations.list(cursor, options),
);

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

export const noticesKey = ['notices'] as const;

/** How many notices are unread; new ones arrive as events, and are polled as often as invitations. */
export function noticeCountQuery() {
  return queryOptions({
    queryKey: [...noticesKey, 'count'] as const,
    queryFn: ({ signal }) => client.notices.count({}, { signal }),
    refetchInterval: collaborationTimes.invitationsRefresh,
  });
}

export const commentsKey = (projectId: string) => ['comments', projectId] as const;

export const ledgerKey = (projectId: string) => ['ledger', projectId] as const;

/** The figures that people kept in a project, and the proposals they refused. */
export function ledgerQuery(projectId: string) {
  return queryOptions({
    queryKey: ledgerKey(projectId),
    queryFn: ({ signal }) => client.ledger.get({ projectId }, { signal }),
  });
}

export const tradeKey = (projectId: string) => [...ledgerKey(projectId), 'trade'] as const;

/** The trade of a project, what its words suggest, and what the trade offers; read again whenever its figures are. */
export function tradeQuery(projectId: string, language: Language) {
  return queryOptions({
    queryKey: [...tradeKey(projectId), language] as const,
    queryFn: ({ signal }) => client.trades.get({ projectId, language }, { signal }),
  });
}

export const tasksKey = (projectId: string) => ['tasks', projectId] as const;

/** What there is to do in a project, and who can do it. */
export function tasksQuery(projectId: string) {
  return queryOptions({
    queryKey: tasksKey(projectId),
    queryFn: ({ signal }) => client.tasks.list({ projectId }, { signal }),
  });
}

export const figureCheckKey = (projectId: string) => ['figure-check', projectId] as const;

/** The figures and names of analyses that people of a project answer for. */
export function figureCheckQuery(projectId: string) {
  return queryOptions({
    queryKey: figureCheckKey(projectId),
    queryFn: ({ signal }) => client.figureCheck.list({ projectId }, { signal }),
  });
}

export const papersKey = (projectId: string) => ['papers', projectId] as const;

/** The links for readers of a project. */
export function linksQuery(projectId: string) {
  return queryOptions({
    queryKey: ['links', projectId] as const,
    queryFn: ({ signal }) => client.links.list({ projectId }, { signal }),
  });
}

/** What a project says of the papers a lender asks for. */
export function papersQuery(projectId: string) {
  return queryOptions({
    queryKey: papersKey(projectId),
    queryFn: ({ signal }) => client.papers.list({ projectId }, { signal }),
  });
}

/** The changes that people suggest in a project. */
export const suggestionsKey = (projectId: string) => ['suggestions', projectId] as const;

export const planDocumentKey = (projectId: string) => ['plan-document', projectId] as const;

/** What people decided about the document of a project's plan. */
export function planDocumentQuery(projectId: string) {
  return queryOptions({
    queryKey: [...planDocumentKey(projectId), 'kept'] as const,
    queryFn: ({ signal }) => client.planDocument.get({ projectId }, { signal }),
  });
}

export const rehearsalKey = (projectId: string) => ['rehearsal', projectId] as const;

/** What was answered to the questions a lender would ask. */
export function rehearsalQuery(projectId: string) {
  return queryOptions({
    queryKey: [...rehearsalKey(projectId), 'answers'] as const,
    queryFn: ({ signal }) => client.rehearsal.list({ projectId }, { signal }),
  });
}

export const lenderFactsKey = (projectId: string) => ['lender-facts', projectId] as const;

/** What happened in a project, newest first. */
export const activityPages = (projectId: string) =>
  pagesOf('activity', 'id', ['activity', projectId], (cursor, options) =>
    client.activity.list({ projectId, ...cursor }, options),
  );

export function activityQuery(projectId: string) {
  return pagedQuery(activityPages(projectId));
}
