import { quoted } from '@elan/domain/excerpt';
import type { Row, TableKind } from '@elan/domain/ledger/row';
import { showCell } from '@elan/domain/ledger/show-cell';
import { Check, Ellipsis, GripVertical, X } from 'lucide-react';
import { memo, type ReactNode, type RefObject, useRef } from 'react';
import type { Colleague } from '../../components/present-people.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { CellEditor } from './cell-editor.tsx';
import { CellPeople } from './cell-people.tsx';
import { cellMark } from './cell-place.ts';
import { CellDispute } from './dispute-box.tsx';
import { keyOf, type RowDispute } from './ledger-edit.ts';
import { tableMessages } from './messages.ts';
import { actionsColumn, cellOf, columnOf, isNumeric } from './table-columns.ts';
import { useDropEdge } from './use-drop-edge.ts';
import type { RowActions } from './use-grid-state.ts';
import type { CellProblem } from './use-problems.ts';

type Props = {
  kind: TableKind;
  row: Row;
  columns: readonly string[];
  mayEdit: boolean;
  /** The column of the current cell, if it is in this row. */
  current: string | null;
  /** The first and the last selected column, as one text: '1-3'. */
  selected: string | null;
  editing: { column: string; draft: string; selects: boolean } | null;
  problems: Readonly<Record<string, CellProblem>>;
  /** Who else is in a cell of this row. */
  colleagues: readonly Colleague[];
  dispute: RowDispute | undefined;
  actions: RefObject<RowActions>;
};

/** One row of a table. */
export const GridRow = memo(function GridRow(props: Props) {
  const { kind, row, columns, mayEdit, current, selected, actions } = props;
  const words = useMessages(tableMessages);
  const [from = -1, to = -1] = selected?.split('-').map(Number) ?? [];
  const isProposed = row.status === 'proposed';
  const element = useRef<HTMLTableRowElement>(null);
  const grip = useRef<HTMLButtonElement>(null);
  const edge = useDropEdge({ element, grip, kind, rowKey: keyOf(row), isEnabled: mayEdit && !isProposed, actions });
  const marks = (column: string, index: number) => ({
    role: 'gridcell',
    'aria-readonly': mayEdit ? undefined : true,
    'aria-selected': index >= from && index <= to ? true : undefined,
    'data-current': current === column ? true : undefined,
    'data-cell': cellMark({ row: keyOf(row), column }),
    tabIndex: current === column ? 0 : -1,
  });
  return (
    <tr
      className={isProposed ? 'ledger-proposed' : undefined}
      data-edge={edge ?? undefined}
      data-off={row.off || undefined}
      data-row={keyOf(row)}
      ref={element}
    >
      {columns.map((name, index) => (
        <GridCell
          {...props}
          grip={mayEdit && !isProposed ? grip : null}
          key={name}
          marks={marks(name, index)}
          name={name}
        />
      ))}
      <td {...marks(actionsColumn, columns.length)} aria-label={words.details(row.cells.name)} data-numeric>
        {isProposed && mayEdit && (
          <>
            <RowButton label={words.keepOf(row.cells.name)} onPress={() => actions.current.keep(row)}>
              <Check aria-hidden className="size-5 text-green" />
            </RowButton>
            <RowButton label={words.refuseOf(row.cells.name)} onPress={() => actions.current.remove([row])}>
              <X aria-hidden className="size-5" />
            </RowButton>
          </>
        )}
        <RowButton label={words.details(row.cells.name)} onPress={() => actions.current.details(row)}>
          <Ellipsis aria-hidden className="size-5" />
        </RowButton>
      </td>
    </tr>
  );
});

type CellProps = Props & {
  name: string;
  marks: object;
  /** Of the button that drags the row; null where it cannot be dragged. */
  grip: RefObject<HTMLButtonElement | null> | null;
};

/** A cell with what is typed or wrong in it, who else is there, and the field while it is edited. */
function GridCell({ kind, row, name, marks, grip, editing, problems, colleagues, dispute, actions }: CellProps) {
  const text = useText();
  const { language } = useLanguage();
  const column = columnOf(kind, name);
  const problem = problems[name];
  const problemId = `problem-${keyOf(row)}-${name}`;
  const isDisputed = dispute?.disputed.includes(name) === true;
  const here = colleagues.filter(({ place }) => place.cell?.column === name);
  const shown = problem?.typed ?? showCell(column, cellOf(row, name), language);
  return (
    <td
      {...marks}
      aria-describedby={problem && problemId}
      aria-invalid={problem ? true : undefined}
      className={name === 'name' ? 'font-semibold' : undefined}
      data-disputed={isDisputed || undefined}
      data-numeric={isNumeric(column) || undefined}
      data-short={column.type !== 'text' || undefined}
    >
      {name === 'name' ? <RowName actions={actions} grip={grip} row={row} shown={shown} /> : shown}
      {problem && (
        <span className="block text-left text-xs font-semibold whitespace-normal" id={problemId}>
          {text(problem.says)}
        </span>
      )}
      {isDisputed && <CellDispute column={name} dispute={dispute} />}
      <CellPeople people={here} />
      {editing?.column === name && (
        <CellEditor
          column={column}
          draft={editing.draft}
          onLeave={() => actions.current.commit()}
          selects={editing.selects}
        />
      )}
    </td>
  );
}

type NameProps = Pick<CellProps, 'row' | 'grip' | 'actions'> & { shown: string };

/** What a row is called, with the button that drags it and what is said about it; a press shows where it was read. */
function RowName({ row, grip, actions, shown }: NameProps) {
  const words = useMessages(tableMessages);
  const { language } = useLanguage();
  const quotes = Object.values(row.origins).flatMap((origin) => ('quote' in origin ? [origin.quote] : []));
  const title = [...new Set(quotes)].map((quote) => quoted(quote, language)).join('\n');
  return (
    <span className="flex items-center gap-1">
      {grip !== null && (
        <button
          aria-label={words.drag}
          className="ledger-grip"
          ref={grip}
          tabIndex={-1}
          title={words.drag}
          type="button"
        >
          <GripVertical aria-hidden className="size-4" />
        </button>
      )}
      <span className="min-w-0 break-words">
        {shown}
        {(row.status === 'proposed' || row.off) && (
          <button
            className="ml-2 inline-flex rounded-full bg-yellow-soft px-2 text-xs font-semibold text-yellow"
            onClick={() => actions.current.details(row)}
            tabIndex={-1}
            title={title}
            type="button"
          >
            {row.off ? words.off : words.proposed}
          </button>
        )}
      </span>
    </span>
  );
}

type ButtonProps = { label: string; onPress: () => void; children: ReactNode };

/** Reached by pointer; by keyboard the details of the row have the same actions. */
function RowButton({ label, onPress, children }: ButtonProps) {
  return (
    <button
      aria-label={label}
      className="inline-flex size-9 items-center justify-center rounded-xl text-muted hover:bg-primary-soft hover:text-ink"
      onClick={onPress}
      tabIndex={-1}
      title={label}
      type="button"
    >
      {children}
    </button>
  );
}
