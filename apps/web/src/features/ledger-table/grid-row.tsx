import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { Row, TableKind } from '@elan/domain/ledger/row';
import { showCell } from '@elan/domain/ledger/show-cell';
import type { Language } from '@elan/domain/locale';
import { Check, Ellipsis, GripVertical, X } from 'lucide-react';
import { type MouseEvent, memo, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Colleague } from '../../components/present-people.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { CellEditor } from './cell-editor.tsx';
import { CellPeople } from './cell-people.tsx';
import { CellDispute } from './dispute-box.tsx';
import { keyOf, type RowDispute } from './ledger-edit.ts';
import { tableMessages } from './messages.ts';
import { cellOf, columnOf, isNumeric } from './table-columns.ts';
import type { CellProblem } from './use-problems.ts';

/** What can be done in a row. Each keeps its identity, so that a change renders only the rows it concerns. */
export type RowActions = {
  press: (row: string, column: string, event: MouseEvent) => void;
  enter: (row: string, column: string, event: MouseEvent) => void;
  edit: (row: string, column: string) => void;
  draft: (draft: string) => void;
  commit: () => void;
  keep: (row: Row) => void;
  refuse: (row: Row) => void;
  details: (row: Row) => void;
  drop: (moved: string, target: string, edge: 'before' | 'after') => void;
};

export const actionsColumn = 'actions';

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
  actions: RowActions;
};

/** One row of a table. */
export const GridRow = memo(function GridRow(props: Props) {
  const { kind, row, columns, mayEdit, current, selected, editing, problems, colleagues, dispute, actions } = props;
  const words = useMessages(tableMessages);
  const text = useText();
  const { language } = useLanguage();
  const key = keyOf(row);
  const [from = -1, to = -1] = selected?.split('-').map(Number) ?? [];
  const isProposed = row.status === 'proposed';
  const element = useRef<HTMLTableRowElement>(null);
  const grip = useRef<HTMLButtonElement>(null);
  const edge = useDropEdge(element, grip, key, kind, mayEdit && !isProposed, actions.drop);

  const cell = (column: string, index: number, label?: string) => ({
    'aria-label': label,
    role: 'gridcell',
    'aria-readonly': mayEdit ? undefined : true,
    'aria-selected': index >= from && index <= to ? true : undefined,
    'data-current': current === column ? true : undefined,
    'data-cell': `${key}|${column}`,
    onMouseDown: (event: MouseEvent) => actions.press(key, column, event),
    onMouseEnter: (event: MouseEvent) => actions.enter(key, column, event),
    tabIndex: current === column ? 0 : -1,
  });
  return (
    <tr
      className={isProposed ? 'ledger-proposed' : undefined}
      data-edge={edge ?? undefined}
      data-off={row.off || undefined}
      data-row={key}
      ref={element}
    >
      {columns.map((name, index) => {
        const column = columnOf(kind, name);
        const problem = problems[name];
        const isEditing = editing?.column === name;
        const problemId = `problem-${key}-${name}`;
        const isDisputed = dispute?.disputed.includes(name) === true;
        const here = colleagues.filter(({ place }) => place.cell?.column === name);
        const shown = problem?.typed ?? showCell(column, cellOf(row, name), language);
        return (
          <td
            {...cell(name, index)}
            aria-describedby={problem && problemId}
            aria-invalid={problem ? true : undefined}
            className={name === 'name' ? 'font-semibold' : undefined}
            data-disputed={isDisputed || undefined}
            data-numeric={isNumeric(column) || undefined}
            data-short={column.type !== 'text' || undefined}
            key={name}
            onDoubleClick={() => actions.edit(key, name)}
          >
            {name === 'name' ? (
              <span className="flex items-center gap-1">
                {mayEdit && !isProposed && (
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
                  <Marks language={language} onPress={() => actions.details(row)} row={row} />
                </span>
              </span>
            ) : (
              shown
            )}
            {problem && (
              <span className="block text-left text-xs font-semibold whitespace-normal" id={problemId}>
                {text(problem.says)}
              </span>
            )}
            {isDisputed && <CellDispute column={name} dispute={dispute} />}
            {here.length > 0 && <CellPeople people={here} />}
            {isEditing && (
              <CellEditor
                column={column}
                draft={editing.draft}
                onDraft={actions.draft}
                onLeave={actions.commit}
                selects={editing.selects}
              />
            )}
          </td>
        );
      })}
      <td {...cell(actionsColumn, columns.length, words.details(row.cells.name))} data-numeric>
        {isProposed && mayEdit && (
          <>
            <RowButton label={words.keepOf(row.cells.name)} onPress={() => actions.keep(row)}>
              <Check aria-hidden className="size-5 text-green" />
            </RowButton>
            <RowButton label={words.refuseOf(row.cells.name)} onPress={() => actions.refuse(row)}>
              <X aria-hidden className="size-5" />
            </RowButton>
          </>
        )}
        <RowButton label={words.details(row.cells.name)} onPress={() => actions.details(row)}>
          <Ellipsis aria-hidden className="size-5" />
        </RowButton>
      </td>
    </tr>
  );
});

/** What is said about a row beside its name; a press shows where it was read. */
function Marks({ row, language, onPress }: { row: Row; language: Language; onPress: () => void }) {
  const words = useMessages(tableMessages);
  if (row.status !== 'proposed' && !row.off) return null;
  const quotes = [
    ...new Set(Object.values(row.origins).flatMap((origin) => ('quote' in origin ? [origin.quote] : []))),
  ];
  const quoted = quotes.map((quote) => (language === 'fr' ? `«\u00a0${quote}\u00a0»` : `“${quote}”`)).join('\n');
  return (
    <button
      className="ml-2 inline-flex rounded-full bg-yellow-soft px-2 text-xs font-semibold text-yellow"
      onClick={onPress}
      tabIndex={-1}
      title={quoted}
      type="button"
    >
      {row.off ? words.off : words.proposed}
    </button>
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

/** Dragging a row by its grip; returns where the dragged row would go. */
function useDropEdge(
  element: RefObject<HTMLTableRowElement | null>,
  grip: RefObject<HTMLButtonElement | null>,
  key: string,
  kind: TableKind,
  isEnabled: boolean,
  drop: RowActions['drop'],
): 'before' | 'after' | null {
  const [edge, setEdge] = useState<'before' | 'after' | null>(null);
  useEffect(() => {
    const { current } = element;
    const handle = grip.current;
    if (!isEnabled || current === null || handle === null) return;
    const edgeAt = (y: number) => {
      const { top, height } = current.getBoundingClientRect();
      return y < top + height / 2 ? ('before' as const) : ('after' as const);
    };
    const stops = [
      draggable({ element: current, dragHandle: handle, getInitialData: () => ({ kind, key }) }),
      dropTargetForElements({
        element: current,
        canDrop: ({ source }) => source.data.kind === kind && source.data.key !== key,
        onDrag: ({ location }) => setEdge(edgeAt(location.current.input.clientY)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ source, location }) => {
          setEdge(null);
          drop(String(source.data.key), key, edgeAt(location.current.input.clientY));
        },
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [element, grip, key, kind, isEnabled, drop]);
  return edge;
}
