import type { Project } from '@elan/contract/projects';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { archivedMessages } from './archived-messages.ts';
import { useArchive } from './use-archive.ts';

/** Says that an open project is archived; its owner can bring it back from here. */
export function ArchivedNotice({ project, className = '' }: { project: Project; className?: string }) {
  const words = useMessages(archivedMessages);
  const archive = useArchive();
  if (!project.permissions.isOwner) return <Banner className={className}>{words.byOwner}</Banner>;
  return (
    <Banner
      className={className}
      action={
        <Button onClick={() => archive(project, false)} size="small" variant="secondary">
          {words.unarchive}
        </Button>
      }
    >
      {words.notice}
    </Banner>
  );
}
