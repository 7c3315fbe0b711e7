import type { ModuleKey } from '@elan/domain/modules/keys';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../components/ui/badge.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { pagedQuery } from '../../lib/paged-list.ts';
import { placeMessages } from './place-messages.ts';
import { commentPages } from './queries.ts';

/** How many comments a module has; nothing while there are none. */
export function CommentsCount({ projectId, module }: { projectId: string; module: ModuleKey }) {
  const words = useMessages(placeMessages);
  const { data } = useQuery(pagedQuery(commentPages(projectId, module)));
  if (data === undefined || data.count === 0) return null;
  return (
    <Badge className="px-1.5 py-0 font-sans tabular-nums" tone="primary">
      <span aria-hidden>{data.count}</span>
      <span className="sr-only">{words.count(data.count)}</span>
    </Badge>
  );
}
