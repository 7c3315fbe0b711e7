import type { Ledger } from '@elan/domain/ledger/reading';
import { privateKinds, type Row, rowsOf, type TableKind } from '@elan/domain/ledger/row';
import { CheckCheck, PencilRuler, Plus } from 'lucide-react';
import { type CSSProperties, memo, useCallback, useMemo, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { Disputes } from './dispute-box.tsx';
import { KindGrid } from './kind-grid.tsx';
import { isSameFor } from './ledger-changes.ts';
import { keepRows, keyOf, newRow } from './ledger-edit.ts';
import { kindTexts, tableMessages } from './messages.ts';
import { OriginLine } from './origin-line.tsx';
import { RowCard } from './row-card.tsx';
import { mostRows } from './table-columns.ts';
import type { TableTools } from './table-tools.ts';
import { useNarrow } from './use-narrow.ts';

/** Rows of a table that is drawn at once, wherever it is. */
const longest = 20;

type Props = { kind: TableKind; ledger: Ledger; tools: TableTools; describedBy: string };

/** The table of one kind of rows, with what is open about them and the way to add one. */
export const KindSection = memo(
  KindSectionOf,
  (before, now) =>
    before.kind === now.kind &&
    before.tools === now.tools &&
    before.describedBy === now.describedBy &&
    isSameFor(now.kind, before.ledger, now.ledger),
);

function KindSectionOf({ kind, ledger, tools, describedBy }: Props) {
  const words = useMessages(tableMessages);
  const text = useText();
  const narrow = useNarrow();
  const texts = kindTexts[kind];
  const { edits, mayEdit } = tools;
  const rows = useMemo((): readonly Row[] => rowsOf(ledger.rows, kind), [ledger.rows, kind]);
  const proposed = rows.filter(({ status }) => status === 'proposed');
  const [started, setStarted] = useState<string | null>(null);
  const [cell, setCell] = useState<{ row: Row; column: string } | null>(null);
  const point = useCallback<TableTools['point']>((next) => setCell(next), []);
  const gridTools = useMemo(() => ({ ...tools, point }), [tools, point]);
  const isFull = rows.length >= mostRows(kind);
  const isLong = rows.length > longest;
  const size = isLong ? ({ '--rows': rows.length } as CSSProperties) : undefined;
  const titleId = `table-${kind}`;
  const add = () => {
    const row = newRow(kind, text(texts.newRow));
    edits.apply([{ put: row }]);
    setStarted(keyOf(row));
    if (narrow) tools.showDetails(row);
  };
  const origin = cell === null ? undefined : (cell.row.origins[cell.column] ?? cell.row.origins.name);
  return (
    <section aria-labelledby={titleId} className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-xl" id={titleId} tabIndex={-1}>
            {text(texts.title)}
          </h3>
          <p className="text-sm text-muted">
            {text(texts.lead)} {privateKinds.includes(kind) && words.privateNote}
          </p>
        </div>
        {mayEdit && proposed.length > 0 && (
          <Button
            icon={<CheckCheck aria-hidden className="size-4" />}
            onClick={() => edits.apply(keepRows(proposed))}
            size="small"
            variant="secondary"
          >
            {words.keepAll}
          </Button>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="rounded-xl bg-sunken px-4 py-3 text-sm text-muted">
          {words.example}
          {text({ en: ': ', fr: '\u00a0: ' })}
          {text(texts.example)}
        </p>
      ) : narrow ? (
        <ul className={`flex flex-col gap-3 ${isLong ? 'ledger-long ledger-long-cards' : ''}`} style={size}>
          {rows.map((row) => (
            <RowCard key={keyOf(row)} row={row} tools={tools} />
          ))}
        </ul>
      ) : (
        <div className={`scrolls-sideways ${isLong ? 'ledger-long' : ''}`} style={size}>
          <KindGrid
            describedBy={describedBy}
            kind={kind}
            labelledBy={titleId}
            rows={rows}
            started={started}
            tools={gridTools}
          />
        </div>
      )}
      {origin !== undefined && !narrow && (
        <p className="text-sm text-muted">
          <OriginLine origin={origin} tools={tools} />
        </p>
      )}
      {tools.suggested?.(kind)}
      <Disputes kind={kind} tools={tools} />
      {mayEdit && isFull && <p className="text-sm text-muted">{words.full(mostRows(kind))}</p>}
      {mayEdit && !isFull && (
        <Button
          aria-describedby={titleId}
          className="self-start"
          data-after-grid
          icon={<Plus aria-hidden className="size-4" />}
          onClick={add}
          size="small"
          variant="quiet"
        >
          {words.add}
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
    </section>
  );
}
