import { queryOptions } from '@tanstack/react-query';
import { client } from '../../data/api/api.ts';
import { planDocumentKey } from '../../data/api/queries.ts';

/** The sections of a plan that advisers signed off. Read again with the plan. */
export function signOffsQuery(projectId: string) {
  return queryOptions({
    queryKey: [...planDocumentKey(projectId), 'sign-offs'] as const,
    queryFn: ({ signal }) => client.signOffs.list({ projectId }, { signal }),
  });
}
