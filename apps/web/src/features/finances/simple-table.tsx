import type { ReactNode } from 'react';
import { ScrollingTable } from '../../components/scrolling-table.tsx';
import { classNames } from '../../lib/class-names.ts';

/** A line of cells, or what belongs to the line above it and needs the whole width. */
export type TableRow =
  | { key: string; head: ReactNode; cells: readonly ReactNode[]; tone?: 'total' | 'part' }
  | { key: string; id?: string; whole: ReactNode };

type Props = {
  /** For those who do not see what stands above the table. */
  caption?: string;
  head: readonly string[];
  rows: readonly TableRow[];
  /** What tells the columns apart, where headings may be the same. */
  columnKeys?: readonly string[];
};

const tones = { total: 'font-semibold', part: 'text-muted' } as const;

/** A small table: words in the first column, amounts in the others. */
export function SimpleTable({ caption, head, rows, columnKeys = head }: Props) {
  const [first, ...others] = head;
  const keyAt = (column: number) => columnKeys[column + 1];
  return (
    <ScrollingTable>
      <table className="w-full text-sm">
        {caption !== undefined && <caption className="sr-only">{caption}</caption>}
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
        <tbody className="border-b border-line">
          {rows.map((row) =>
            'whole' in row ? (
              <tr id={row.id} key={row.key}>
                <td className="pb-2" colSpan={head.length}>
                  {row.whole}
                </td>
              </tr>
            ) : (
              <tr className={classNames('border-t border-line', row.tone && tones[row.tone])} key={row.key}>
                <th
                  className={classNames(
                    'sticky left-0 bg-surface py-2 text-left',
                    row.tone !== 'total' && 'font-normal',
                    row.tone === 'part' && 'pl-6',
                  )}
                  scope="row"
                >
                  {row.head}
                </th>
                {row.cells.map((cell, column) => (
                  <td className="py-2 pl-3 text-right whitespace-nowrap" data-numbers key={keyAt(column)}>
                    {cell}
                  </td>
                ))}
              </tr>
            ),
          )}
        </tbody>
      </table>
    </ScrollingTable>
  );
}
