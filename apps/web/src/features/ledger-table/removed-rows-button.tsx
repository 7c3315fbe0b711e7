import { ArchiveRestore } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import type { RowHistory } from './ledger-edit.ts';
import { tableMessages } from './messages.ts';

const RemovedRows = lazy(async () => ({ default: (await import('./removed-rows.tsx')).RemovedRows }));

/** Opens the list of deleted lines. */
export function RemovedRowsButton(props: { history: RowHistory; mayEdit: boolean }) {
  const words = useMessages(tableMessages);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        className="self-start"
        data-no-print
        icon={<ArchiveRestore aria-hidden className="size-4" />}
        onClick={() => setOpen(true)}
        size="small"
        variant="quiet"
      >
        {words.removedLines}
      </Button>
      {open && (
        <Suspense>
          <RemovedRows {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
