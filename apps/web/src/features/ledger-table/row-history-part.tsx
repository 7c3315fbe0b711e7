import type { Row } from '@elan/domain/ledger/row';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import type { RowHistory } from './ledger-edit.ts';
import { tableMessages } from './messages.ts';

const RowVersions = lazy(async () => ({ default: (await import('./row-versions.tsx')).RowVersions }));

type Props = { row: Row; history: RowHistory; mayEdit: boolean; onRestored: () => void };

/** The earlier versions of a row, read once somebody opens them. */
export function RowHistoryPart(props: Props) {
  const words = useMessages(tableMessages);
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 py-2 font-semibold">{words.history}</summary>
      {open && (
        <Suspense>
          <RowVersions {...props} />
        </Suspense>
      )}
    </details>
  );
}
