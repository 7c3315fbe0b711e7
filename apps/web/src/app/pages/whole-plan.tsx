import type { Project } from '@elan/contract/projects';
import { Link } from 'react-router';
import { FileButtons } from '../../features/documents/file-buttons.tsx';
import { documentMessages } from '../../features/documents/messages.ts';
import { offeredPlan } from '../../features/documents/offered-files.ts';
import { PlanDocument } from '../../features/plan-document/plan-document.tsx';
import { TextDifference } from '../../features/versions/text-difference.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useAccount } from '../../lib/session.ts';

const groups = [offeredPlan];

/** The document of the plan, with its files, the way to its links for readers, and what differs between two of its texts. */
export default function WholePlan({ project: { id, permissions, archived_at, updated_at } }: { project: Project }) {
  const { user } = useAccount();
  const words = useMessages(documentMessages);
  return (
    <PlanDocument
      changedAt={updated_at}
      difference={TextDifference}
      files={(language) => (
        <>
          <FileButtons groups={groups} language={language} projectId={id} />
          {permissions.isOwner && (
            <Link className="py-2 font-semibold underline underline-offset-4" to="/project/links">
              {words.shareLink}
            </Link>
          )}
        </>
      )}
      mayEdit={permissions.canEdit && archived_at === null}
      projectId={id}
      userId={user.id}
    />
  );
}
