import type { RemovedRow } from '@elan/contract/ledger';
import { describeRow } from '@elan/domain/ledger/describe-row';
import { displayName } from '@elan/domain/people';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PagedEntries } from '../../components/paged-entries.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { ledgerQuery } from '../../data/api/queries.ts';
import { formatDateTime } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useReadAgain } from '../../lib/use-read-again.ts';
import { historyMessages } from './history-messages.ts';
import { removedRowPages } from './history-queries.ts';
import type { RowHistory } from './ledger-edit.ts';
import { kindTexts, tableMessages } from './messages.ts';
import { rowName } from './row-text.ts';
import { isTable } from './table-columns.ts';
import { useRestore } from './use-restore.ts';

type Props = { history: RowHistory; mayEdit: boolean; onClose: () => void };

/** The rows that were deleted, each with the way back. */
export function RemovedRows({ history, mayEdit, onClose }: Props) {
  const words = useMessages(historyMessages);
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const { failure, restore } = useRestore(history);
  const pages = removedRowPages(history);
  useReadAgain(pages.queryKey, useQuery(ledgerQuery(history.projectId)).data?.rows);
  const bringBack = async (row: RemovedRow) => {
    const isDone = await restore(row.id, row.version, words.broughtBack(rowName(row, language)));
    if (isDone) await queryClient.invalidateQueries({ queryKey: pages.queryKey });
  };
  return (
    <Dialog
      description={words.removedLead}
      onOpenChange={(open) => !open && onClose()}
      open
      title={words.removedTitle}
      width="wide"
    >
      <FailureBanner fault={failure} />
      <PagedEntries
        empty={words.noneRemoved}
        entriesOf={({ rows }) => rows}
        loading={words.loading}
        more={words.olderRemoved}
        pages={pages}
      >
        {(row) => <Removed key={row.id} onBringBack={mayEdit ? () => bringBack(row) : null} row={row} />}
      </PagedEntries>
    </Dialog>
  );
}

function Removed({ row, onBringBack }: { row: RemovedRow; onBringBack: (() => Promise<void>) | null }) {
  const words = useMessages(historyMessages);
  const table = useMessages(tableMessages);
  const text = useText();
  const { language } = useLanguage();
  return (
    <li className="flex flex-col items-start gap-1 border-t border-line py-3">
      <p className="max-w-full break-words">
        <span className="text-muted">{isTable(row.kind) ? text(kindTexts[row.kind].title) : table.settings} · </span>
        <span className="font-semibold">{describeRow(row, language)}</span>
      </p>
      <p className="text-sm text-muted">
        {words.removedBy(row.removedBy && displayName(row.removedBy), formatDateTime(row.removedAt, language))}
      </p>
      {onBringBack !== null && (
        <Button
          aria-label={words.bringBackOf(rowName(row, language))}
          className="mt-1"
          onClick={onBringBack}
          size="small"
          variant="secondary"
        >
          {words.bringBack}
        </Button>
      )}
    </li>
  );
}
