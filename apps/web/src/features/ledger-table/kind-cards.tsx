import type { OpenTimes } from '@elan/domain/forecast/describe-stream';
import type { Row, TableKind } from '@elan/domain/ledger/row';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { CardActions } from './card-about.tsx';
import { FigureCard } from './figure-card.tsx';
import { keyOf, moveRow } from './ledger-edit.ts';
import { longList } from './long-list.ts';
import { mostRows } from './table-columns.ts';
import type { TableTools } from './table-tools.ts';
import { usePeopleInRows } from './use-present-cells.ts';

type Props = {
  kind: TableKind;
  rows: readonly Row[];
  /** Those of all kinds, for cards that name some. */
  all: readonly Row[];
  tools: TableTools;
  times: OpenTimes;
  /** The row that was just added: its card is open, and its name is to be typed now. */
  started: string | null;
  comment: ((row: Row) => void) | undefined;
};

const none: readonly Row[] = [];

/** The rows of a kind as cards, each open or closed by itself. */
export function KindCards({ kind, rows, all, tools, times, started, comment }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const peopleIn = usePeopleInRows();
  const latest = useRef(rows);
  useLayoutEffect(() => {
    latest.current = rows;
  });
  useLayoutEffect(() => {
    const card = started === null ? null : list.current?.querySelector(`[data-row="${CSS.escape(started)}"]`);
    const field = card?.querySelector<HTMLInputElement>('[data-box] input');
    field?.focus();
    field?.select();
  }, [started]);
  const { edits } = tools;
  const actions = useMemo(
    (): CardActions => ({
      move: (row, by) => {
        const edit = moveRow(latest.current, row, by);
        if (edit !== undefined) edits.apply([edit]);
      },
      leave: () => {
        const section = list.current?.closest('section');
        const next = section?.querySelector<HTMLElement>('[data-after-rows]') ?? section?.querySelector('h3');
        next?.focus({ preventScroll: true });
      },
      comment,
    }),
    [edits, comment],
  );
  const stored = rows.filter(({ status }) => status === 'confirmed');
  const long = longList(rows.length);
  return (
    <ul {...long} className={`flex flex-col gap-3 ledger-cards ${long.className}`} ref={list}>
      {rows.map((row) => (
        <FigureCard
          actions={actions}
          colleagues={peopleIn(row.id)}
          dispute={tools.disputeOf(row.id)}
          isFirst={stored[0]?.id === row.id}
          isFull={rows.length >= mostRows(kind)}
          isLast={stored.at(-1)?.id === row.id}
          key={keyOf(row)}
          row={row}
          rows={kind === 'scenario' ? all : none}
          startsOpen={started === keyOf(row)}
          times={times}
          tools={tools}
        />
      ))}
    </ul>
  );
}
