import type { Row } from '@elan/domain/ledger/row';
import { isSameValue } from '@elan/domain/ledger/row-content';
import type { Ref } from 'react';
import { CellField } from './cell-field.tsx';
import { changeCells, keyOf } from './ledger-edit.ts';
import { RowFields } from './row-fields.tsx';
import { columnFor } from './settle.ts';
import { cellOf, isTable, mainColumns } from './table-columns.ts';
import type { Problems } from './use-problems.ts';

type Props = {
  draft: Row;
  rows: readonly Row[];
  mayEdit: boolean;
  problems: Problems;
  /** The column that is missing before the row can be kept. */
  asked: string | null;
  /** Changes the draft as it is then: another cell may have been typed just before. */
  onChange: (change: (now: Row) => Row) => void;
  ref: Ref<HTMLDivElement>;
};

/** The few cells of a row that is not kept yet. Nothing is saved before it is. */
export function DraftFields({ draft, rows, mayEdit, problems, asked, onChange, ref }: Props) {
  if (!isTable(draft.kind)) {
    const column = columnFor(draft, 'value');
    return (
      <div className="max-w-sm" ref={ref}>
        {column !== undefined && (
          <CellField
            column={column}
            disabled={!mayEdit}
            name="value"
            onChange={(value) => onChange((now) => changeCells(now, { value }).put)}
            onProblem={(problem) => problems.set([{ row: keyOf(draft), column: 'value', problem }])}
            problem={problems.inRow(keyOf(draft)).value}
            value={draft.kind === 'setting' ? draft.cells.value : null}
          />
        )}
      </div>
    );
  }
  const columns = new Set([...mainColumns[draft.kind], ...decidingDetails(draft), ...(asked === null ? [] : [asked])]);
  const edits = {
    apply: (all: Parameters<Parameters<typeof RowFields>[0]['tools']['edits']['apply']>[0]) => {
      const [edit] = all;
      if (edit === undefined || !('put' in edit)) return;
      const cells = Object.fromEntries(
        Object.entries(edit.put.cells).filter(([name, value]) => !isSameValue(value, cellOf(draft, name))),
      );
      onChange((now) => changeCells(now, cells).put);
    },
  };
  return (
    <div ref={ref}>
      <RowFields columns={[...columns]} row={draft} rows={rows} tools={{ edits, problems, mayEdit }} />
    </div>
  );
}

/** What the table has in a row's details and decides a result: whose pay it is, what a loan costs, what a purchase is. */
function decidingDetails(row: Row): readonly string[] {
  const { kind, cells } = row;
  const filled = (...columns: string[]) => columns.filter((column) => cellOf(row, column) !== null);
  if (kind === 'cost') return filled('season', 'to', 'currency');
  if (kind === 'stream') return filled('season');
  if (kind === 'person') return ['role', ...filled('from', 'season', 'count')];
  if (kind === 'purchase') return ['use', ...filled('owned', 'used')];
  return kind === 'funding' && cells.source === 'loan' ? ['rate', 'months', ...filled('interestOnly')] : [];
}
