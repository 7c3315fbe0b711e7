import type { Profile } from '@elan/domain/people';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { ShownOnce } from '../../components/shown-once.tsx';
import { Card } from '../../components/ui/card.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { useDelayed } from '../../components/ui/use-delayed.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { LinkForm } from './link-form.tsx';
import { LinkRow } from './link-row.tsx';
import { linkMessages } from './messages.ts';
import { type Links, useLinks } from './use-links.ts';

type Props = { projectId: string; owner: Profile };

/** The links for readers of a project, for its owner. */
export function LinksPanel({ projectId, owner }: Props) {
  const words = useMessages(linkMessages);
  const links = useLinks(projectId);
  const [made, setMade] = useState<{ reader: string; address: string } | null>(null);
  const close = () => {
    setMade(null);
    document.getElementById('links-title')?.focus();
  };
  return (
    <>
      {made === null ? (
        <LinkForm
          make={links.make}
          onMade={({ link, address }) => setMade({ reader: link.reader, address })}
          owner={owner}
        />
      ) : (
        <Card aria-labelledby="new-address" as="section" tone="soft">
          <ShownOnce
            done={words.done}
            headingLevel={2}
            label={words.address}
            note={words.madeOnce}
            onDone={close}
            text={made.address}
            title={words.madeTitle(made.reader)}
            titleId="new-address"
          />
        </Card>
      )}
      <LinkList {...links} />
    </>
  );
}

function LinkList({ links, fault, retry, setEnd, revoke }: Links) {
  const words = useMessages(linkMessages);
  const showLoading = useDelayed(links === undefined && fault === null);
  return (
    <Card aria-labelledby="links-title" as="section" className="flex flex-col gap-3">
      <h2 className="text-2xl" id="links-title" tabIndex={-1}>
        {words.listTitle}
      </h2>
      <FailureBanner fault={fault} lead={words.listFailed} onRetry={retry} />
      {showLoading && (
        <p className="flex items-center gap-3 text-muted" role="status">
          <Spinner /> {words.listLoading}
        </p>
      )}
      {links?.length === 0 && (
        <EmptyState headingLevel={3} icon={<Link2 aria-hidden className="size-7" />} title={words.emptyTitle}>
          {words.empty}
        </EmptyState>
      )}
      {links !== undefined && links.length > 0 && (
        <ul className="divide-y divide-line">
          {links.map((link) => (
            <LinkRow key={link.id} link={link} revoke={revoke} setEnd={setEnd} />
          ))}
        </ul>
      )}
    </Card>
  );
}
