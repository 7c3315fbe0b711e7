import type { SourcesAndUses as Sides, SourceOrUse } from '@elan/domain/forecast/forecast';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { RowLink } from './row-link.tsx';
import { SimpleTable } from './simple-table.tsx';
import { statementMessages } from './statement-messages.ts';
import { useAmounts } from './use-amounts.ts';

type Props = {
  sides: Sides;
  rowNames: ReadonlyMap<string, string>;
  /** Leads to a row in the table of figures. */
  onRow: (rowId: string) => void;
};

/** What the start costs, and who pays for it: both sides add up to the same. Below, what is not in hand yet. */
export function SourcesAndUses({ sides, rowNames, onRow }: Props) {
  const words = useMessages(statementMessages);
  const text = useText();
  const { dollars } = useAmounts();
  const line = ({ key, label, amount, rowIds }: SourceOrUse) => ({
    key,
    head: (
      <>
        {text(label)}
        <span className="flex flex-wrap gap-x-3 text-sm">
          {rowIds.map((id) => (
            <RowLink id={id} key={id} name={rowNames.get(id) ?? ''} onRow={onRow} />
          ))}
        </span>
      </>
    ),
    cells: [dollars(amount)],
  });
  const total = { key: 'total', head: words.total, cells: [dollars(sides.total)], tone: 'total' as const };
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <SimpleTable
        head={[words.uses, words.total]}
        rows={[...sides.uses.map(line), total, ...sides.ofWhich.map(line)]}
      />
      <SimpleTable
        head={[words.sources, words.total]}
        rows={[...sides.sources.map(line), total, ...sides.notInHand.map(line)]}
      />
    </div>
  );
}
