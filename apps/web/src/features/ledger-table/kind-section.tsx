import type { OpenTimes } from '@elan/domain/forecast/describe-stream';
import type { Ledger } from '@elan/domain/ledger/reading';
import { type Row, rowsOf, type TableKind } from '@elan/domain/ledger/row';
import { CheckCheck, PencilRuler, Plus } from 'lucide-react';
import { type CSSProperties, memo, useCallback, useMemo, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { Disputes } from './dispute-box.tsx';
import { KindCards } from './kind-cards.tsx';
import { KindGrid } from './kind-grid.tsx';
import { isSameFor } from './ledger-changes.ts';
import { keepRows, keyOf, newRow } from './ledger-edit.ts';
import { kindTexts, tableMessages } from './messages.ts';
import { OriginLine } from './origin-line.tsx';
import { mostRows } from './table-columns.ts';
import type { TableTools } from './table-tools.ts';

/** Rows of a table that is drawn at once, wherever it is. */
const longest = 20;

type Props = {
  kind: TableKind;
  ledger: Ledger;
  tools: TableTools;
  /** When the business is open; the same until that changes. */
  times: OpenTimes;
  asTable: boolean;
  /** Of the sentence about the keys of a table. */
  describedBy: string;
  /** The row that was just added beside the cards. */
  started: string | null;
  comment: ((row: Row) => void) | undefined;
};

/** The rows of one kind as cards or as a table, with what is open about them and the way to add one. */
export const KindSection = memo(KindSectionOf, ({ ledger: before, ...rest }, { ledger: now, ...next }) => {
  const isSame = (Object.keys(next) as (keyof typeof next)[]).every((name) => Object.is(rest[name], next[name]));
  return isSame && isSameFor(next.kind, before, now) && (next.kind !== 'scenario' || before.rows === now.rows);
});

function KindSectionOf({ kind, ledger, tools, times, asTable, describedBy, started: beside, comment }: Props) {
  const words = useMessages(tableMessages);
  const text = useText();
  const texts = kindTexts[kind];
  const { edits, mayEdit } = tools;
  const rows = useMemo((): readonly Row[] => rowsOf(ledger.rows, kind), [ledger.rows, kind]);
  const proposed = rows.filter(({ status }) => status === 'proposed');
  const [own, setStarted] = useState<{ row: string; over: string | null } | null>(null);
  const started = own !== null && own.over === beside ? own.row : beside;
  const isFull = rows.length >= mostRows(kind);
  const titleId = `table-${kind}`;
  const add = () => {
    const row = newRow(kind, text(texts.newRow));
    edits.apply([{ put: row }]);
    setStarted({ row: keyOf(row), over: beside });
  };
  const here = new Set(rows.map(({ id }) => id));
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {mayEdit && proposed.length > 0 && (
        <Button
          className="self-start"
          icon={<CheckCheck aria-hidden className="size-4" />}
          onClick={() => edits.apply(keepRows(proposed))}
          size="small"
          variant="secondary"
        >
          {words.keepAll}
        </Button>
      )}
      {rows.length === 0 && (
        <p className="rounded-xl bg-sunken px-4 py-3 text-sm text-muted">
          {words.example}
          {text({ en: ': ', fr: '\u00a0: ' })}
          {text(texts.example)}
        </p>
      )}
      {rows.length > 0 &&
        (asTable ? (
          <Grid describedBy={describedBy} kind={kind} rows={rows} started={started} titleId={titleId} tools={tools} />
        ) : (
          <KindCards
            all={ledger.rows}
            comment={comment}
            kind={kind}
            rows={rows}
            started={started}
            times={times}
            tools={tools}
          />
        ))}
      {tools.suggested?.(kind)}
      <Disputes isHere={(id) => asTable || !here.has(id)} kind={kind} tools={tools} />
      {mayEdit && isFull && <p className="text-sm text-muted">{words.full(mostRows(kind))}</p>}
      {mayEdit && !isFull && (
        <Button
          aria-describedby={titleId}
          className="self-start"
          data-after-cards
          data-after-grid
          icon={<Plus aria-hidden className="size-4" />}
          onClick={add}
          size="small"
          variant={asTable ? 'quiet' : 'secondary'}
        >
          {asTable ? words.add : text(texts.add)}
        </Button>
      )}
      {tools.suggest !== undefined && !isFull && (
        <Button
          aria-describedby={titleId}
          className="self-start text-muted"
          data-no-print
          icon={<PencilRuler aria-hidden className="size-4" />}
          onClick={() => tools.suggest?.(kind)}
          size="small"
          variant="quiet"
        >
          {words.suggestRow}
        </Button>
      )}
    </div>
  );
}

type GridProps = Pick<Props, 'kind' | 'tools' | 'describedBy' | 'started'> & {
  rows: readonly Row[];
  /** Of the heading. */
  titleId: string;
};

/** The rows as a table, with the origin of the current cell below it. */
function Grid({ kind, rows, tools, describedBy, started, titleId }: GridProps) {
  const [cell, setCell] = useState<{ row: Row; column: string } | null>(null);
  const point = useCallback<TableTools['point']>((next) => setCell(next), []);
  const gridTools = useMemo(() => ({ ...tools, point }), [tools, point]);
  const isLong = rows.length > longest;
  const origin = cell === null ? undefined : (cell.row.origins[cell.column] ?? cell.row.origins.name);
  return (
    <>
      <div
        className={`scrolls-sideways ${isLong ? 'ledger-long' : ''}`}
        style={isLong ? ({ '--rows': rows.length } as CSSProperties) : undefined}
      >
        <KindGrid
          describedBy={describedBy}
          kind={kind}
          labelledBy={titleId}
          rows={rows}
          started={started}
          tools={gridTools}
        />
      </div>
      {origin !== undefined && (
        <p className="text-sm text-muted">
          <OriginLine origin={origin} tools={tools} />
        </p>
      )}
    </>
  );
}
