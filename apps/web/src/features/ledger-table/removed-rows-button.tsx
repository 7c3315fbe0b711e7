import { ArchiveRestore } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import type { RowHistory } from './ledger-edit.ts';
import { tableMessages } from './messages.ts';
import { SmallButton } from './small-button.tsx';

const RemovedRows = lazy(async () => ({ default: (await import('./removed-rows.tsx')).RemovedRows }));

/** Opens the list of deleted rows. */
export function RemovedRowsButton(props: { history: RowHistory; mayEdit: boolean }) {
  const words = useMessages(tableMessages);
  const [open, setOpen] = useState(false);
  return (
    <>
      <SmallButton
        aria-haspopup="dialog"
        className="self-start"
        data-no-print
        icon={ArchiveRestore}
        onClick={() => setOpen(true)}
      >
        {words.removedLines}
      </SmallButton>
      {open && (
        <Suspense>
          <RemovedRows {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
