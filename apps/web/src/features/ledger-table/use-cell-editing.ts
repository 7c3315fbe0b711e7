import type { Row, TableKind } from '@elan/domain/ledger/row';
import { isSameValue } from '@elan/domain/ledger/row-content';
import { showCell } from '@elan/domain/ledger/show-cell';
import { type RefObject, useState } from 'react';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import type { CellPlace } from './cell-place.ts';
import { draftOf, parseDraft } from './draft-cell.ts';
import { changeBegun, changeCells, keyOf } from './ledger-edit.ts';
import { tableMessages } from './messages.ts';
import { actionsColumn, cellOf, columnOf } from './table-columns.ts';
import type { TableTools } from './table-tools.ts';

/** @property before the row as it was when the editing began */
type Editing = CellPlace & { draft: string; selects: boolean; before: Row };
type Options = { kind: TableKind; rows: readonly Row[]; tools: TableTools; element: RefObject<HTMLElement | null> };

/** The cell that is being edited. What is typed is in its field until it is kept, so that no key renders the table. */
export function useCellEditing({ kind, rows, tools, element }: Options) {
  const words = useMessages(tableMessages);
  const text = useText();
  const { language } = useLanguage();
  const { edits, mayEdit, problems, announce, showDetails } = tools;
  const [editing, setEditing] = useState<Editing | null>(null);
  const rowOf = (key: string) => rows.find((row) => keyOf(row) === key);

  /** @param draft what the field begins with; without it the value of the cell, which is selected */
  const start = ({ row: key, column: name }: CellPlace, draft?: string) => {
    const row = rowOf(key);
    if (!mayEdit || row === undefined) return;
    if (name === actionsColumn) return showDetails(row);
    const typed = problems.inRow(key)[name]?.typed ?? draftOf(columnOf(kind, name), cellOf(row, name), language);
    setEditing({ row: key, column: name, draft: draft ?? typed, selects: draft === undefined, before: row });
  };

  /** Keeps what was typed, or says at the cell why it cannot be kept. */
  const commit = () => {
    if (editing === null) return;
    const field = element.current?.querySelector<HTMLInputElement | HTMLSelectElement>('.ledger-editor');
    const { row: key, column: name, before } = editing;
    const draft = field?.value ?? editing.draft;
    setEditing(null);
    const column = columnOf(kind, name);
    const parsed = parseDraft(name, column, draft, language);
    if ('problem' in parsed) {
      problems.set([{ row: key, column: name, problem: { typed: draft, says: parsed.problem } }]);
      return announce(text(parsed.problem));
    }
    problems.set([{ row: key, column: name, problem: null }]);
    if (isSameValue(cellOf(before, name), parsed.value)) return;
    const row = rowOf(key);
    const cells = { [name]: parsed.value };
    // A row that somebody deleted in the meantime comes back with what was typed.
    edits.apply([row === undefined ? changeCells(before, cells) : changeBegun(before, row, cells)]);
    announce(words.saved(text(column.label), showCell(column, parsed.value, language)));
  };
  return { editing, start, commit, cancel: () => setEditing(null) };
}
