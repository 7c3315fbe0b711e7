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

/** Where a row stands among the stored ones of its kind. */
export type CardPlace = {
  isFirst: boolean;
  isLast: boolean;
  /** Whether the table has no room for another row. */
  isFull: boolean;
};

/** What a card can do with its row. The same for all cards and renderings, so that a change renders only what it concerns. */
export type CardActions = {
  /** Moves the row by one place, if it can go further. */
  move: (row: Row, by: -1 | 1) => void;
  /** Gives the focus away before the row goes. */
  leave: () => void;
  /** Leads to a new comment on the row; undefined where that is not possible. */
  comment: ((row: Row) => void) | undefined;
};

type Props = CardPlace & { row: Row; tools: TableTools; actions: CardActions };

/** What is known about a row besides its cells, and what can be done with it. */
export function CardAbout({ row, tools, actions, ...place }: Props) {
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
        {mayEdit && row.status !== 'proposed' && <RowButtons {...place} actions={actions} row={row} tools={tools} />}
      </div>
      {isKept && history !== undefined && <RowHistoryPart history={history} mayEdit={mayEdit} row={row} />}
    </div>
  );
}

/** Moves, duplicates and deletes a row that a person decided about. */
function RowButtons({ row, tools, actions: { move, leave }, isFirst, isLast, isFull }: Props) {
  const words = useMessages(tableMessages);
  const { edits, announce } = tools;
  const remove = () => {
    leave();
    edits.apply(removeRows([row]));
    announce(words.removed(1));
  };
  return (
    <>
      {!isFirst && (
        <SmallButton icon={MoveUp} onClick={() => move(row, -1)}>
          {words.moveUp}
        </SmallButton>
      )}
      {!isLast && (
        <SmallButton icon={MoveDown} onClick={() => move(row, 1)}>
          {words.moveDown}
        </SmallButton>
      )}
      {!isFull && (
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
