import { privateKinds, type Row } from '@elan/domain/ledger/row';
import { Copy, MessageSquarePlus, MoveDown, MoveUp, PencilRuler, Trash2 } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { duplicateRow, removeRows } from './ledger-edit.ts';
import { tableMessages } from './messages.ts';
import { OriginLine, originsOf } from './origin-line.tsx';
import { RowHistoryPart } from './row-history-part.tsx';
import { RowRemarks } from './row-remarks.tsx';
import type { TableTools } from './table-tools.ts';

/** What a card can do with its row, as its table allows. */
export type CardActions = {
  /** Undefined where the row cannot go further. */
  up?: (() => void) | undefined;
  down?: (() => void) | undefined;
  /** Undefined where the table is full. */
  duplicate?: boolean;
  /** Gives the focus away before the row goes. */
  leave: () => void;
  /** Leads to a new comment on the row; undefined where that is not possible. */
  comment?: ((row: Row) => void) | undefined;
};

type Props = { row: Row; tools: TableTools; actions: CardActions };

/** What is known about a row besides its cells, and what can be done with it. */
export function CardAbout({ row, tools, actions }: Props) {
  const words = useMessages(tableMessages);
  const { edits, mayEdit, history, suggest } = tools;
  const { up, down, comment } = actions;
  const isKept = history?.isKept(row.id) === true;
  const isProposed = row.status === 'proposed';
  const origins = originsOf(row.origins);
  const icon = 'size-4';
  return (
    <div className="flex flex-col gap-4 pt-2">
      {origins.length > 0 && (
        <ul className="flex flex-col gap-1 text-sm">
          {origins.map((origin) => (
            <li key={JSON.stringify(origin)}>
              <OriginLine origin={origin} tools={tools} />
            </li>
          ))}
        </ul>
      )}
      <RowRemarks row={row} tools={tools} />
      <div className="flex flex-wrap gap-2" data-no-print>
        {comment !== undefined && isKept && !privateKinds.includes(row.kind) && (
          <Button
            icon={<MessageSquarePlus aria-hidden className={icon} />}
            onClick={() => comment(row)}
            size="small"
            variant="quiet"
          >
            {words.comment}
          </Button>
        )}
        {suggest !== undefined && isKept && (
          <Button
            icon={<PencilRuler aria-hidden className={icon} />}
            onClick={() => suggest(row)}
            size="small"
            variant="quiet"
          >
            {words.suggest}
          </Button>
        )}
        {mayEdit && !isProposed && (
          <>
            {up && (
              <Button icon={<MoveUp aria-hidden className={icon} />} onClick={up} size="small" variant="quiet">
                {words.moveUp}
              </Button>
            )}
            {down && (
              <Button icon={<MoveDown aria-hidden className={icon} />} onClick={down} size="small" variant="quiet">
                {words.moveDown}
              </Button>
            )}
            {actions.duplicate === true && (
              <Button
                icon={<Copy aria-hidden className={icon} />}
                onClick={() => edits.apply([duplicateRow(row)])}
                size="small"
                variant="quiet"
              >
                {words.duplicate}
              </Button>
            )}
            <Button
              icon={<Trash2 aria-hidden className={icon} />}
              onClick={() => {
                actions.leave();
                edits.apply(removeRows([row]));
                tools.announce(words.removed(1));
              }}
              size="small"
              variant="danger"
            >
              {words.remove}
            </Button>
          </>
        )}
      </div>
      {isKept && history !== undefined && <RowHistoryPart history={history} mayEdit={mayEdit} row={row} />}
    </div>
  );
}
