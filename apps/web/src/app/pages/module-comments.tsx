import type { Project } from '@elan/contract/projects';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { CommentsCount } from '../../features/comments/comments-count.tsx';
import type { Part } from '../../features/workspace/parts.ts';
import { fetchedLater } from '../../lib/fetched-later.ts';

const CommentsPanel = fetchedLater(
  async () => (await import('../../features/comments/comments-panel.tsx')).CommentsPanel,
);

/** The comments as a part of a module; none for somebody who may not see them. */
export function commentsPart(project: Project, module: ModuleKey, userId: string): Part[] {
  const { id: projectId, permissions } = project;
  if (!permissions.canView) return [];
  return [
    {
      key: 'comments',
      count: <CommentsCount module={module} projectId={projectId} />,
      content: <CommentsPanel module={module} permissions={permissions} projectId={projectId} userId={userId} />,
    },
  ];
}
