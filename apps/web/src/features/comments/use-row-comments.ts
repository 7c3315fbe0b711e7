import type { Row } from '@elan/domain/ledger/row';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useArrival, useCommentedModule } from './commented-module.tsx';

/**
 * The ways between rows of figures and the threads about them. Ends the way from a thread to its row.
 * @param isReady whether the rows are on screen
 * @param find the element of a row that can have the focus, by the row's id
 * @returns the way from a row to a new comment on it; undefined for somebody who may not comment
 */
export function useRowComments(
  isReady: boolean,
  find: (row: string) => HTMLElement | null,
): ((row: Row) => void) | undefined {
  const room = useCommentedModule();
  const latest = useRef(room);
  useLayoutEffect(() => {
    latest.current = room;
  });
  const row = room?.destination?.to === 'row' ? room.destination.row : null;
  useArrival(isReady && row !== null, () => (row === null ? null : find(row)));
  const comment = useCallback(({ id, cells: { name } }: Row) => {
    const anchor = { on: 'row', row: id, question: null, exact: name, prefix: '', suffix: '' } as const;
    latest.current?.lead({ to: 'box', anchor });
  }, []);
  return room?.canComment === true ? comment : undefined;
}
