import type { Row, SettingName } from '@elan/domain/ledger/row';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { OriginLinks } from '../../features/finances/origin-links.ts';
import { leadToRow, leadToSetting } from '../../features/ledger-table/lead-to-row.ts';
import { keyOf } from '../../features/ledger-table/ledger-edit.ts';
import { RowSource } from '../../features/ledger-table/row-source.tsx';
import type { TableTools } from '../../features/ledger-table/table-tools.ts';

type Places = Pick<TableTools, 'leadTo' | 'labelOf'>;

const marks = { row: '#row-', setting: '#setting-' } as const;

/** How figures lead to rows and settings beside them, on the screen that has the table. */
export function useOriginLinks(rows: readonly Row[], places: Places): OriginLinks {
  return useMemo(() => linksTo(rows, places, leadToRow, leadToSetting), [rows, places]);
}

/** How figures of another screen lead to the table of the finances. */
export function useLinksToTable(rows: readonly Row[], places: Places): OriginLinks {
  const navigate = useNavigate();
  return useMemo(() => {
    const go = (hash: string) => void navigate(`/module/finances?part=figures${hash}`);
    const onRow = (key: string) => go(marks.row + encodeURIComponent(key));
    return linksTo(rows, places, onRow, (name) => go(marks.setting + name));
  }, [rows, places, navigate]);
}

/** Takes somebody who followed such a link, or one with the id of a row, to the row, once the table is shown. */
export function useTableArrival(isShown: boolean, rows: readonly Row[]): void {
  const { hash } = useLocation();
  const named = hash.startsWith(marks.row) ? decodeURIComponent(hash.slice(marks.row.length)) : null;
  const row = named === null ? undefined : rows.find((each) => each.id === named || keyOf(each) === named);
  // The rows may be there only after the table.
  const key = row && keyOf(row);
  useEffect(() => {
    if (!isShown) return;
    if (key !== undefined) leadToRow(key);
    if (hash.startsWith(marks.setting)) leadToSetting(hash.slice(marks.setting.length) as SettingName);
  }, [isShown, hash, key]);
}

function linksTo(
  rows: readonly Row[],
  places: Places,
  onKey: (key: string) => void,
  onSetting: (name: SettingName) => void,
): OriginLinks {
  const rowOf = (id: string) => rows.find((row) => row.id === id);
  return {
    onRow: (id) => {
      const row = rowOf(id);
      if (row?.kind === 'setting') onSetting(row.cells.name);
      else if (row !== undefined) onKey(keyOf(row));
    },
    onSetting,
    sourceOf: (id) => {
      const row = rowOf(id);
      return row === undefined ? null : <RowSource row={row} tools={places} />;
    },
  };
}
