import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';

/** Which notices the person gets by mail. */
export function noticesQuery() {
  return queryOptions({
    queryKey: ['mail', 'notices'] as const,
    queryFn: ({ signal }) => client.mail.notices({}, { signal }),
  });
}
