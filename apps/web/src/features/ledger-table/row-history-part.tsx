import type { Row } from '@elan/domain/ledger/row';
import { lazy, Suspense, useState } from 'react';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import type { RowHistory } from './ledger-edit.ts';
import { tableMessages } from './messages.ts';
import { rowName } from './row-text.ts';

const RowVersions = lazy(async () => ({ default: (await import('./row-versions.tsx')).RowVersions }));

type Props = { row: Row; history: RowHistory; mayEdit: boolean };

/** The earlier versions of a row, read once somebody opens them. */
export function RowHistoryPart(props: Props) {
  const words = useMessages(tableMessages);
  const { language } = useLanguage();
  const [open, setOpen] = useState(false);
  const isSetting = props.row.kind === 'setting';
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={isSetting ? 'min-h-11 py-3 text-sm text-muted' : 'min-h-11 py-2 font-semibold'}>
        {words.history}
        {isSetting && <span className="sr-only"> ({rowName(props.row, language)})</span>}
      </summary>
      {open && (
        <Suspense>
          <RowVersions {...props} />
        </Suspense>
      )}
    </details>
  );
}
