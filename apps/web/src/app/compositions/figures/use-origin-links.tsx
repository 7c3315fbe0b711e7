import { figuresToCheck } from '@elan/domain/ledger/figures-to-check';
import { passageKey } from '@elan/domain/ledger/passage-key';
import type { Ledger } from '@elan/domain/ledger/reading';
import type { Row, SettingName, TableKind } from '@elan/domain/ledger/row';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { OriginLinks } from '../../../features/finances/origin-links.ts';
import {
  leadToCheck,
  leadToQueue,
  leadToRow,
  leadToSetting,
  leadToTable,
} from '../../../features/ledger-table/lead-to-row.ts';
import { keyOf } from '../../../features/ledger-table/ledger-edit.ts';
import { RowSource } from '../../../features/ledger-table/row-source.tsx';
import type { TableTools } from '../../../features/ledger-table/table-tools.ts';

type Places = Pick<TableTools, 'leadTo' | 'labelOf'>;

const marks = { row: '#row-', setting: '#setting-', table: '#table-', check: '#check-' } as const;

/** Where the queue of figures to check is. */
const queueHash = '#check-figures';

/** How figures lead to where they are asked for: the first step of the finances. */
export function useLinksToTable(rows: readonly Row[], places: Places): OriginLinks {
  const navigate = useNavigate();
  return useMemo(() => {
    const go = (hash: string) => void navigate(`/module/finances?part=figures${hash}`);
    return linksTo(rows, places, {
      row: (key) => go(marks.row + encodeURIComponent(key)),
      setting: (name) => go(marks.setting + name),
      table: (kind) => go(marks.table + kind),
      check: (key) => go(marks.check + encodeURIComponent(key)),
    });
  }, [rows, places, navigate]);
}

/** Takes somebody who followed such a link, or one with the id of a row, to its place, once the table is shown. */
export function useTableArrival(isShown: boolean, ledger: Ledger): void {
  // Each visit leads there again, also to the same place.
  const { hash, key: visit } = useLocation();
  const { rows } = ledger;
  const after = (mark: string) => (hash.startsWith(mark) ? decodeURIComponent(hash.slice(mark.length)) : null);
  const named = after(marks.row);
  const row = named === null ? undefined : rows.find((each) => each.id === named || keyOf(each) === named);
  // The rows and the words may be there only after the table.
  const key = row && keyOf(row);
  const waiting = hash === queueHash ? null : after(marks.check);
  const check = waiting !== null && figuresToCheck(ledger).some((card) => card.key === waiting) ? waiting : undefined;
  useEffect(() => {
    if (!isShown || visit === null) return;
    if (key !== undefined) leadToRow(key);
    if (check !== undefined) leadToCheck(check);
    if (hash === queueHash) leadToQueue();
    if (hash.startsWith(marks.setting)) leadToSetting(hash.slice(marks.setting.length) as SettingName);
    if (hash.startsWith(marks.table)) leadToTable(hash.slice(marks.table.length) as TableKind);
  }, [isShown, hash, visit, key, check]);
}

type Ways = {
  row: (key: string) => void;
  setting: (name: SettingName) => void;
  table: (kind: TableKind) => void;
  check: (key: string) => void;
};

function linksTo(rows: readonly Row[], places: Places, lead: Ways): OriginLinks {
  const rowOf = (id: string) => rows.find((row) => row.id === id);
  const onRow = (id: string) => {
    const row = rowOf(id);
    if (row?.kind === 'setting') lead.setting(row.cells.name);
    else if (row !== undefined) lead.row(keyOf(row));
  };
  return {
    onRow,
    onSetting: lead.setting,
    onMissing: (place) => {
      if (place.is === 'answer') lead.check(passageKey(place.passage));
      else if (place.rowId === null) lead.table('stream');
      else onRow(place.rowId);
    },
    sourceOf: (id) => {
      const row = rowOf(id);
      return row === undefined ? null : <RowSource row={row} tools={places} />;
    },
  };
}
