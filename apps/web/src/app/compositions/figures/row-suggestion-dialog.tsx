import type { Proposal } from '@elan/contract/suggestions';
import type { LedgerEdit } from '@elan/domain/ledger/edit';
import { columnsOf, type Row, type TableKind } from '@elan/domain/ledger/row';
import { isSameValue } from '@elan/domain/ledger/row-content';
import { limits } from '@elan/domain/limits';
import { useMemo, useState } from 'react';
import { NotKept } from '../../../components/not-kept.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { TextArea } from '../../../components/ui/text-area.tsx';
import { newRow } from '../../../features/ledger-table/ledger-edit.ts';
import { kindTexts } from '../../../features/ledger-table/messages.ts';
import { RowFields } from '../../../features/ledger-table/row-fields.tsx';
import { useProblems } from '../../../features/ledger-table/use-problems.ts';
import { suggestionMessages } from '../../../features/suggestions/messages.ts';
import { useSendSuggestion } from '../../../features/suggestions/use-send-suggestion.ts';
import { useSuggestionDraft } from '../../../features/suggestions/use-suggestion-draft.ts';
import { useMessages, useText } from '../../../lib/i18n/use-messages.ts';

type Props = {
  projectId: string;
  userId: string;
  /** The row to change, or the table to add one to. */
  of: Row | TableKind;
  rows: readonly Row[];
  onClose: () => void;
};

type Cells = Extract<Proposal, { cells: unknown }>['cells'];

/** A suggested row, from a person who cannot edit. */
export function RowSuggestionDialog(props: Props) {
  const { of, rows, onClose } = props;
  const words = useMessages(suggestionMessages);
  const problems = useProblems();
  const { row, name, reason, isTyped, kept, problem, setProblem, type, send, sendRow, discard } =
    useRowSuggestion(props);
  const kind = typeof of === 'string' ? of : of.kind;
  if (kind === 'setting') return null;
  const sendChecked = () => (Object.keys(problems.inRow(row.id)).length > 0 ? setProblem(words.unfit) : sendRow(kind));
  const apply = (edits: readonly LedgerEdit[]) => {
    for (const edit of edits) if ('put' in edit) type({ row: edit.put });
  };
  return (
    <Dialog
      footer={
        <>
          <Button disabled={!isTyped} onClick={discard} variant="quiet">
            {words.discard}
          </Button>
          {typeof of !== 'string' && (
            <Button onClick={() => send({ kind: 'removal', row: of.id })} variant="secondary">
              {words.suggestRemoval}
            </Button>
          )}
          <Button onClick={sendChecked}>{words.send}</Button>
        </>
      }
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      open
      title={typeof of === 'string' ? words.suggestRow : words.suggestTo(name)}
      width="wide"
    >
      <div className="flex flex-col gap-5">
        <RowFields
          columns={Object.keys(columnsOf(kind))}
          row={row}
          rows={rows}
          tools={{ edits: { apply }, problems, mayEdit: true }}
        />
        <TextArea
          label={words.reason}
          maxLength={limits.suggestionReason}
          onChange={(event) => type({ reason: event.target.value })}
          rows={2}
          value={reason}
        />
        <NotKept shown={!kept} />
        <p className="text-sm text-muted">{words.rowFormNote}</p>
        {problem !== null && (
          <p className="text-sm text-red" role="alert">
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** The row as it is typed, kept on the device, and sending it. */
function useRowSuggestion({ projectId, userId, of, onClose }: Props) {
  const words = useMessages(suggestionMessages);
  const text = useText();
  const { send: sendProposal, problem, setProblem } = useSendSuggestion(projectId);
  const isNew = typeof of === 'string';
  const { draft, kept, set, clear } = useSuggestionDraft(userId, `${projectId}:row:${isNew ? of : of.id}`);
  const [began] = useState(() => {
    const id = draft?.id ?? crypto.randomUUID();
    // The suggestion of a new row and the row have the same id, so that sending it twice makes one.
    return { id, row: isNew ? { ...newRow(of, text(kindTexts[of].newRow)), id } : of };
  });
  const typed = useMemo(() => cellsIn(draft?.text), [draft?.text]);
  const row = { ...began.row, cells: { ...began.row.cells, ...typed } } as Row;
  const reason = draft?.reason ?? '';
  const leave = () => {
    clear();
    onClose();
  };
  const send = async (proposal: Proposal) => {
    if (await sendProposal(began.id, proposal, reason)) leave();
  };
  return {
    row,
    name: began.row.cells.name,
    reason,
    isTyped: draft !== null,
    kept,
    problem,
    setProblem,
    type: (change: { row?: Row; reason?: string }) => {
      const cells = change.row === undefined ? typed : differing(began.row, change.row);
      set({ id: began.id, text: JSON.stringify(cells), reason: change.reason ?? reason, base: 0 });
    },
    send,
    sendRow: (rowKind: TableKind) => {
      if (isNew) return send({ kind: 'new_row', row: began.row.id, rowKind, cells: row.cells as Cells });
      if (Object.keys(typed).length === 0) return setProblem(words.nothingNew);
      return send({ kind: 'row', row: of.id, cells: typed });
    },
    discard: leave,
  };
}

/** The cells of a typed row that differ from before. */
function differing(before: Row, after: Row): Cells {
  const was = new Map<string, unknown>(Object.entries(before.cells));
  return Object.fromEntries(Object.entries(after.cells).filter(([name, value]) => !isSameValue(was.get(name), value)));
}

/** The cells of a kept draft. */
function cellsIn(stored: string | undefined): Cells {
  try {
    const cells: unknown = JSON.parse(stored ?? '{}');
    return typeof cells === 'object' && cells !== null ? (cells as Cells) : {};
  } catch {
    return {};
  }
}
