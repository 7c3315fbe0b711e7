import type { Line } from '@elan/domain/forecast/forecast';
import type { CalendarMonth } from '@elan/domain/ledger/field';
import { ChevronRight } from 'lucide-react';
import { Fragment, useId, useState } from 'react';
import { ScrollingTable } from '../../components/scrolling-table.tsx';
import { classNames } from '../../lib/class-names.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { OriginDetails, type Origins } from './origin-details.tsx';
import { statementMessages } from './statement-messages.ts';
import { useAmounts } from './use-amounts.ts';

/** One line of a statement as it is shown. */
export type StatementRow = { line: Line; kind: 'flow' | 'minus' | 'total' };

type Props = {
  caption: string;
  rows: readonly StatementRow[];
  /** The calendar month of each column of the forecast; the first is before the opening. */
  months: readonly CalendarMonth[];
  detail: 'years' | 'months';
  origins: Origins;
};

/** A statement by year or by month. Each line opens to what it is made of and where that comes from. */
export function StatementTable({ caption, rows, months, detail, origins }: Props) {
  const words = useMessages(statementMessages);
  const { month } = useAmounts();
  const headings =
    detail === 'years'
      ? [1, 2, 3].map((year) => words.year(year))
      : months.map((value, column) => (column === 0 ? words.beforeOpening : month(value)));
  const shown = rows.filter(({ line, kind }) => kind === 'total' || line.values.some((value) => value !== 0));
  return (
    <ScrollingTable>
      <table className="statement w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-control">
            <th className="sticky left-0 bg-surface py-2 text-left" scope="col">
              {words.line}
            </th>
            {headings.map((heading) => (
              <th className="py-2 pl-3 text-right whitespace-nowrap" key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <StatementLine detail={detail} headings={headings} key={row.line.key} origins={origins} row={row} />
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  );
}

type LineProps = { row: StatementRow; headings: readonly string[]; detail: Props['detail']; origins: Origins };

function StatementLine({ row: { line, kind }, headings, detail, origins }: LineProps) {
  const words = useMessages(statementMessages);
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const parts = line.parts.filter(({ values }) => values.some((value) => value !== 0));
  const sign = kind === 'minus' ? -1 : 1;
  return (
    <Fragment>
      <tr className={classNames('border-b border-line', kind === 'total' && 'font-semibold')}>
        <th className={classNames('sticky left-0 bg-surface text-left', kind !== 'total' && 'font-normal')} scope="row">
          <button
            aria-controls={id}
            aria-expanded={isOpen}
            className="flex min-h-11 items-center gap-1 py-1 pr-2 text-left"
            onClick={() => setOpen(!isOpen)}
            title={text(line.formula)}
            type="button"
          >
            <ChevronRight
              aria-hidden
              className={classNames('size-4 shrink-0 text-muted transition-transform', isOpen && 'rotate-90')}
              data-no-print
            />
            {text(line.label)}
            {line.assumptions.length > 0 && (
              <span className="font-normal text-muted">
                <span aria-hidden>≈</span>
                <span className="sr-only">({words.assumedMark})</span>
              </span>
            )}
          </button>
        </th>
        <Amounts detail={detail} headings={headings} line={line} sign={sign} />
      </tr>
      {isOpen &&
        parts.map((part) => (
          <tr className="border-b border-line text-muted" key={part.key}>
            <th className="sticky left-0 bg-surface py-1.5 pl-6 text-left font-normal" scope="row">
              {text(part.label)}
            </th>
            <Amounts detail={detail} headings={headings} line={part} sign={sign} />
          </tr>
        ))}
      <tr className={classNames(!isOpen && 'hidden')} id={id}>
        <td className="pb-3 pl-6" colSpan={headings.length + 1}>
          {isOpen && <OriginDetails origin={line} origins={origins} />}
        </td>
      </tr>
    </Fragment>
  );
}

type AmountsProps = { line: Line; sign: 1 | -1; detail: Props['detail']; headings: readonly string[] };

function Amounts({ line, sign, detail, headings }: AmountsProps) {
  const { dollars } = useAmounts();
  const values = detail === 'years' ? line.years : line.values;
  return values.map((value, column) => (
    <td
      className={classNames('py-1.5 pl-3 text-right whitespace-nowrap', value * sign < 0 && 'text-red')}
      data-numbers
      key={headings[column]}
    >
      {dollars(value * sign)}
    </td>
  ));
}
