import type { Project } from '@elan/contract/projects';
import { FileButtons } from '../../features/documents/file-buttons.tsx';
import { offeredPlan } from '../../features/documents/offered-files.ts';
import { PlanDocument } from '../../features/plan-document/plan-document.tsx';
import { TextDifference } from '../../features/versions/text-difference.tsx';
import { useAccount } from '../../lib/session.ts';

const groups = [offeredPlan];

/** The document of the plan, with its files and what differs between two of its texts. */
export default function WholePlan({ project: { id, permissions, archived_at } }: { project: Project }) {
  const { user } = useAccount();
  return (
    <PlanDocument
      difference={TextDifference}
      files={(language) => <FileButtons groups={groups} language={language} projectId={id} />}
      mayEdit={permissions.canEdit && archived_at === null}
      projectId={id}
      userId={user.id}
    />
  );
}
