import { columnsOf, type Row } from '@elan/domain/ledger/row';
import { Dialog } from '../../components/ui/dialog.tsx';
import { ProposalActions } from './proposal-actions.tsx';
import { RowFields } from './row-fields.tsx';
import { isTable } from './table-columns.ts';
import type { TableTools } from './table-tools.ts';

type Props = { row: Row; rows: readonly Row[]; tools: TableTools; onClose: () => void };

/** The cells of a row that was read from an answer, to be corrected beside that answer. */
export function RowDialog({ row, rows, tools, onClose }: Props) {
  if (!isTable(row.kind)) return null;
  const { edits, mayEdit } = tools;
  const decide: TableTools['edits']['apply'] = (decided) => {
    edits.apply(decided);
    onClose();
  };
  return (
    <Dialog
      footer={
        mayEdit &&
        row.status === 'proposed' && <ProposalActions edits={{ apply: decide }} name={row.cells.name} row={row} />
      }
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      open
      title={row.cells.name}
      width="wide"
    >
      <RowFields columns={Object.keys(columnsOf(row.kind))} row={row} rows={rows} tools={tools} />
    </Dialog>
  );
}
