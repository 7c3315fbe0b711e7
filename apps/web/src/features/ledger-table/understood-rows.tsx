import { describeRow } from '@elan/domain/ledger/describe-row';
import type { Row } from '@elan/domain/ledger/row';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { CircleCheck, CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { keepRows, keyOf, type LedgerHandle } from './ledger-edit.ts';
import { tableMessages } from './messages.ts';
import { ConflictBox, DifferenceBox } from './open-questions.tsx';
import { ProposalActions } from './proposal-actions.tsx';
import { RowDialog } from './row-dialog.tsx';
import { rowName } from './row-text.ts';
import { isTable } from './table-columns.ts';
import type { TableTools } from './table-tools.ts';
import { useTableTools } from './use-table-tools.ts';

type Props = Pick<TableTools, 'leadTo' | 'labelOf'> & {
  handle: LedgerHandle;
  module: ModuleKey;
  question: string;
};

/** Below an answer: the rows that were read from it, folded to one line. Nothing where nothing was read. */
export function UnderstoodRows({ handle, module, question, leadTo, labelOf }: Props) {
  const words = useMessages(tableMessages);
  const { language } = useLanguage();
  const { tools, detailed, closeDetails } = useTableTools(handle, { leadTo, labelOf });
  const isFrom = (row: Row) =>
    Object.values(row.origins).some(
      (origin) => 'quote' in origin && origin.module === module && origin.question === question,
    );
  // A list that is folded away is not built again at every key.
  const [isOpen, setOpen] = useState(false);
  const { ledger } = handle;
  const rows = ledger.rows.filter(isFrom);
  const conflicts = ledger.conflicts.filter((conflict) => conflict.rows.some(isFrom));
  const differences = ledger.differences.filter(({ now }) => isFrom(now));
  const proposed = rows.filter(({ status }) => status === 'proposed');
  const toCheck = proposed.length + conflicts.length + differences.length;
  if (rows.length + toCheck === 0) return null;
  const nameOf = (row: Row) => rowName(row, language);
  const Icon = toCheck > 0 ? CircleHelp : CircleCheck;
  return (
    <details
      className="mt-1 text-sm"
      data-no-print
      onToggle={({ currentTarget, target }) => target === currentTarget && setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 items-center gap-2 text-muted sm:min-h-9">
        <Icon aria-hidden className={`size-4 shrink-0 ${toCheck > 0 ? 'text-yellow' : 'text-green'}`} />
        {[words.understood(rows.length), toCheck > 0 ? words.toCheck(toCheck) : words.allKept].join(', ')}
      </summary>
      {isOpen && (
        <ul className="flex flex-col gap-2 rounded-xl bg-sunken px-4 py-3">
          {rows.map((row) => (
            <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1" key={keyOf(row)}>
              <span className="min-w-0">{describeRow(row, language)}</span>
              {tools.mayEdit && row.status === 'proposed' && (
                <ProposalActions
                  edits={tools.edits}
                  name={nameOf(row)}
                  {...(isTable(row.kind) ? { onCorrect: () => tools.showDetails(row) } : {})}
                  row={row}
                />
              )}
            </li>
          ))}
          {conflicts.map((conflict) => (
            <li key={conflict.id}>
              <ConflictBox conflict={conflict} tools={tools} />
            </li>
          ))}
          {differences.map((difference) => (
            <li key={difference.row.id}>
              <DifferenceBox difference={difference} tools={tools} />
            </li>
          ))}
          {tools.mayEdit && proposed.length > 1 && (
            <li>
              <Button onClick={() => tools.edits.apply(keepRows(proposed))} size="small" variant="secondary">
                {words.keepAllHere}
              </Button>
            </li>
          )}
        </ul>
      )}
      {detailed !== undefined && <RowDialog onClose={closeDetails} row={detailed} rows={rows} tools={tools} />}
    </details>
  );
}
