import type { FinancePlan } from '@elan/domain/finance-plan/plan';
import { moneyText } from '@elan/domain/money/money-text';
import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { financesMessages } from './messages.ts';

/** The four figures a lender asks for first. */
export function KeyFigures({ plan }: { plan: FinancePlan }) {
  const words = useMessages(financesMessages);
  const { language } = useLanguage();
  const { breakEven, need, fundingGapCents, lowestCash, monthly } = plan;
  const money = (cents: number) => moneyText(cents)[language];
  const knowsNeed = need.lines.length > 0;
  const knowsMonths = plan.months.some((month) => month.openingCents !== 0 || month.closingCents !== 0);
  const count = breakEven === null ? '' : formatNumber(breakEven.unitsPerMonth, language);
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      <Figure label={words.need} value={knowsNeed ? money(need.totalCents) : null} />
      <Figure
        label={words.gap}
        value={knowsNeed ? (fundingGapCents === 0 ? words.noGap : money(fundingGapCents)) : null}
        warn={fundingGapCents > 0}
      />
      <Figure
        label={words.breakEven}
        note={
          breakEven === null
            ? plan.breakEvenReason?.[language]
            : breakEven.reachedInMonth === null
              ? words.breakEvenNever
              : words.breakEvenReached(breakEven.reachedInMonth)
        }
        value={
          breakEven === null
            ? null
            : monthly.isRecurring
              ? words.breakEvenCustomers(count)
              : words.breakEvenUnits(count)
        }
      />
      <Figure
        label={words.lowest}
        note={knowsMonths ? words.lowestMonth(lowestCash.month) : undefined}
        value={knowsMonths ? money(lowestCash.cents) : null}
        warn={knowsMonths && lowestCash.cents < 0}
      />
    </dl>
  );
}

type FigureProps = { label: string; value: string | null; note?: string | undefined; warn?: boolean };

function Figure({ label, value, note, warn = false }: FigureProps) {
  const words = useMessages(financesMessages);
  return (
    <div className="rounded-xl bg-sunken px-4 py-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className={`font-serif text-xl font-semibold ${warn ? 'text-red' : ''}`} data-numbers>
        {value ?? <span className="font-sans text-base font-normal text-muted">{words.unknown}</span>}
      </dd>
      {note !== undefined && <dd className="text-sm text-muted">{note}</dd>}
    </div>
  );
}
