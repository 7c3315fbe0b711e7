import type { Version } from '@elan/contract/versions';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { displayName } from '@elan/domain/people';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { HelpLink } from '../../components/help-link.tsx';
import { plainWords } from '../../components/markdown/headings.ts';
import { ShowMore } from '../../components/show-more.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { client } from '../../data/api/api.ts';
import { faultText, toFault } from '../../lib/errors.ts';
import { formatDateTime } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { pagedQuery, readMore } from '../../lib/paged-list.ts';
import { useReadAgain } from '../../lib/use-read-again.ts';
import { versionMessages } from './messages.ts';
import { useRestore, versionPages, versionQuery } from './queries.ts';

const ComparisonDialog = lazy(() => import('./comparison-dialog.tsx'));

type Props = {
  projectId: string;
  module: ModuleKey;
  /** The id of the version shown now; a different one makes the list reload. Null before the first one. */
  currentId: string | null;
  canRestore: boolean;
  /** Whether the result is a report, whose sections can be restored one by one. */
  hasSections?: boolean;
  /** The content of a version as markdown; a report is that already. */
  toText?: (content: string) => string;
  /** Renders the content of a version. */
  children: (content: string) => ReactNode;
};

/** Every version of a module's result, to read and to restore. */
export function EarlierVersions({ currentId, ...rest }: Props) {
  const words = useMessages(versionMessages);
  return (
    <Card aria-labelledby="versions-title" as="section" className="min-w-0" data-no-print>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-2xl" id="versions-title">
          {words.title}
        </h2>
        <HelpLink about={words.title} className="-my-2" page="versions" />
      </div>
      {currentId === null ? (
        <EmptyState
          className="mt-4"
          headingLevel={3}
          icon={<History aria-hidden className="size-7" />}
          title={words.emptyTitle}
        >
          {words.empty}
        </EmptyState>
      ) : (
        <VersionList currentId={currentId} {...rest} />
      )}
    </Card>
  );
}

type ListProps = Props & { currentId: string };

function VersionList({ projectId, module, currentId, canRestore, hasSections, toText, children }: ListProps) {
  const words = useMessages(versionMessages);
  const queryClient = useQueryClient();
  const pages = versionPages(projectId, module);
  const list = useQuery(pagedQuery(pages));
  const rows = useRef<HTMLUListElement>(null);
  const [compared, setCompared] = useState<string | null>(null);
  // Another one is shown: it may be a new one. The list stays while it is read again, so nothing jumps.
  useReadAgain(['versions', projectId, module], currentId);

  if (list.data === undefined) {
    if (list.error === null) return <p className="text-muted">{words.loading}</p>;
    return <FailureBanner fault={toFault(list.error)} lead={words.failed} onRetry={() => list.refetch()} />;
  }
  const versions = list.data.versions.map((version) => ({ ...version, current: version.id === currentId }));
  return (
    <>
      <p className="max-w-prose text-sm text-muted">{list.data.count === 1 ? words.onlyOne : words.lead}</p>
      <ul className="mt-3 flex flex-col" ref={rows}>
        {versions.map((version) => (
          <VersionRow
            canRestore={canRestore}
            key={version.id}
            module={module}
            onCompare={versions.length > 1 ? () => setCompared(version.id) : null}
            projectId={projectId}
            show={children}
            version={version}
          />
        ))}
      </ul>
      <ShowMore at="end" list={rows} onMore={() => readMore(queryClient, pages)} shown={list.data.next !== null}>
        {words.older(list.data.count - list.data.versions.length)}
      </ShowMore>
      {compared !== null && (
        <Suspense>
          <ComparisonDialog
            canRestore={canRestore && hasSections === true}
            module={module}
            onClose={() => setCompared(null)}
            projectId={projectId}
            start={compared}
            toText={toText}
            versions={versions}
          />
        </Suspense>
      )}
    </>
  );
}

type RowProps = {
  version: Version;
  projectId: string;
  module: ModuleKey;
  canRestore: boolean;
  /** Null when there is nothing to compare it with. */
  onCompare: (() => void) | null;
  show: (content: string) => ReactNode;
};

function VersionRow({ version, projectId, module, canRestore, onCompare, show }: RowProps) {
  const words = useMessages(versionMessages);
  const { language } = useLanguage();
  const restore = useRestore(projectId, module);
  const [reading, setReading] = useState(false);
  const date = formatDateTime(version.createdAt, language);

  return (
    <li className="border-t border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Origin version={version} />
        <div className="flex flex-wrap gap-2">
          {onCompare !== null && (
            <Button aria-label={words.named(words.compare, date)} onClick={onCompare} size="small" variant="quiet">
              {words.compare}
            </Button>
          )}
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
            <Button
              aria-label={words.named(words.restore, date)}
              onClick={() =>
                restore(client.versions.restore({ projectId, module, versionId: version.id }), words.restored)
              }
              size="small"
              variant="secondary"
            >
              {words.restore}
            </Button>
          )}
        </div>
      </div>
      {reading && (
        <div className="mt-3 rounded-xl bg-sunken p-4">
          <Content module={module} projectId={projectId} show={show} versionId={version.id} />
        </div>
      )}
    </li>
  );
}

/** When it was written, by whom and by what. */
function Origin({ version }: Pick<RowProps, 'version'>) {
  const words = useMessages(versionMessages);
  const { language } = useLanguage();
  const { createdAt, current, source, author, restored } = version;
  // One that came with a file was asked for elsewhere.
  const isRequestedHere = source !== 'imported' || author !== null;
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2">
        <time className="font-semibold" dateTime={createdAt}>
          {formatDateTime(createdAt, language)}
        </time>
        {current && <Badge tone="green">{words.current}</Badge>}
      </p>
      <p className="text-sm break-words text-muted">
        {source === 'imported' ? words.imported : (version.model ?? words.builtin)},{' '}
        {version.language === 'fr' ? words.french : words.english}
        {isRequestedHere && `, ${words.by(author === null ? words.formerMember : displayName(author))}`}
      </p>
      {restored !== null && (
        <p className="text-sm break-words text-muted">
          {words.restoredSection(plainWords(restored.section), formatDateTime(restored.from, language))}
        </p>
      )}
    </div>
  );
}

type ContentProps = Pick<RowProps, 'projectId' | 'module' | 'show'> & { versionId: string };

function Content({ projectId, module, versionId, show }: ContentProps) {
  const words = useMessages(versionMessages);
  const { language } = useLanguage();
  const { data, error } = useQuery(versionQuery(projectId, module, versionId));
  if (error !== null) return <p className="text-red">{faultText(toFault(error), language)}</p>;
  return data === undefined ? <p className="text-muted">{words.loading}</p> : show(data.content);
}
