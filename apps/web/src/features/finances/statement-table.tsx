import type { Line } from '@elan/domain/forecast/forecast';
import type { CalendarMonth } from '@elan/domain/ledger/field';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { OriginDetails, type Origins } from './origin-details.tsx';
import { SimpleTable, type TableRow } from './simple-table.tsx';
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

const isSaid = ({ values }: Pick<Line, 'values'>) => values.some((value) => value !== 0);

/** A statement by year or by month. Each line opens to what it is made of and where that comes from. */
export function StatementTable({ caption, rows, months, detail, origins }: Props) {
  const words = useMessages(statementMessages);
  const text = useText();
  const { dollars, month } = useAmounts();
  const id = useId();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const headings =
    detail === 'years'
      ? [1, 2, 3].map((year) => words.year(year))
      : months.map((value, column) => (column === 0 ? words.beforeOpening : month(value)));
  const cellsOf = (line: Line, sign: 1 | -1) =>
    (detail === 'years' ? line.years : line.values).map((value, column) => (
      <span className={value * sign < 0 ? 'text-red' : undefined} key={headings[column]}>
        {dollars(value * sign)}
      </span>
    ));
  const rowsOf = ({ line, kind }: StatementRow): TableRow[] => {
    const { key } = line;
    const sign = kind === 'minus' ? -1 : 1;
    const isOpen = opened.includes(key);
    const toggle = () => setOpened(isOpen ? opened.filter((each) => each !== key) : [...opened, key]);
    const head = <LineButton id={`${id}-${key}`} isOpen={isOpen} line={line} onPress={toggle} />;
    const row: TableRow = { key, head, cells: cellsOf(line, sign), ...(kind === 'total' && { tone: kind }) };
    if (!isOpen) return [row];
    const parts = line.parts.filter(isSaid).map((part): TableRow => {
      return { key: `${key}/${part.key}`, head: text(part.label), cells: cellsOf(part, sign), tone: 'part' };
    });
    const whole = <OriginDetails origin={line} origins={origins} />;
    return [row, ...parts, { key: `${key}/origin`, id: `${id}-${key}`, whole }];
  };
  const shown = rows.filter(({ line, kind }) => kind === 'total' || isSaid(line));
  return <SimpleTable caption={caption} head={[words.line, ...headings]} rows={shown.flatMap(rowsOf)} />;
}

type ButtonProps = { id: string; line: Line; isOpen: boolean; onPress: () => void };

/** The name of a line, which opens it. @property id of what it opens */
function LineButton({ id, line, isOpen, onPress }: ButtonProps) {
  const words = useMessages(statementMessages);
  const text = useText();
  return (
    <button
      aria-controls={id}
      aria-expanded={isOpen}
      className="-my-2 flex min-h-11 items-center gap-1 py-1 pr-2 text-left"
      onClick={onPress}
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
  );
}
