import { financePlan } from '@elan/domain/finance-plan/finance-plan';
import type { FinancePlan, FinancePlanInput } from '@elan/domain/finance-plan/plan';
import { Calculator } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { Card } from '../../components/ui/card.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { BreakEvenChart } from './break-even-chart.tsx';
import { BudgetTable } from './budget-table.tsx';
import { CashChart } from './cash-chart.tsx';
import { MonthsTable, YearsTable } from './forecast-tables.tsx';
import { KeyFigures } from './key-figures.tsx';
import { financesMessages } from './messages.ts';

type Props = {
  /** The answers currently on screen. */
  input: FinancePlanInput;
  /** The label of a question, by its id. */
  labelOf: (question: string) => string;
  onLeadTo: (question: string) => void;
};

/** The finance plan computed from the answers: the same figures the analysis receives. */
export default function PlanPanel({ input, labelOf, onLeadTo }: Props) {
  const words = useMessages(financesMessages);
  // Typing takes priority; the figures are recomputed when the browser is idle.
  const settled = useDeferredValue(input);
  const plan = useMemo(() => financePlan(settled), [settled]);
  const hasFigures =
    plan.startUp.lines.length + plan.funding.lines.length + plan.monthly.fixed.lines.length > 0 ||
    plan.monthly.price !== null ||
    plan.monthly.sales !== null;
  return (
    <Card aria-labelledby="plan-title" as="section" className="flex min-w-0 flex-col gap-8">
      <div>
        <h2 className="text-2xl" id="plan-title">
          {words.title}
        </h2>
        <p className="mt-1 text-sm text-muted">{words.lead}</p>
      </div>
      {hasFigures ? (
        <Figures plan={plan} />
      ) : (
        <EmptyState
          example={words.emptyExample}
          headingLevel={3}
          icon={<Calculator aria-hidden className="size-7" />}
          title={words.emptyTitle}
        >
          {words.empty}
        </EmptyState>
      )}
      <Missing labelOf={labelOf} onLeadTo={onLeadTo} plan={plan} />
    </Card>
  );
}

function Figures({ plan }: { plan: FinancePlan }) {
  const words = useMessages(financesMessages);
  const text = useText();
  const { language } = useLanguage();
  const { breakEven, monthly } = plan;
  const moves = plan.months.some((month) => month.openingCents !== 0 || month.closingCents !== 0);
  return (
    <>
      <KeyFigures plan={plan} />
      {moves && (
        <section>
          <h3 className="text-xl">{words.cashTitle}</h3>
          <p className="mt-1 mb-3 text-sm text-muted">{words.cashLead}</p>
          <CashChart lowest={plan.lowestCash} months={plan.months} />
          <details className="mt-2">
            <summary className="min-h-11 py-2 font-semibold">{words.cashTable}</summary>
            <MonthsTable months={plan.months} />
          </details>
        </section>
      )}
      {breakEven !== null && (
        <section>
          <h3 className="mb-3 text-xl">{words.breakEvenTitle}</h3>
          <BreakEvenChart breakEven={breakEven} goal={monthly.units?.value ?? null} />
          <h4 className="mt-4 font-semibold">{words.calculation}</h4>
          <ol className="mt-1 flex list-decimal flex-col gap-1 pl-5 text-sm">
            {breakEven.calculation.map((step) => (
              <li key={step.en}>{step[language]}</li>
            ))}
          </ol>
        </section>
      )}
      {moves && (
        <section>
          <h3 className="mb-2 text-xl">{words.yearsTitle}</h3>
          <YearsTable years={plan.years} />
          <p className="mt-2 text-sm text-muted">{words.resultNote}</p>
        </section>
      )}
      <section>
        <h3 className="mb-3 text-xl">{words.budgetsTitle}</h3>
        <div className="flex flex-col gap-6">
          <BudgetTable budget={plan.startUp} title={words.startUpBudget} />
          <BudgetTable budget={plan.need} title={words.needBudget} />
          <BudgetTable budget={plan.funding} title={words.fundingBudget} />
          <BudgetTable budget={monthly.fixed} title={words.fixedBudget} />
          <BudgetTable
            budget={monthly.variable}
            title={monthly.price === null ? words.variableMonthBudget : words.variableBudget}
          />
        </div>
      </section>
      {plan.assumptions.length > 0 && (
        <section>
          <h3 className="text-xl">{words.assumptionsTitle}</h3>
          <p className="mt-1 text-sm text-muted">{words.assumptionsLead}</p>
          <dl className="mt-3 flex flex-col gap-3">
            {plan.assumptions.map((assumption) => (
              <div key={assumption.id}>
                <dt className="font-semibold">
                  {text(assumption.label)}
                  {language === 'fr' ? '\u00a0: ' : ': '}
                  <span data-numbers>{text(assumption.value)}</span>
                </dt>
                <dd className="text-sm text-muted">{text(assumption.note)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}

function Missing({ plan, labelOf, onLeadTo }: { plan: FinancePlan } & Pick<Props, 'labelOf' | 'onLeadTo'>) {
  const words = useMessages(financesMessages);
  const text = useText();
  if (plan.missing.length === 0) return null;
  return (
    <section data-no-print>
      <h3 className="text-xl">{words.missingTitle}</h3>
      <ul className="mt-2 flex list-disc flex-col gap-2 pl-5">
        {plan.missing.map((missing) => (
          <li key={`${missing.question}:${missing.quote ?? missing.adds.en}`}>
            <button
              className="text-left font-semibold text-primary underline underline-offset-4"
              onClick={() => onLeadTo(missing.question)}
              type="button"
            >
              {labelOf(missing.question)}
            </button>
            <p className="text-sm break-words text-muted">
              {missing.quote !== undefined && `${words.notRead(missing.quote)} `}
              {text(missing.adds)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
