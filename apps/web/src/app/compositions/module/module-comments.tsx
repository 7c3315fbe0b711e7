import type { Project } from '@elan/contract/projects';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { useMemo } from 'react';
import type { Part } from '../../../features/module-page/parts.ts';
import { fetchedLater } from '../../../lib/fetched-later.ts';

const CommentsPanel = fetchedLater(
  async () => (await import('../../../features/comments/comments-panel.tsx')).CommentsPanel,
);

/** The comments as a part of a module; none for somebody who may not see them. */
export function useCommentsPart({ id: projectId, permissions }: Project, module: ModuleKey, userId: string): Part[] {
  // Not with every answer that is saved: hundreds of comments may be open.
  return useMemo(() => commentsPart(projectId, permissions, module, userId), [projectId, permissions, module, userId]);
}

function commentsPart(
  projectId: string,
  permissions: Project['permissions'],
  module: ModuleKey,
  userId: string,
): Part[] {
  if (!permissions.canView) return [];
  return [
    {
      key: 'comments',
      content: <CommentsPanel module={module} permissions={permissions} projectId={projectId} userId={userId} />,
    },
  ];
}
