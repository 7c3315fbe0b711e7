import { queryOptions } from '@tanstack/react-query';
import { client } from '../../data/api/api.ts';

/** Which notices the person gets by mail. */
export function noticesQuery() {
  return queryOptions({
    queryKey: ['mail', 'notices'] as const,
    queryFn: ({ signal }) => client.mail.notices({}, { signal }),
  });
}

/** Which notices the person's bell shows. */
export function bellQuery() {
  return queryOptions({
    queryKey: ['mail', 'bell'] as const,
    queryFn: ({ signal }) => client.notices.choices({}, { signal }),
  });
}
