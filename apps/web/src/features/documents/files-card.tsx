import { Link } from 'react-router';
import { Card } from '../../components/ui/card.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { FileButtons } from './file-buttons.tsx';
import { documentMessages } from './messages.ts';
import { type OfferedFile, type OfferedGroup, offeredPlan, offeredProject, offeredWhole } from './offered-files.ts';

const pdf: OfferedFile = { of: 'plan', format: 'pdf' };
const others: OfferedGroup = { ...offeredPlan, files: offeredPlan.files.filter(({ format }) => format !== 'pdf') };
const groups = [others, offeredProject];
const groupsOfOwner = [...groups, offeredWhole];

/** Downloads the business plan in one press; its other formats and the whole project are behind it. */
export function FilesCard({ projectId, isOwner }: { projectId: string; isOwner: boolean }) {
  const words = useMessages(documentMessages);
  const { language } = useLanguage();
  return (
    <Card aria-labelledby="files-title" as="section" className="flex flex-col gap-3">
      <h2 className="text-2xl" id="files-title">
        {words.plan}
      </h2>
      <FileButtons
        groups={isOwner ? groupsOfOwner : groups}
        language={language}
        main={pdf}
        projectId={projectId}
        titled
      />
      <p className="flex flex-wrap gap-x-6">
        <Link className="inline-flex min-h-11 items-center underline underline-offset-4" to="/project/plan">
          {words.readPlan}
        </Link>
        <Link className="inline-flex min-h-11 items-center underline underline-offset-4" to="/project/links">
          {words.shareLink}
        </Link>
      </p>
    </Card>
  );
}
