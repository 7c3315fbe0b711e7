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
