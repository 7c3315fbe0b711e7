import type { LoanSchedule } from '@elan/domain/forecast/forecast';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { RowLink } from './row-link.tsx';
import { SimpleTable } from './simple-table.tsx';
import { statementMessages } from './statement-messages.ts';
import { useAmounts } from './use-amounts.ts';

type Props = {
  loans: readonly LoanSchedule[];
  /** Leads to a row in the table of figures. */
  onRow: (rowId: string) => void;
};

/** Each loan with its payments to the last one. */
export function LoanSchedules({ loans, onRow }: Props) {
  const words = useMessages(statementMessages);
  const text = useText();
  const { exact, month } = useAmounts();
  return loans.map(({ rowId, label, payment, payments, formula }) => (
    <div key={rowId}>
      <h5 className="font-semibold">
        <RowLink id={rowId} name={text(label)} onRow={onRow} />
      </h5>
      <p className="text-sm text-muted">{words.loanLead(exact(payment), payments.length)}</p>
      <p className="text-sm text-muted">{text(formula)}</p>
      <details>
        <summary className="min-h-11 py-2 font-semibold">{words.schedule}</summary>
        <SimpleTable
          head={[words.month, words.payment, words.interest, words.principal, words.owed]}
          rows={payments.map((entry) => ({
            key: entry.month,
            head: month(entry.month),
            cells: [exact(entry.payment), exact(entry.interest), exact(entry.principal), exact(entry.balance)],
          }))}
        />
      </details>
    </div>
  ));
}
