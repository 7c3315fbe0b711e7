import type { RowVersion } from '@elan/contract/ledger';
import { describeRow } from '@elan/domain/ledger/describe-row';
import type { Row } from '@elan/domain/ledger/row';
import { displayName, type Profile } from '@elan/domain/people';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PagedEntries } from '../../components/paged-entries.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { faultText, toFault } from '../../lib/errors.ts';
import { formatDateTime } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { ledgerQuery } from '../../lib/queries.ts';
import { useReadAgain } from '../../lib/use-read-again.ts';
import { historyMessages } from './history-messages.ts';
import { rowVersionPages } from './history-queries.ts';
import type { RowHistory } from './ledger-edit.ts';
import { rowChanges } from './row-changes.ts';
import { rowName } from './row-text.ts';

type Content = Row & { version: number; position: number; author: Profile | null; at: string };
type Props = { row: Row; history: RowHistory; mayEdit: boolean; onRestored?: () => void };

/** What a row held, newest first: who wrote it, when, what changed, and the way back to it. */
export function RowVersions({ row, history, mayEdit, onRestored }: Props) {
  const words = useMessages(historyMessages);
  const { language } = useLanguage();
  const toast = useToast();
  const [failure, setFailure] = useState<unknown>(null);
  const pages = rowVersionPages(history, row.id);
  const kept = useQuery(ledgerQuery(history.projectId)).data?.rows.find(({ id }) => id === row.id);
  useReadAgain(pages.queryKey, kept?.version);

  const contentsOf = (versions: readonly RowVersion[]): Content[] => [
    ...(kept === undefined ? [] : [{ ...kept, author: kept.updatedBy, at: kept.updated_at }]),
    ...versions.map((version) => ({ ...version, at: version.writtenAt })),
  ];
  const restore = async (version: number) => {
    setFailure(null);
    try {
      await history.restore(row.id, version);
      toast({ text: words.restored, tone: 'success' });
      onRestored?.();
    } catch (error) {
      setFailure(error);
    }
  };

  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-muted">{row.kind === 'setting' ? words.settingLead : words.historyLead}</p>
      {failure !== null && (
        <p className="text-sm text-red" role="alert">
          {faultText(toFault(failure), language)}
        </p>
      )}
      <PagedEntries
        entriesOf={({ versions }) => contentsOf(versions)}
        loading={words.loading}
        more={words.older}
        pages={pages}
      >
        {(content, isOldest, older) => {
          const date = formatDateTime(content.at, language);
          const changes = older === undefined ? [] : rowChanges(older, content, language);
          return (
            <li className="flex flex-col items-start gap-1 border-t border-line py-3" key={content.version}>
              <p className="text-sm text-muted">
                {words.changedBy(content.author === null ? words.aFormerMember : displayName(content.author), date)}
                {content.version === kept?.version && (
                  <Badge className="ml-2" tone="neutral">
                    {words.now}
                  </Badge>
                )}
              </p>
              <p className="max-w-full break-words">{describeRow(content, language)}</p>
              {changes.length > 0 && (
                <ul className="flex max-w-full list-disc flex-col pl-5 text-sm">
                  {changes.map((change) => (
                    <li className="break-words" key={change}>
                      {change}
                    </li>
                  ))}
                </ul>
              )}
              {isOldest && <p className="text-sm text-muted">{words.oldest}</p>}
              {mayEdit && content.version !== kept?.version && (
                <Button
                  aria-label={words.restoreOf(rowName(row, language), date)}
                  className="mt-1"
                  onClick={() => void restore(content.version)}
                  size="small"
                  variant="secondary"
                >
                  {words.restore}
                </Button>
              )}
            </li>
          );
        }}
      </PagedEntries>
    </div>
  );
}
