import { queryOptions } from '@tanstack/react-query';
import { client } from '../../data/api/api.ts';
import { planDocumentKey } from '../../data/api/queries.ts';

/** The pictures of a plan without their bytes. A live change of the document reads them again. */
export function planPicturesQuery(projectId: string) {
  return queryOptions({
    queryKey: [...planDocumentKey(projectId), 'pictures'] as const,
    queryFn: ({ signal }) => client.planPictures.list({ projectId }, { signal }),
  });
}
