import { columnsOf, type Row } from '@elan/domain/ledger/row';
import type { Column } from '@elan/domain/ledger/row-fields';
import { useRef } from 'react';
import { useText } from '../../lib/i18n/use-messages.ts';
import { CellField } from './cell-field.tsx';
import { cellMark } from './cell-place.ts';
import { changeBegun, changeCells, fromWords, keyOf } from './ledger-edit.ts';
import { RowsField } from './rows-field.tsx';
import { cellOf, isTable } from './table-columns.ts';
import type { TableTools } from './table-tools.ts';

type Props = {
  row: Row;
  rows: readonly Row[];
  columns: readonly string[];
  tools: Pick<TableTools, 'problems' | 'mayEdit'> &
    Partial<Pick<TableTools, 'said'>> & { edits: Pick<TableTools['edits'], 'apply'> };
  /** What a cell would be that is being typed; undefined once nobody types in it. */
  onDraft?: (column: string, value: unknown) => void;
};

/** On a phone, too, two short numbers stand side by side, so that what follows them is in sight. */
function widthOf(name: string, { type, help }: Column): string {
  if (name === 'name' || type === 'season') return 'col-span-2';
  return numbers.has(type) && help === undefined ? '' : 'col-span-2 sm:col-span-1';
}

const numbers: ReadonlySet<Column['type']> = new Set(['money', 'percent', 'quantity', 'integer', 'planMonth']);

/** Cells of a row as fields. */
export function RowFields({ row, rows, columns, tools, onDraft }: Props) {
  const text = useText();
  const { edits, problems, mayEdit } = tools;
  /** The row as it was when the person came to the field they are in. */
  const began = useRef<Row | null>(null);
  if (!isTable(row.kind)) return null;
  const all = columnsOf(row.kind);
  return (
    <div className="grid grid-cols-2 items-end gap-x-4 gap-y-3">
      {columns.map((name) => {
        const column = all[name];
        if (column === undefined) return null;
        if (column.type === 'rows') {
          return (
            <RowsField
              disabled={!mayEdit}
              key={name}
              label={text(column.label)}
              onChange={(value) => edits.apply([changeCells(row, { [name]: value })])}
              rows={rows}
              value={(cellOf(row, name) as readonly string[] | null) ?? []}
            />
          );
        }
        return (
          <div className={widthOf(name, column)} data-field={cellMark({ row: keyOf(row), column: name })} key={name}>
            <CellField
              column={column}
              disabled={!mayEdit}
              name={name}
              onBegin={() => {
                began.current = row;
              }}
              onChange={(value) => {
                const cells = { [name]: value };
                const edit = began.current === null ? changeCells(row, cells) : changeBegun(began.current, row, cells);
                edits.apply([fromWords(edit, name, tools.said?.take({ row: keyOf(row), column: name }, value))]);
                began.current = null;
              }}
              {...(onDraft && { onDraft: (value: unknown) => onDraft(name, value) })}
              onProblem={(problem) => problems.set([{ row: keyOf(row), column: name, problem }])}
              problem={problems.inRow(keyOf(row))[name]}
              usual={row.kind === 'stream' ? row.cells.quantity : null}
              value={cellOf(row, name)}
            />
          </div>
        );
      })}
    </div>
  );
}
