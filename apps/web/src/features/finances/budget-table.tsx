import type { Budget, Origin } from '@elan/domain/finance-plan/plan';
import { moneyText } from '@elan/domain/money/money-text';
import { SourceMark } from '../../components/source-mark.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { financesMessages } from './messages.ts';

const sources = { answer: 'said', computed: 'computed', assumption: 'confirm' } as const satisfies Record<
  Origin,
  string
>;

/** A budget line by line: item, amount, and the source of the figure. */
export function BudgetTable({ title, budget, total = true }: { title: string; budget: Budget; total?: boolean }) {
  const words = useMessages(financesMessages);
  const text = useText();
  const { language } = useLanguage();
  if (budget.lines.length === 0) return null;
  return (
    <table className="w-full">
      <caption className="pb-1 text-left font-semibold">{title}</caption>
      <tbody>
        {budget.lines.map((line) => (
          <tr className="border-t border-line align-top" key={line.id}>
            <th className="py-2 pr-3 text-left font-normal" scope="row">
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="break-words">{text(line.label)}</span>
                <SourceMark source={sources[line.origin]} />
                {line.note !== undefined && <span className="text-sm text-muted">{text(line.note)}</span>}
              </span>
            </th>
            <td className="py-2 text-right font-semibold whitespace-nowrap" data-numbers>
              {moneyText(line.cents)[language]}
            </td>
          </tr>
        ))}
      </tbody>
      {total && budget.lines.length > 1 && (
        <tfoot>
          <tr className="border-t-2 border-control font-semibold">
            <th className="py-2 text-left" scope="row">
              {words.total}
            </th>
            <td className="py-2 text-right whitespace-nowrap" data-numbers>
              {moneyText(budget.totalCents)[language]}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
