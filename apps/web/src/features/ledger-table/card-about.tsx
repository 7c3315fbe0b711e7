import { privateKinds, type Row } from '@elan/domain/ledger/row';
import { Copy, MessageSquarePlus, MoveDown, MoveUp, PencilRuler, Trash2 } from 'lucide-react';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { duplicateRow, removeRows } from './ledger-edit.ts';
import { tableMessages } from './messages.ts';
import { OriginLine, originsOf } from './origin-line.tsx';
import { RowHistoryPart } from './row-history-part.tsx';
import { RowRemarks } from './row-remarks.tsx';
import { SmallButton } from './small-button.tsx';
import type { TableTools } from './table-tools.ts';

/** What a card can do with its row, as its table allows. */
export type CardActions = {
  /** Undefined where the row cannot go further. */
  up: (() => void) | undefined;
  down: (() => void) | undefined;
  /** Whether the table has room for another row. */
  duplicate: boolean;
  /** Gives the focus away before the row goes. */
  leave: () => void;
  /** Leads to a new comment on the row; undefined where that is not possible. */
  comment: ((row: Row) => void) | undefined;
};

type Props = { row: Row; tools: TableTools; actions: CardActions };

/** What is known about a row besides its cells, and what can be done with it. */
export function CardAbout({ row, tools, actions }: Props) {
  const words = useMessages(tableMessages);
  const { mayEdit, history, suggest } = tools;
  const { comment } = actions;
  const isKept = history?.isKept(row.id) === true;
  const origins = originsOf(row.origins);
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
          <SmallButton icon={MessageSquarePlus} onClick={() => comment(row)}>
            {words.comment}
          </SmallButton>
        )}
        {suggest !== undefined && isKept && (
          <SmallButton icon={PencilRuler} onClick={() => suggest(row)}>
            {words.suggest}
          </SmallButton>
        )}
        {mayEdit && row.status !== 'proposed' && <RowButtons actions={actions} row={row} tools={tools} />}
      </div>
      {isKept && history !== undefined && <RowHistoryPart history={history} mayEdit={mayEdit} row={row} />}
    </div>
  );
}

/** Moves, duplicates and deletes a row that a person decided about. */
function RowButtons({ row, tools, actions: { up, down, duplicate, leave } }: Props) {
  const words = useMessages(tableMessages);
  const { edits, announce } = tools;
  const remove = () => {
    leave();
    edits.apply(removeRows([row]));
    announce(words.removed(1));
  };
  return (
    <>
      {up && (
        <SmallButton icon={MoveUp} onClick={up}>
          {words.moveUp}
        </SmallButton>
      )}
      {down && (
        <SmallButton icon={MoveDown} onClick={down}>
          {words.moveDown}
        </SmallButton>
      )}
      {duplicate && (
        <SmallButton icon={Copy} onClick={() => edits.apply([duplicateRow(row)])}>
          {words.duplicate}
        </SmallButton>
      )}
      <SmallButton icon={Trash2} onClick={remove} variant="danger">
        {words.remove}
      </SmallButton>
    </>
  );
}
