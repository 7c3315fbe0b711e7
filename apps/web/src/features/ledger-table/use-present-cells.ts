import { privateKinds, type Row } from '@elan/domain/ledger/row';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { type Colleague, colleaguesAmong } from '../../components/present-people.ts';
import { useAccount } from '../../data/account/session.ts';
import { presentCell, useLive } from '../../data/live/live-tab.ts';
import { cellAround } from './cell-place.ts';
import { keyOf } from './ledger-edit.ts';

/**
 * Tells colleagues in which cell this person is. A proposal is a row for nobody else until it is kept, and a private row
 * is not for everybody: neither is announced.
 */
export function useOwnCell(rows: readonly Row[], mayEdit: boolean): void {
  const look = useEffectEvent(() => {
    const cell = cellAround(document.activeElement);
    const row = rows.find((each) => keyOf(each) === cell?.row);
    const isTold = row?.status === 'confirmed' && !privateKinds.includes(row.kind);
    presentCell(isTold && cell !== undefined ? { row: row.id, column: cell.column } : undefined);
  });
  useEffect(() => {
    if (!mayEdit) return;
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
      presentCell(undefined);
    };
  }, [mayEdit]);
}

const nobody: readonly Colleague[] = [];

/** The colleagues at the cells of a row, by its id. */
export function usePeopleInRows(): (rowId: string) => readonly Colleague[] {
  const { people } = useLive();
  const { user } = useAccount();
  return useMemo(() => {
    const colleagues = colleaguesAmong(people, user.id).filter(({ place }) => place.cell !== undefined);
    const byRow = Map.groupBy(colleagues, ({ place }) => place.cell?.row);
    return (rowId: string) => byRow.get(rowId) ?? nobody;
  }, [people, user.id]);
}
