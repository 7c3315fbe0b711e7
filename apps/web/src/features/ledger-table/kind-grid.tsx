import type { Row, TableKind } from '@elan/domain/ledger/row';
import { useRef } from 'react';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import type { Range } from './grid-range.ts';
import { GridRow } from './grid-row.tsx';
import { keyOf } from './ledger-edit.ts';
import { longList } from './long-list.ts';
import { tableMessages } from './messages.ts';
import { OriginLine } from './origin-line.tsx';
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

/** The selected columns of a row, as one text: '1-3'; null for a row outside, and while only one cell is selected. */
function selectedIn(index: number, { minRowIndex, maxRowIndex, minColumnIndex, maxColumnIndex }: Range): string | null {
  const isWide = maxRowIndex > minRowIndex || maxColumnIndex > minColumnIndex;
  return isWide && index >= minRowIndex && index <= maxRowIndex ? `${minColumnIndex}-${maxColumnIndex}` : null;
}

/**
 * A table that is edited like a spreadsheet: one tab stop, arrow keys between its cells (the ARIA grid pattern). Below it
 * is where the current cell comes from.
 */
export function KindGrid({ kind, rows, tools, labelledBy, describedBy, started }: Props) {
  const words = useMessages(tableMessages);
  const text = useText();
  const element = useRef<HTMLTableElement>(null);
  const { props, editing, selection, actions } = useGrid({ kind, rows, tools, element, started });
  const { chosen, current } = selection;
  const peopleIn = usePeopleInRows();
  const columns = mainColumns[kind];
  const long = longList(rows.length);
  const { origins } = rows.find((row) => keyOf(row) === chosen?.row) ?? {};
  const origin = chosen && origins && (origins[chosen.column] ?? origins.name);
  return (
    <>
      <div {...long} className={`scrolls-sideways ${long.className}`}>
        <table
          {...props}
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
                actions={actions}
                colleagues={peopleIn(row.id)}
                columns={columns}
                current={current?.row === keyOf(row) ? current.column : null}
                dispute={tools.disputeOf(row.id)}
                editing={editing?.row === keyOf(row) ? editing : null}
                key={keyOf(row)}
                kind={kind}
                mayEdit={tools.mayEdit}
                problems={tools.problems.inRow(keyOf(row))}
                row={row}
                selected={selectedIn(index, selection.range)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {origin !== undefined && (
        <p className="text-sm text-muted">
          <OriginLine origin={origin} tools={tools} />
        </p>
      )}
    </>
  );
}
