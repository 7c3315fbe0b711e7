import type { Project } from '@elan/contract/projects';
import { useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { archivedMessages } from './archived-messages.ts';
import { useArchive } from './use-archive.ts';

/** Says that an open project is archived; its owner can bring it back from here. */
export function ArchivedNotice({ project, className = '' }: { project: Project; className?: string }) {
  const words = useMessages(archivedMessages);
  const archive = useArchive();
  const [busy, setBusy] = useState(false);
  if (!project.permissions.isOwner) return <Banner className={className}>{words.byOwner}</Banner>;
  const bringBack = async () => {
    setBusy(true);
    await archive(project, false);
    setBusy(false);
  };
  return (
    <Banner
      className={className}
      action={
        <Button loading={busy} onClick={() => void bringBack()} size="small" variant="secondary">
          {words.unarchive}
        </Button>
      }
    >
      {words.notice}
    </Banner>
  );
}
