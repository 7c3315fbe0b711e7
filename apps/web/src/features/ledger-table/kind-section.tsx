import type { OpenTimes } from '@elan/domain/forecast/describe-stream';
import type { Ledger } from '@elan/domain/ledger/reading';
import { type Row, rowsOf, type TableKind } from '@elan/domain/ledger/row';
import { CheckCheck, PencilRuler, Plus } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { labelled } from '../../lib/i18n/labelled.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { Disputes } from './dispute-box.tsx';
import { KindCards } from './kind-cards.tsx';
import { KindGrid } from './kind-grid.tsx';
import { isSameFor } from './ledger-changes.ts';
import { keepRows, keyOf, newRow } from './ledger-edit.ts';
import { kindTexts, tableMessages } from './messages.ts';
import { SmallButton } from './small-button.tsx';
import { mostRows } from './table-columns.ts';
import type { TableTools } from './table-tools.ts';

type Props = {
  kind: TableKind;
  ledger: Ledger;
  tools: TableTools;
  /** When the business is open; the same until that changes. */
  times: OpenTimes;
  /** Of the sentence about the keys, for a table; undefined for cards. */
  tableKeysId?: string | undefined;
  /** The row that was just added beside the cards. */
  started?: string | null;
  comment?: ((row: Row) => void) | undefined;
};

/** The rows of one kind as cards or as a table, with what is open about them and the way to add one. */
export const KindSection = memo(KindSectionOf, ({ ledger: before, ...rest }, { ledger: now, ...next }) => {
  const isSame = (Object.keys(next) as (keyof typeof next)[]).every((name) => Object.is(rest[name], next[name]));
  return isSame && isSameFor(next.kind, before, now) && (next.kind !== 'scenario' || before.rows === now.rows);
});

function KindSectionOf({ kind, ledger, tools, times, tableKeysId, started: beside = null, comment }: Props) {
  const words = useMessages(tableMessages);
  const { edits, mayEdit } = tools;
  const rows = useMemo((): readonly Row[] => rowsOf(ledger.rows, kind), [ledger.rows, kind]);
  const proposed = rows.filter(({ status }) => status === 'proposed');
  /** The row that was added here, as long as none is added beside the cards. */
  const [own, setOwn] = useState<{ row: string; over: string | null } | null>(null);
  const started = own !== null && own.over === beside ? own.row : beside;
  const shared = { kind, rows, started, tools };
  const isTable = tableKeysId !== undefined;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {mayEdit && proposed.length > 0 && (
        <SmallButton
          className="self-start"
          icon={CheckCheck}
          onClick={() => edits.apply(keepRows(proposed))}
          variant="secondary"
        >
          {words.keepAll}
        </SmallButton>
      )}
      {rows.length === 0 && <Example kind={kind} />}
      {rows.length > 0 && isTable && <KindGrid {...shared} describedBy={tableKeysId} labelledBy={`table-${kind}`} />}
      {rows.length > 0 && !isTable && <KindCards {...shared} all={ledger.rows} comment={comment} times={times} />}
      {tools.suggested?.(kind)}
      <Disputes isHere={(id) => isTable || !rows.some((row) => row.id === id)} kind={kind} tools={tools} />
      <AddRow
        isFull={rows.length >= mostRows(kind)}
        isTable={isTable}
        kind={kind}
        onAdded={(row) => setOwn({ row: keyOf(row), over: beside })}
        tools={tools}
      />
    </div>
  );
}

/** What a row of a kind may be, while there is none. */
function Example({ kind }: { kind: TableKind }) {
  const words = useMessages(tableMessages);
  const text = useText();
  const { language } = useLanguage();
  return (
    <p className="rounded-xl bg-sunken px-4 py-3 text-sm text-muted">
      {labelled(words.example, text(kindTexts[kind].example), language)}
    </p>
  );
}

type AddProps = Pick<Props, 'kind' | 'tools'> & { isTable: boolean; isFull: boolean; onAdded: (row: Row) => void };

/** The ways to one more row: adding it, or suggesting it for somebody who may not. */
function AddRow({ kind, tools, isTable, isFull, onAdded }: AddProps) {
  const words = useMessages(tableMessages);
  const text = useText();
  const { edits, mayEdit, suggest } = tools;
  const titleId = `table-${kind}`;
  const add = () => {
    const row = newRow(kind, text(kindTexts[kind].newRow));
    edits.apply([{ put: row }]);
    onAdded(row);
  };
  if (isFull) return mayEdit && <p className="text-sm text-muted">{words.full(mostRows(kind))}</p>;
  return (
    <>
      {mayEdit && (
        <SmallButton
          aria-describedby={titleId}
          className="self-start"
          data-after-rows
          icon={Plus}
          onClick={add}
          variant={isTable ? 'quiet' : 'secondary'}
        >
          {isTable ? words.add : text(kindTexts[kind].add)}
        </SmallButton>
      )}
      {suggest !== undefined && (
        <SmallButton
          aria-describedby={titleId}
          className="self-start text-muted"
          data-no-print
          icon={PencilRuler}
          onClick={() => suggest(kind)}
        >
          {words.suggestRow}
        </SmallButton>
      )}
    </>
  );
}
