import './ledger-table.css';
import { type Row, rowsOf, settingOf, type TableKind } from '@elan/domain/ledger/row';
import { Redo2, Table2, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { HelpLink } from '../../components/help-link.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useMedia } from '../../lib/use-media.ts';
import { cardMessages } from './card-messages.ts';
import { Checklist } from './checklist.tsx';
import { checkedKinds } from './checklist-text.ts';
import { isOfKind } from './dispute-box.tsx';
import { FigureForm } from './figure-form.tsx';
import { KindSection } from './kind-section.tsx';
import { leadToRow } from './lead-to-row.ts';
import { keyOf, type LedgerHandle } from './ledger-edit.ts';
import { tableMessages } from './messages.ts';
import { RemovedRowsButton } from './removed-rows-button.tsx';
import { type SaidText, SaidWords } from './said-words.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SmallButton } from './small-button.tsx';
import type { TableTools } from './table-tools.ts';
import { undoByKey } from './undo-by-key.ts';
import { useOwnCell } from './use-present-cells.ts';
import { useTableTools } from './use-table-tools.ts';

const publicKinds: readonly TableKind[] = ['stream', 'cost', 'purchase', 'person', 'funding'];
const householdKinds: readonly TableKind[] = ['debt', 'household'];

type Props = Pick<TableTools, 'leadTo' | 'labelOf' | 'suggest' | 'suggested'> & {
  handle: LedgerHandle;
  /** False until the kept rows are known: no figure is shown before. */
  isReady?: boolean;
  /** False while only what a window shows first is rendered. */
  isWhole?: boolean;
  /** Above the forms: what is to be checked, and whether all is saved. */
  children?: (tools: TableTools) => ReactNode;
  /** In the same place until the rows are known, so that the title stays where it is. */
  waiting?: ReactNode;
  /** The questions above the form of a kind, and the answers beside its cards. */
  questionsOf?: (kind: TableKind) => ReactNode;
  saidOf?: (kind: TableKind) => readonly SaidText[] | undefined;
  /** Whether one of these questions waits for a decision. */
  waitsIn?: (kind: TableKind) => boolean;
  /** Leads to a new comment on a row; undefined for somebody who may not comment. */
  comment?: ((row: Row) => void) | undefined;
};

const nothingSaid: readonly SaidText[] = [];

/** The figures of a project: asked for in forms, or as tables that are edited like a spreadsheet. */
export function LedgerTables({ handle, isReady = true, isWhole = isReady, children, waiting, ...props }: Props) {
  const { questionsOf, waitsIn, saidOf, comment, ...ways } = props;
  const words = useMessages(tableMessages);
  const { ledger, refused, mayEdit, seesPrivate, history } = handle;
  const { tools, said, detailed, closeDetails, can } = useTableTools(handle, ways);
  useOwnCell(ledger.rows, mayEdit);
  const { asTable, showTable } = useAsTable();
  useDetails(detailed, { asTable, showTable, closeDetails });
  const [added, setAdded] = useState<Row | null>(null);
  const keysId = useId();
  const times = useOpenTimes(ledger.rows);
  const kinds = [...publicKinds, ...(seesPrivate ? householdKinds : []), ...(asTable ? (['scenario'] as const) : [])];
  const isShown = (kind: TableKind) => (kind === 'stream' ? isReady : isWhole);
  const saidOfMoney = useMemo(() => checkedKinds.flatMap((kind) => saidOf?.(kind) ?? []), [saidOf]);
  const undo = {
    undo: () => tools.edits.undo() && tools.announce(words.undone),
    redo: () => tools.edits.redo() && tools.announce(words.redone),
  };

  const aside = (kind: TableKind, box: { readonly current: HTMLElement | null }) => {
    const shared = { kind, onAdded: setAdded, rows: ledger.rows, tools };
    return (
      <>
        <SaidWords {...shared} box={box} texts={saidOf?.(kind) ?? nothingSaid} />
        {checkedKinds.some((each) => each === kind) && <Checklist {...shared} refused={refused} said={saidOfMoney} />}
      </>
    );
  };
  return (
    <section
      aria-labelledby="figures-title"
      className="flex min-w-0 flex-col gap-6 sm:gap-10"
      onKeyDown={(event) => undoByKey(event, undo)}
    >
      <Head asTable={asTable} can={isReady && mayEdit ? can : null} showTable={showTable} {...undo} />
      {isReady ? children?.(tools) : waiting}
      <p className="sr-only" id={keysId}>
        {words.keys}
      </p>
      {kinds.map((kind) => (
        <FigureForm
          aside={isShown(kind) && !asTable ? (box) => aside(kind, box) : undefined}
          staysOpen={
            tools.disputes.some(isOfKind(kind)) ||
            (tools.suggested?.(kind) ?? []).length > 0 ||
            waitsIn?.(kind) === true
          }
          key={kind}
          kind={kind}
          names={isReady ? rowsOf(ledger.rows, kind).map(({ cells }) => cells.name) : []}
          questions={!asTable && questionsOf?.(kind)}
        >
          {isShown(kind) ? (
            <KindSection
              comment={comment}
              kind={kind}
              ledger={ledger}
              started={added?.kind === kind ? keyOf(added) : null}
              tableKeysId={asTable ? keysId : undefined}
              times={times}
              tools={tools}
            />
          ) : (
            <div aria-busy className="min-h-24" />
          )}
        </FigureForm>
      ))}
      {isWhole && <SettingsForm ledger={ledger} tools={tools} />}
      {isWhole && history !== undefined && <RemovedRowsButton history={history} mayEdit={mayEdit} />}
      <p className="sr-only" role="status">
        {said}
      </p>
    </section>
  );
}

type HeadProps = {
  asTable: boolean;
  showTable: ((shown: boolean) => void) | null;
  /** What can be undone and done again; null for somebody who may not. */
  can: { undo: boolean; redo: boolean } | null;
  undo: () => void;
  redo: () => void;
};

/** The title with what concerns all figures: undo, redo, and whether they are a table. */
function Head({ asTable, showTable, can, undo, redo }: HeadProps) {
  const words = useMessages(tableMessages);
  const cardWords = useMessages(cardMessages);
  return (
    <div>
      <div className={`flex min-h-11 flex-wrap items-center justify-between gap-x-4 ${asTable ? 'ledger-tools' : ''}`}>
        <h2 className="text-2xl" id="figures-title">
          {words.title}
        </h2>
        <div className="flex flex-wrap items-center">
          {can !== null && (
            <>
              <IconButton
                aria-keyshortcuts="Control+Z"
                disabled={!can.undo}
                icon={<Undo2 aria-hidden className="size-5" />}
                label={words.undo}
                onClick={undo}
              />
              <IconButton
                aria-keyshortcuts="Control+Shift+Z"
                disabled={!can.redo}
                icon={<Redo2 aria-hidden className="size-5" />}
                label={words.redo}
                onClick={redo}
              />
            </>
          )}
          {showTable !== null && (
            <SmallButton icon={Table2} onClick={() => showTable(!asTable)}>
              {asTable ? cardWords.asForms : cardWords.asTable}
            </SmallButton>
          )}
          <HelpLink about={words.title} className="-my-2" page="figures" />
        </div>
      </div>
      <p className="mt-1 text-sm text-muted">{words.lead}</p>
    </div>
  );
}

/** Whether the figures are a table, and the way to change that; null where a table does not fit: rows are cards there. */
function useAsTable() {
  const narrow = useMedia('(max-width: 40rem)');
  const [params, setParams] = useSearchParams();
  const showTable = (shown: boolean) =>
    setParams(
      (now) => {
        if (shown) now.set('as', 'table');
        else now.delete('as');
        return now;
      },
      { replace: true },
    );
  return { asTable: params.get('as') === 'table' && !narrow, showTable: narrow ? null : showTable };
}

type Screen = { asTable: boolean; showTable: ((shown: boolean) => void) | null; closeDetails: () => void };

/** Leads to the card of a row, which is in the forms; those of the scenarios are beside what comes out of them. */
function useDetails(row: Row | undefined, { asTable, showTable, closeDetails }: Screen): void {
  const navigate = useNavigate();
  const showCard = useEffectEvent((shown: Row) => {
    if (asTable && shown.kind !== 'scenario') return showTable?.(false);
    closeDetails();
    if (shown.kind !== 'scenario') return leadToRow(keyOf(shown));
    void navigate({ search: '?part=forecast', hash: `#row-${encodeURIComponent(keyOf(shown))}` });
  });
  useEffect(() => {
    if (row !== undefined) showCard(row);
  });
}

/** When the business is open: the same value until that changes. */
export function useOpenTimes(rows: readonly Row[]) {
  const openDays = settingOf(rows, 'openDays');
  const openMonths = JSON.stringify(settingOf(rows, 'openMonths'));
  return useMemo(() => ({ openDays, openMonths: JSON.parse(openMonths) }), [openDays, openMonths]);
}
