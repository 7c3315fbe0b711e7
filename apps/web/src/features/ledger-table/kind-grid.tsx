import type { Row, TableKind } from '@elan/domain/ledger/row';
import { useRef } from 'react';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { GridRow } from './grid-row.tsx';
import { keyOf } from './ledger-edit.ts';
import { tableMessages } from './messages.ts';
import { columnOf, isNumeric, mainColumns } from './table-columns.ts';
import type { TableTools } from './table-tools.ts';
import { useGrid } from './use-grid.ts';
import { usePeopleInRows } from './use-present-cells.ts';

type Props = {
  kind: TableKind;
  rows: readonly Row[];
  tools: TableTools;
  /** Of the heading, and of the sentence about the keys. */
  labelledBy: string;
  describedBy: string;
  /** The row whose name is to be typed now: it was just added. */
  started: string | null;
};

/** A table that is edited like a spreadsheet: one tab stop, arrow keys between its cells (the ARIA grid pattern). */
export function KindGrid({ kind, rows, tools, labelledBy, describedBy, started }: Props) {
  const words = useMessages(tableMessages);
  const text = useText();
  const element = useRef<HTMLTableElement>(null);
  const grid = useGrid({ kind, rows, tools, element, started });
  const peopleIn = usePeopleInRows();
  const columns = mainColumns[kind];
  return (
    <table
      {...grid.props}
      aria-describedby={describedBy}
      aria-labelledby={labelledBy}
      className="ledger-grid"
      ref={element}
    >
      <thead>
        <tr>
          {columns.map((name) => {
            const column = columnOf(kind, name);
            return (
              <th data-numeric={isNumeric(column) || undefined} key={name} scope="col">
                {text(column.label)}
              </th>
            );
          })}
          <th className="w-0" scope="col">
            <span className="sr-only">{words.rowActions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <GridRow
            actions={grid.actions}
            colleagues={peopleIn(row.id)}
            columns={columns}
            current={grid.currentIn(row)}
            dispute={tools.disputeOf(row.id)}
            editing={grid.editing?.row === keyOf(row) ? grid.editing : null}
            key={keyOf(row)}
            kind={kind}
            mayEdit={tools.mayEdit}
            problems={tools.problems.inRow(keyOf(row))}
            row={row}
            selected={grid.selectedIn(index)}
          />
        ))}
      </tbody>
    </table>
  );
}
