import './ledger-table.css';
import type { Row, TableKind } from '@elan/domain/ledger/row';
import { Redo2, Undo2 } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { HelpLink } from '../../components/help-link.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { CheckFigures } from './check-figures.tsx';
import { KindSection } from './kind-section.tsx';
import { keyOf, type LedgerHandle } from './ledger-edit.ts';
import { tableMessages } from './messages.ts';
import { RemovedRowsButton } from './removed-rows-button.tsx';
import { RowDetails } from './row-details.tsx';
import { SettingsForm } from './settings-form.tsx';
import type { TableTools } from './table-tools.ts';
import { useOwnCell } from './use-present-cells.ts';
import { useTableTools } from './use-table-tools.ts';
import { useUndoKeys } from './use-undo-keys.ts';

const publicKinds: readonly TableKind[] = ['stream', 'cost', 'person', 'purchase', 'funding'];
const householdKinds: readonly TableKind[] = ['debt', 'household'];

type Props = Pick<TableTools, 'leadTo' | 'labelOf' | 'suggest' | 'suggested'> & {
  handle: LedgerHandle;
  /** Below the queue of what is to check. */
  children?: ReactNode;
  /** Below the table of the scenarios: what comes out of them. */
  compared?: ReactNode;
  /** Leads to a new comment on a row; undefined for somebody who may not comment. */
  comment?: ((row: Row) => void) | undefined;
};

/** The rows of a project in their tables, edited like a spreadsheet. */
export function LedgerTables({ handle, leadTo, labelOf, suggest, suggested, children, compared, comment }: Props) {
  const words = useMessages(tableMessages);
  const { ledger, mayEdit, seesPrivate } = handle;
  const { tools, said, detailed, closeDetails } = useTableTools(handle, { leadTo, labelOf, suggest, suggested });
  const { edits, announce } = tools;
  useOwnCell(ledger.rows, mayEdit);
  const area = useRef<HTMLDivElement>(null);
  const keysId = useId();

  const undo = () => edits.undo() && announce(words.undone);
  const redo = () => edits.redo() && announce(words.redone);
  useUndoKeys(area, undo, redo);
  return (
    <div className="flex min-w-0 flex-col gap-8" ref={area}>
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 className="text-2xl">{words.title}</h2>
          <HelpLink about={words.title} className="-my-2" page="figures" />
        </div>
        <p className="mt-1 text-sm text-muted">{words.lead}</p>
      </div>
      <CheckFigures handle={handle} tools={tools} />
      {children}
      <p className="sr-only" id={keysId}>
        {words.keys}
      </p>
      <SettingsForm ledger={ledger} tools={tools} />
      {mayEdit && (
        <div className="ledger-tools" data-no-print>
          <IconButton
            aria-keyshortcuts="Control+Z"
            disabled={!edits.canUndo}
            icon={<Undo2 aria-hidden className="size-5" />}
            label={words.undo}
            onClick={undo}
          />
          <IconButton
            aria-keyshortcuts="Control+Shift+Z"
            disabled={!edits.canRedo}
            icon={<Redo2 aria-hidden className="size-5" />}
            label={words.redo}
            onClick={redo}
          />
        </div>
      )}
      {[...publicKinds, ...(seesPrivate ? householdKinds : [])].map((kind) => (
        <KindSection describedBy={keysId} key={kind} kind={kind} ledger={ledger} tools={tools} />
      ))}
      <div className="flex min-w-0 flex-col gap-4">
        <KindSection describedBy={keysId} kind="scenario" ledger={ledger} tools={tools} />
        {compared}
      </div>
      {handle.history !== undefined && <RemovedRowsButton history={handle.history} mayEdit={mayEdit} />}
      <p className="sr-only" role="status">
        {said}
      </p>
      {detailed !== undefined && (
        <RowDetails
          comment={comment}
          key={keyOf(detailed)}
          onClose={closeDetails}
          row={detailed}
          rows={ledger.rows}
          tools={tools}
        />
      )}
    </div>
  );
}
