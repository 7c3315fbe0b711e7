import { Fragment, type ReactNode } from 'react';
import { ScrollingTable } from '../../components/scrolling-table.tsx';
import { classNames } from '../../lib/class-names.ts';

/** `below` is what belongs to the row and needs the whole width. */
export type TableRow = {
  key: string;
  head: ReactNode;
  cells: readonly ReactNode[];
  isTotal?: boolean;
  below?: ReactNode;
};

type Props = {
  head: readonly string[];
  rows: readonly TableRow[];
  /** What tells the columns apart, where headings may be the same. */
  columnKeys?: readonly string[];
};

/** A small table: words in the first column, amounts in the others. */
export function SimpleTable({ head, rows, columnKeys = head }: Props) {
  const [first, ...others] = head;
  const keyAt = (column: number) => columnKeys[column + 1];
  return (
    <ScrollingTable>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b-2 border-control">
            <th className="sticky left-0 bg-surface py-2 text-left" scope="col">
              {first}
            </th>
            {others.map((heading, column) => (
              <th className="py-2 pl-3 text-right" key={keyAt(column)} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head: rowHead, cells, isTotal = false, below }) => (
            <Fragment key={key}>
              <tr className={classNames(!below && 'border-b border-line', isTotal && 'font-semibold')}>
                <th
                  className={classNames('sticky left-0 bg-surface py-2 text-left', !isTotal && 'font-normal')}
                  scope="row"
                >
                  {rowHead}
                </th>
                {cells.map((cell, column) => (
                  <td className="py-2 pl-3 text-right whitespace-nowrap" data-numbers key={keyAt(column)}>
                    {cell}
                  </td>
                ))}
              </tr>
              {below && (
                <tr className="border-b border-line">
                  <td className="pb-2" colSpan={head.length}>
                    {below}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  );
}
