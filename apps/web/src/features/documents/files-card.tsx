import { Link } from 'react-router';
import { Card } from '../../components/ui/card.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { FileButtons } from './file-buttons.tsx';
import { documentMessages } from './messages.ts';
import { offeredPlan, offeredProject, offeredWhole } from './offered-files.ts';

const groups = [offeredPlan, offeredProject];
const groupsOfOwner = [...groups, offeredWhole];

/** Downloads the business plan or the whole project as a file. */
export function FilesCard({ projectId, isOwner }: { projectId: string; isOwner: boolean }) {
  const words = useMessages(documentMessages);
  const { language } = useLanguage();
  return (
    <Card aria-labelledby="files-title" as="section" className="flex flex-col gap-3">
      <div>
        <h2 className="text-2xl" id="files-title">
          {words.title}
        </h2>
        <p className="mt-1 text-muted">{words.lead}</p>
        <p className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
          <Link className="font-semibold underline underline-offset-4" to="/project/plan">
            {words.readPlan}
          </Link>
          <Link className="font-semibold underline underline-offset-4" to="/project/links">
            {words.shareLink}
          </Link>
        </p>
      </div>
      <FileButtons groups={isOwner ? groupsOfOwner : groups} language={language} projectId={projectId} titled />
    </Card>
  );
}
