import type { Version } from '@elan/contract/versions';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ShowMore } from '../../components/show-more.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { client } from '../../lib/api.ts';
import { faultText, toFault } from '../../lib/errors.ts';
import { formatDateTime } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { type PagedList, pagedQuery, readMore } from '../../lib/paged-list.ts';
import { updateEntry } from '../../lib/project-data.ts';
import { versionMessages } from './messages.ts';

type Props = {
  projectId: string;
  module: ModuleKey;
  /** The id of the version shown now; a different one makes the list reload. */
  currentId: string;
  canRestore: boolean;
  /** Renders the content of a version. */
  children: (content: string) => ReactNode;
};

/** Every version of a module's analysis, to read and to restore. */
export function EarlierVersions({ projectId, module, currentId, canRestore, children }: Props) {
  const words = useMessages(versionMessages);
  const [open, setOpen] = useState(false);
  return (
    <details
      className="border-t border-line pt-3"
      data-no-print
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 items-center gap-2 py-2 font-semibold">
        <History aria-hidden className="size-5 text-muted" />
        {words.title}
      </summary>
      {open && (
        <VersionList canRestore={canRestore} currentId={currentId} module={module} projectId={projectId}>
          {children}
        </VersionList>
      )}
    </details>
  );
}

function VersionList({ projectId, module, currentId, canRestore, children }: Props) {
  const words = useMessages(versionMessages);
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const pages = versionPages(projectId, module);
  const list = useQuery(pagedQuery(pages));
  const rows = useRef<HTMLUListElement>(null);
  // Another one is shown: it may be a new one. The list stays while it is read again, so nothing jumps.
  const readFor = useRef(currentId);
  useEffect(() => {
    if (readFor.current === currentId) return;
    readFor.current = currentId;
    void queryClient.invalidateQueries({ queryKey: ['versions', projectId, module] });
  }, [queryClient, projectId, module, currentId]);

  if (list.data === undefined) {
    if (list.error === null) return <p className="text-muted">{words.loading}</p>;
    return (
      <Banner
        action={
          <Button onClick={() => list.refetch()} size="small" variant="secondary">
            {words.retry}
          </Button>
        }
        tone="error"
      >
        {words.failed} {faultText(toFault(list.error), language)}
      </Banner>
    );
  }
  return (
    <>
      <p className="max-w-prose text-sm text-muted">{list.data.count === 1 ? words.onlyOne : words.lead}</p>
      <ul className="mt-3 flex flex-col" ref={rows}>
        {list.data.versions.map((version) => (
          <VersionRow
            canRestore={canRestore}
            key={version.id}
            module={module}
            projectId={projectId}
            show={children}
            version={{ ...version, current: version.id === currentId }}
          />
        ))}
      </ul>
      <ShowMore at="end" list={rows} onMore={() => readMore(queryClient, pages)} shown={list.data.next !== null}>
        {words.older(list.data.count - list.data.versions.length)}
      </ShowMore>
    </>
  );
}

type VersionPage = Awaited<ReturnType<typeof client.versions.list>>;

function versionPages(projectId: string, module: ModuleKey): PagedList<VersionPage> {
  return {
    queryKey: ['versions', projectId, module],
    readPage: (cursor, options) => client.versions.list({ projectId, module, ...cursor }, options),
    join: (list, page) => ({ ...page, versions: [...list.versions, ...page.versions] }),
    ids: ({ versions }) => versions.map(({ id }) => id),
  };
}

type RowProps = {
  version: Version;
  projectId: string;
  module: ModuleKey;
  canRestore: boolean;
  show: (content: string) => ReactNode;
};

function VersionRow({ version, projectId, module, canRestore, show }: RowProps) {
  const words = useMessages(versionMessages);
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const toast = useToast();
  const [reading, setReading] = useState(false);
  const date = formatDateTime(version.createdAt, language);
  const input = { projectId, module, versionId: version.id };
  const content = useQuery({
    queryKey: ['version', version.id],
    queryFn: ({ signal }) => client.versions.get(input, { signal }),
    enabled: reading,
    // A version never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });

  const restore = async () => {
    try {
      const entry = await client.versions.restore(input);
      updateEntry(queryClient, projectId, module, () => entry);
      toast({ text: words.restored, tone: 'success' });
    } catch (error) {
      toast({ text: faultText(toFault(error), language), tone: 'error' });
    }
  };

  return (
    <li className="border-t border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2">
            <time className="font-semibold" dateTime={version.createdAt}>
              {date}
            </time>
            {version.current && <Badge tone="green">{words.current}</Badge>}
          </p>
          <p className="text-sm break-words text-muted">
            {version.model ?? words.builtin}, {version.language === 'fr' ? words.french : words.english},{' '}
            {words.by(version.author ?? words.formerMember)}
          </p>
        </div>
        <div className="flex gap-2">
          <Button
            aria-expanded={reading}
            aria-label={words.named(reading ? words.close : words.read, date)}
            onClick={() => setReading(!reading)}
            size="small"
            variant="quiet"
          >
            {reading ? words.close : words.read}
          </Button>
          {canRestore && !version.current && (
            <Button aria-label={words.named(words.restore, date)} onClick={restore} size="small" variant="secondary">
              {words.restore}
            </Button>
          )}
        </div>
      </div>
      {reading && (
        <div className="mt-3 rounded-xl bg-sunken p-4">
          {content.data !== undefined && show(content.data.content)}
          {content.data === undefined && content.error === null && <p className="text-muted">{words.loading}</p>}
          {content.error !== null && <p className="text-red">{faultText(toFault(content.error), language)}</p>}
        </div>
      )}
    </li>
  );
}
