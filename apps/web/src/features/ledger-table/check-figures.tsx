import { countToLookAt } from '@elan/domain/ledger/count-to-look-at';
import { passageKey } from '@elan/domain/ledger/passage-key';
import { Button } from '../../components/ui/button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { type LedgerHandle, newRow, setAsidePassages } from './ledger-edit.ts';
import { tableMessages } from './messages.ts';
import { UnreadList } from './open-questions.tsx';
import type { TableTools } from './table-tools.ts';

const longestName = 120;

/** What still needs a look, above the forms: proposals, and words with an amount that no figure uses. */
export function CheckFigures({ handle, tools }: { handle: LedgerHandle; tools: TableTools }) {
  const words = useMessages(tableMessages);
  const { ledger, mayEdit, seesPrivate } = handle;
  const { edits, announce, showDetails } = tools;
  const toLookAt = countToLookAt(ledger);
  const showFirst = () => {
    const first = document.querySelector<HTMLElement>('[data-look]');
    first?.scrollIntoView({ block: 'center' });
    requestAnimationFrame(() => first?.scrollIntoView({ block: 'center' }));
    (first?.querySelector<HTMLElement>('[data-cell], summary, select, input') ?? first)?.focus({ preventScroll: true });
  };
  return (
    <>
      {toLookAt > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-xl bg-yellow-soft px-4 py-3">
          <div className="min-w-0">
            <p className="font-semibold">{words.toLookAt(toLookAt)}</p>
            <p className="text-sm">{words.toLookAtLead}</p>
          </div>
          <Button onClick={showFirst} size="small" variant="secondary">
            {words.showFirst}
          </Button>
        </div>
      )}
      <UnreadList
        onAdd={(kind, passage) => {
          const added = { ...newRow(kind, passage.quote.slice(0, longestName)), note: passage.quote.slice(0, 500) };
          // It is said now: the passage waits no longer.
          edits.apply([{ put: added }, ...setAsidePassages([passage])]);
          showDetails(added);
        }}
        onBringBack={(passage) => edits.apply([{ unrefuse: passageKey(passage) }])}
        onSetAside={(passage) => {
          edits.apply(setAsidePassages([passage]));
          announce(words.setAside);
        }}
        seesPrivate={seesPrivate}
        setAside={mayEdit ? ledger.setAside : undefined}
        tools={tools}
        unread={ledger.unread}
      />
    </>
  );
}
