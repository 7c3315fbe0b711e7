import { columnsOf, privateKinds, type Row, rowsOf } from '@elan/domain/ledger/row';
import { Check, Copy, MessageSquarePlus, MoveDown, MoveUp, PencilRuler, Trash2, X } from 'lucide-react';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { duplicateRow, keepRows, moveRow, removeRows } from './ledger-edit.ts';
import { tableMessages } from './messages.ts';
import { OriginLine, originsOf } from './origin-line.tsx';
import { RowFields } from './row-fields.tsx';
import { RowHistoryPart } from './row-history-part.tsx';
import { RowRemarks } from './row-remarks.tsx';
import { cellOf, isTable, mainColumns, mostRows } from './table-columns.ts';
import type { TableTools } from './table-tools.ts';

type Props = {
  row: Row;
  /** All rows of the ledger: its place is among those of its kind, and a scenario names others. */
  rows: readonly Row[];
  tools: TableTools;
  /** Leads to a new comment on a row; undefined where that is not possible. */
  comment?: ((row: Row) => void) | undefined;
  onClose: () => void;
};

/** Everything about one row: all its cells, where they come from, its note and proof, and what can be done with it. */
export function RowDetails({ row, rows: all, tools, comment, onClose }: Props) {
  const words = useMessages(tableMessages);
  const { edits, mayEdit } = tools;
  if (!isTable(row.kind)) return null;
  const rows: readonly Row[] = rowsOf(all, row.kind);
  const isScenario = row.kind === 'scenario';
  const isProposed = row.status === 'proposed';
  const name = row.cells.name;
  const close = (act: () => void) => () => {
    act();
    onClose();
  };
  const move = (by: -1 | 1) => {
    const edit = moveRow(rows, row, by);
    return edit === undefined || isProposed ? undefined : () => edits.apply([edit]);
  };
  const [up, down] = [move(-1), move(1)];
  const origins = originsOf(row.origins);
  const main = mainColumns[row.kind];
  const others = Object.keys(columnsOf(row.kind)).filter((column) => !main.includes(column));
  const hasOthers = others.some((column) => cellOf(row, column) !== null);
  return (
    <Dialog
      footer={
        mayEdit &&
        (isProposed ? (
          <>
            <Button
              icon={<X aria-hidden className="size-5" />}
              onClick={close(() => edits.apply(removeRows([row])))}
              variant="secondary"
            >
              {words.refuse}
            </Button>
            <Button icon={<Check aria-hidden className="size-5" />} onClick={close(() => edits.apply(keepRows([row])))}>
              {words.keep}
            </Button>
          </>
        ) : (
          <>
            <Button
              icon={<Trash2 aria-hidden className="size-5" />}
              onClick={close(() => edits.apply(removeRows([row])))}
              variant="danger"
            >
              {words.remove}
            </Button>
            {rows.length < mostRows(row.kind) && (
              <Button
                icon={<Copy aria-hidden className="size-5" />}
                onClick={close(() => edits.apply([duplicateRow(row)]))}
                variant="secondary"
              >
                {words.duplicate}
              </Button>
            )}
            {up && (
              <Button icon={<MoveUp aria-hidden className="size-5" />} onClick={up} variant="secondary">
                {words.moveUp}
              </Button>
            )}
            {down && (
              <Button icon={<MoveDown aria-hidden className="size-5" />} onClick={down} variant="secondary">
                {words.moveDown}
              </Button>
            )}
          </>
        ))
      }
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      open
      title={name}
      width="wide"
    >
      <div className="flex flex-col gap-5">
        {isProposed && (
          <Badge className="self-start" tone="yellow">
            {words.proposed}
          </Badge>
        )}
        {origins.length > 0 && (
          <ul className="flex flex-col gap-1 rounded-xl bg-sunken px-4 py-3 text-sm">
            {origins.map((origin) => (
              <li key={JSON.stringify(origin)}>
                <OriginLine
                  origin={origin}
                  tools={{ ...tools, leadTo: (module, question) => close(() => tools.leadTo(module, question))() }}
                />
              </li>
            ))}
          </ul>
        )}
        <RowFields columns={main} row={row} rows={all} tools={tools} />
        <details open={hasOthers || isScenario || undefined}>
          <summary className="min-h-11 py-2 font-semibold">{words.moreFields}</summary>
          <div className="flex flex-col gap-5 pt-2">
            <RowFields columns={others} row={row} rows={all} tools={tools} />
            <RowRemarks row={row} tools={tools} />
          </div>
        </details>
        {comment !== undefined && tools.history?.isKept(row.id) === true && !privateKinds.includes(row.kind) && (
          <Button
            className="self-start"
            icon={<MessageSquarePlus aria-hidden className="size-5" />}
            onClick={close(() => comment(row))}
            size="small"
            variant="quiet"
          >
            {words.comment}
          </Button>
        )}
        {tools.suggest !== undefined && tools.history?.isKept(row.id) === true && (
          <Button
            className="self-start"
            icon={<PencilRuler aria-hidden className="size-5" />}
            onClick={close(() => tools.suggest?.(row))}
            size="small"
            variant="quiet"
          >
            {words.suggest}
          </Button>
        )}
        {tools.history?.isKept(row.id) === true && (
          <RowHistoryPart history={tools.history} mayEdit={mayEdit} onRestored={onClose} row={row} />
        )}
      </div>
    </Dialog>
  );
}
