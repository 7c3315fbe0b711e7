import './ledger-table.css';
import { type Row, settingOf, type TableKind } from '@elan/domain/ledger/row';
import { Redo2, Table2, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { HelpLink } from '../../components/help-link.tsx';
import { Button } from '../../components/ui/button.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useMedia } from '../../lib/use-media.ts';
import { cardMessages } from './card-messages.ts';
import { Checklist } from './checklist.tsx';
import { FigureForm } from './figure-form.tsx';
import { KindSection } from './kind-section.tsx';
import { leadToRow } from './lead-to-row.ts';
import { keyOf, type LedgerHandle } from './ledger-edit.ts';
import { tableMessages } from './messages.ts';
import { RemovedRowsButton } from './removed-rows-button.tsx';
import { type SaidText, SaidWords } from './said-words.tsx';
import { SettingsForm } from './settings-form.tsx';
import type { TableTools } from './table-tools.ts';
import { useOwnCell } from './use-present-cells.ts';
import { useTableTools } from './use-table-tools.ts';
import { useUndoKeys } from './use-undo-keys.ts';

const publicKinds: readonly TableKind[] = ['stream', 'cost', 'purchase', 'person', 'funding'];
const householdKinds: readonly TableKind[] = ['debt', 'household'];
/** Beside these stands what founders usually also have. */
const checkedKinds: readonly TableKind[] = ['cost', 'purchase', 'person', 'funding'];

type Props = Pick<TableTools, 'leadTo' | 'labelOf' | 'suggest' | 'suggested'> & {
  handle: LedgerHandle;
  /** False until the kept rows are known: no figure is shown before. */
  isReady?: boolean;
  /** Above the forms: what is to be checked, and whether all is saved. */
  children?: (tools: TableTools) => ReactNode;
  /** The questions above the form of a kind, and the answers beside its cards. */
  questionsOf?: (kind: TableKind) => ReactNode;
  saidOf?: (kind: TableKind) => readonly SaidText[];
  /** Leads to a new comment on a row; undefined for somebody who may not comment. */
  comment?: ((row: Row) => void) | undefined;
};

const nothingSaid: readonly SaidText[] = [];

/** The figures of a project: asked for in forms, or as tables that are edited like a spreadsheet. */
export function LedgerTables({ handle, isReady = true, children, questionsOf, saidOf, comment, ...ways }: Props) {
  const words = useMessages(tableMessages);
  const cardWords = useMessages(cardMessages);
  const { ledger, refused, mayEdit, seesPrivate } = handle;
  const { tools, said, detailed, closeDetails, canUndo, canRedo } = useTableTools(handle, ways);
  const { edits, announce } = tools;
  useOwnCell(ledger.rows, mayEdit);
  // Rows are cards where a table does not fit.
  const narrow = useMedia('(max-width: 40rem)');
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const asTable = params.get('as') === 'table' && !narrow;
  const [added, setAdded] = useState<Row | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const times = useOpenTimes(ledger.rows);
  const kinds = [...publicKinds, ...(seesPrivate ? householdKinds : []), ...(asTable ? (['scenario'] as const) : [])];

  const show = (table: boolean) =>
    setParams(
      (now) => {
        if (table) now.set('as', 'table');
        else now.delete('as');
        return now;
      },
      { replace: true },
    );
  // The card of a row is in the forms; those of the scenarios are beside what comes out of them.
  const showCard = useRef((_: Row) => {});
  useLayoutEffect(() => {
    showCard.current = (row) => {
      if (asTable && row.kind !== 'scenario') return show(false);
      closeDetails();
      if (row.kind !== 'scenario') return leadToRow(keyOf(row));
      void navigate({ search: '?part=forecast', hash: `#row-${encodeURIComponent(keyOf(row))}` });
    };
  });
  useEffect(() => {
    if (detailed !== undefined) showCard.current(detailed);
  });

  const undo = () => edits.undo() && announce(words.undone);
  const redo = () => edits.redo() && announce(words.redone);
  useUndoKeys(area, undo, redo);

  return (
    <div className="flex min-w-0 flex-col gap-10" ref={area}>
      <div>
        <div className={`flex flex-wrap items-center justify-between gap-x-4 ${asTable ? 'ledger-tools' : ''}`}>
          <h2 className="text-2xl">{words.title}</h2>
          <div className="flex flex-wrap items-center">
            {isReady && mayEdit && (
              <>
                <IconButton
                  aria-keyshortcuts="Control+Z"
                  disabled={!canUndo}
                  icon={<Undo2 aria-hidden className="size-5" />}
                  label={words.undo}
                  onClick={undo}
                />
                <IconButton
                  aria-keyshortcuts="Control+Shift+Z"
                  disabled={!canRedo}
                  icon={<Redo2 aria-hidden className="size-5" />}
                  label={words.redo}
                  onClick={redo}
                />
              </>
            )}
            {!narrow && (
              <Button
                icon={<Table2 aria-hidden className="size-4" />}
                onClick={() => show(!asTable)}
                size="small"
                variant="quiet"
              >
                {asTable ? cardWords.asForms : cardWords.asTable}
              </Button>
            )}
            <HelpLink about={words.title} className="-my-2" page="figures" />
          </div>
        </div>
        <p className="mt-1 text-sm text-muted">{words.lead}</p>
      </div>
      {isReady && children?.(tools)}
      <p className="sr-only" id={keysId}>
        {words.keys}
      </p>
      {kinds.map((kind) => (
        <FigureForm
          key={kind}
          kind={kind}
          questions={!asTable && questionsOf?.(kind)}
          {...(isReady &&
            !asTable && {
              aside: (box) => (
                <>
                  <SaidWords
                    box={box}
                    kind={kind}
                    onAdded={setAdded}
                    rows={ledger.rows}
                    texts={saidOf?.(kind) ?? nothingSaid}
                    tools={tools}
                  />
                  {checkedKinds.includes(kind) && (
                    <Checklist kind={kind} onAdded={setAdded} refused={refused} rows={ledger.rows} tools={tools} />
                  )}
                </>
              ),
            })}
        >
          {isReady ? (
            <KindSection
              asTable={asTable}
              comment={comment}
              describedBy={keysId}
              kind={kind}
              ledger={ledger}
              started={added?.kind === kind ? keyOf(added) : null}
              times={times}
              tools={tools}
            />
          ) : (
            <div aria-busy className="min-h-24" />
          )}
        </FigureForm>
      ))}
      {isReady && <SettingsForm ledger={ledger} tools={tools} />}
      {isReady && handle.history !== undefined && <RemovedRowsButton history={handle.history} mayEdit={mayEdit} />}
      <p className="sr-only" role="status">
        {said}
      </p>
    </div>
  );
}

/** When the business is open: the same value until that changes. */
export function useOpenTimes(rows: readonly Row[]) {
  const openDays = settingOf(rows, 'openDays');
  const openMonths = JSON.stringify(settingOf(rows, 'openMonths'));
  return useMemo(() => ({ openDays, openMonths: JSON.parse(openMonths) }), [openDays, openMonths]);
}
