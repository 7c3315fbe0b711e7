import type { RemovedRow } from '@elan/contract/ledger';
import { describeRow } from '@elan/domain/ledger/describe-row';
import { displayName } from '@elan/domain/people';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PagedEntries } from '../../components/paged-entries.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { faultText, toFault } from '../../lib/errors.ts';
import { formatDateTime } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { ledgerQuery } from '../../lib/queries.ts';
import { useReadAgain } from '../../lib/use-read-again.ts';
import { historyMessages } from './history-messages.ts';
import { removedRowPages } from './history-queries.ts';
import type { RowHistory } from './ledger-edit.ts';
import { kindTexts, tableMessages } from './messages.ts';
import { rowName } from './row-text.ts';
import { isTable } from './table-columns.ts';

type Props = { history: RowHistory; mayEdit: boolean; onClose: () => void };

/** The lines that were deleted, each with the way back. */
export function RemovedRows({ history, mayEdit, onClose }: Props) {
  const words = useMessages(historyMessages);
  const table = useMessages(tableMessages);
  const text = useText();
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const toast = useToast();
  const [failure, setFailure] = useState<unknown>(null);
  const pages = removedRowPages(history);
  useReadAgain(pages.queryKey, useQuery(ledgerQuery(history.projectId)).data?.rows);
  const bringBack = async (row: RemovedRow) => {
    setFailure(null);
    try {
      await history.restore(row.id, row.version);
      toast({ text: words.broughtBack(rowName(row, language)), tone: 'success' });
      await queryClient.invalidateQueries({ queryKey: pages.queryKey });
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <Dialog
      description={words.removedLead}
      onOpenChange={(open) => !open && onClose()}
      open
      title={words.removedTitle}
      width="wide"
    >
      {failure !== null && (
        <p className="text-sm text-red" role="alert">
          {faultText(toFault(failure), language)}
        </p>
      )}
      <PagedEntries
        empty={words.noneRemoved}
        entriesOf={({ rows }) => rows}
        loading={words.loading}
        more={words.olderRemoved}
        pages={pages}
      >
        {(row) => (
          <li className="flex flex-col items-start gap-1 border-t border-line py-3" key={row.id}>
            <p className="max-w-full break-words">
              <span className="text-muted">
                {isTable(row.kind) ? text(kindTexts[row.kind].title) : table.settings} ·{' '}
              </span>
              <span className="font-semibold">{describeRow(row, language)}</span>
            </p>
            <p className="text-sm text-muted">
              {words.removedBy(row.removedBy && displayName(row.removedBy), formatDateTime(row.removedAt, language))}
            </p>
            {mayEdit && (
              <Button
                aria-label={words.bringBackOf(rowName(row, language))}
                className="mt-1"
                onClick={() => void bringBack(row)}
                size="small"
                variant="secondary"
              >
                {words.bringBack}
              </Button>
            )}
          </li>
        )}
      </PagedEntries>
    </Dialog>
  );
}
