import type { Origin, Row } from '@elan/domain/ledger/row';
import { useCallback, useMemo, useState } from 'react';
import { cellMark } from './cell-place.ts';
import { keyOf, type LedgerHandle, type RowDispute } from './ledger-edit.ts';
import type { SaidAmounts, TableTools } from './table-tools.ts';
import { useLedgerEdits } from './use-ledger-edits.ts';
import { useProblems } from './use-problems.ts';

const nothing = () => undefined;
const noDisputes: readonly RowDispute[] = [];

type Ways = Pick<TableTools, 'leadTo' | 'labelOf' | 'suggest' | 'suggested'>;

function saidAmounts(): SaidAmounts {
  let last: { mark: string; value: unknown; origin: Origin } | null = null;
  return {
    put: (cell, value, origin) => {
      last = { mark: cellMark(cell), value, origin };
    },
    take: (cell, value) => (last?.mark === cellMark(cell) && last.value === value ? last.origin : undefined),
  };
}

/** What the tables of one screen share, the row whose details are open, and what was said last. */
export function useTableTools(handle: LedgerHandle, { leadTo, labelOf, suggest, suggested }: Ways) {
  const { ledger, mayEdit, history, disputes = noDisputes, settle = nothing } = handle;
  const { edits, can } = useLedgerEdits(handle);
  const problems = useProblems();
  const [said, announce] = useState('');
  const [opened, open] = useState<string | null>(null);
  const showDetails = useCallback((row: Row) => open(keyOf(row)), []);
  const [amounts] = useState(saidAmounts);
  const tools = useMemo(
    (): TableTools => ({
      edits,
      mayEdit,
      problems,
      announce,
      showDetails,
      said: amounts,
      leadTo,
      labelOf,
      history,
      suggest,
      suggested,
      disputes,
      disputeOf: (rowId) => disputes.find(({ mine, theirs }) => (mine ?? theirs)?.id === rowId),
      settle,
    }),
    [edits, mayEdit, problems, showDetails, amounts, leadTo, labelOf, history, suggest, suggested, disputes, settle],
  );
  const detailed = opened === null ? undefined : ledger.rows.find((row) => keyOf(row) === opened);
  const closeDetails = useCallback(() => open(null), []);
  return { tools, said, detailed, closeDetails, can };
}
