import type { Project } from '@elan/contract/projects';
import { Banner } from '../../components/ui/banner.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { moduleMessages } from './messages.ts';

type Props = { project: Pick<Project, 'permissions' | 'archivedAt'> };

/** What somebody who does not own the project may do in its modules. An archived project has a notice of its own. */
export function PermissionNote({ project }: Props) {
  const words = useMessages(moduleMessages);
  const { canEdit, canComment, isOwner } = project.permissions;
  if (project.archivedAt !== null || (canEdit && isOwner)) return null;
  if (canEdit) return <Banner>{words.shared}</Banner>;
  return (
    <Banner>
      <p>{words.readOnly}</p>
      {canComment && <p>{words.commentsToo}</p>}
    </Banner>
  );
}
