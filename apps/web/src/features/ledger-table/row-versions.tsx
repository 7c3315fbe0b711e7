import type { RowVersion } from '@elan/contract/ledger';
import { describeRow } from '@elan/domain/ledger/describe-row';
import type { Row } from '@elan/domain/ledger/row';
import { displayName, type Profile } from '@elan/domain/people';
import { useQuery } from '@tanstack/react-query';
import { PagedEntries } from '../../components/paged-entries.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { ledgerQuery } from '../../data/api/queries.ts';
import { formatDateTime } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useReadAgain } from '../../lib/use-read-again.ts';
import { historyMessages } from './history-messages.ts';
import { rowVersionPages } from './history-queries.ts';
import type { RowHistory } from './ledger-edit.ts';
import { rowChanges } from './row-changes.ts';
import { rowName } from './row-text.ts';
import { useRestore } from './use-restore.ts';

type Content = Row & { version: number; position: number; author: Profile | null; at: string };
type Props = { row: Row; history: RowHistory; mayEdit: boolean };

/** What a row held, newest first: who wrote it, when, what changed, and the way back to it. */
export function RowVersions({ row, history, mayEdit }: Props) {
  const words = useMessages(historyMessages);
  const { language } = useLanguage();
  const { failure, restore } = useRestore(history);
  const pages = rowVersionPages(history, row.id);
  const kept = useQuery(ledgerQuery(history.projectId)).data?.rows.find(({ id }) => id === row.id);
  useReadAgain(pages.queryKey, kept?.version);
  const contentsOf = (versions: readonly RowVersion[]): Content[] => [
    ...(kept === undefined ? [] : [{ ...kept, author: kept.updatedBy, at: kept.updated_at }]),
    ...versions.map((version) => ({ ...version, at: version.writtenAt })),
  ];
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-muted">{row.kind === 'setting' ? words.settingLead : words.historyLead}</p>
      <FailureBanner fault={failure} />
      <PagedEntries
        entriesOf={({ versions }) => contentsOf(versions)}
        loading={words.loading}
        more={words.older}
        pages={pages}
      >
        {(content, isOldest, older) => (
          <Version
            content={content}
            isNow={content.version === kept?.version}
            isOldest={isOldest}
            key={content.version}
            name={rowName(row, language)}
            older={older}
            onRestore={mayEdit ? () => restore(row.id, content.version, words.restored) : null}
          />
        )}
      </PagedEntries>
    </div>
  );
}

type VersionProps = {
  /** What the row is called now. */
  name: string;
  content: Content;
  /** What it replaced; undefined where that is not read, or not kept. */
  older: Content | undefined;
  isNow: boolean;
  isOldest: boolean;
  /** Null for somebody who only reads. */
  onRestore: (() => Promise<boolean>) | null;
};

function Version({ name, content, older, isNow, isOldest, onRestore }: VersionProps) {
  const words = useMessages(historyMessages);
  const { language } = useLanguage();
  const date = formatDateTime(content.at, language);
  const changes = older === undefined ? [] : rowChanges(older, content, language);
  return (
    <li className="flex flex-col items-start gap-1 border-t border-line py-3">
      <p className="text-sm text-muted">
        {words.changedBy(content.author === null ? words.aFormerMember : displayName(content.author), date)}
        {isNow && (
          <Badge className="ml-2" tone="neutral">
            {words.now}
          </Badge>
        )}
      </p>
      <p className="max-w-full break-words">{describeRow(content, language)}</p>
      <ul className="flex max-w-full list-disc flex-col pl-5 text-sm empty:hidden">
        {changes.map((change) => (
          <li className="break-words" key={change}>
            {change}
          </li>
        ))}
      </ul>
      {isOldest && <p className="text-sm text-muted">{words.oldest}</p>}
      {onRestore !== null && !isNow && (
        <Button
          aria-label={words.restoreOf(name, date)}
          className="mt-1"
          onClick={onRestore}
          size="small"
          variant="secondary"
        >
          {words.restore}
        </Button>
      )}
    </li>
  );
}
