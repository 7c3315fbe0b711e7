import type { BreakEven, Budget, FinancePlan, Origin, PlanLine } from '@elan/domain/finance-plan/plan';
import { quartersOf } from '@elan/domain/finance-plan/quarters';
import type { Language, Localized } from '@elan/domain/locale';
import { moneyText } from '@elan/domain/money/money-text';
import { fewerSales, financePlanOf, lowerPrice } from '../finance-plan-of.ts';
import type { GenerationRequest } from '../port.ts';

const origins: Readonly<Record<Origin, Localized<string>>> = {
  answer: { en: 'your answer', fr: 'votre réponse' },
  computed: { en: 'computed', fr: 'calculé' },
  assumption: { en: 'assumption to confirm', fr: 'hypothèse à confirmer' },
};

/** A plan shows this many lines of a list; the total counts them all. */
const mostLines = 25;

/** The plan as a model reads it: short, amounts as people write them, every figure with its origin. */
export function financeFigures(request: GenerationRequest): Readonly<Record<string, unknown>> {
  const { language } = request;
  const plan = financePlanOf(request);
  const money = (cents: number) => moneyText(cents)[language];
  const { monthly } = plan;
  return {
    computedFigures: {
      startUpCosts: budget(plan.startUp, language),
      funding: budget(plan.funding, language),
      needed: budget(plan.need, language),
      fundingGap: money(plan.fundingGapCents),
      price: monthly.price === null ? null : line(monthly.price, language),
      paidEveryMonthByTheSameCustomer: monthly.isRecurring,
      costOfOneSale: budget(monthly.variable, language),
      fixedCostsAMonth: budget(monthly.fixed, language),
      salesAMonthAtTheLastGoal:
        monthly.units === null ? null : `${monthly.units.value} (${origins[monthly.units.origin][language]})`,
      cashByQuarter: quartersOf(plan.months).map(
        (quarter) =>
          `${quarter.firstMonth}-${quarter.lastMonth}: ${money(quarter.openingCents)} + ${money(quarter.inCents)} − ${money(quarter.outCents)} = ${money(quarter.closingCents)}`,
      ),
      cashByQuarterReads: 'months: opening + money in − money out = closing',
      closingByMonth: plan.months.map((month) => money(month.closingCents)).join(' | '),
      lowestCash: {
        month: plan.lowestCash.month,
        amount: money(plan.lowestCash.cents),
        salesOfThatMonth: money(plan.months[plan.lowestCash.month - 1]?.salesCents ?? 0),
      },
      years: plan.years.map((year) => ({
        year: year.year,
        sales: money(year.salesCents),
        costOfSales: money(year.variableCents),
        grossMargin: money(year.grossMarginCents),
        fixedCosts: money(year.fixedCents),
        result: money(year.resultCents),
      })),
      breakEven: plan.breakEven === null ? plan.breakEvenReason?.[language] : breakEven(plan.breakEven, language),
      priceTenPercentLower: scenario(financePlanOf(request, lowerPrice), language),
      salesTwentyPercentLower: scenario(financePlanOf(request, fewerSales), language),
      assumptions: plan.assumptions
        .slice(0, mostLines)
        .map((entry) => `${entry.label[language]}: ${entry.value[language]}`),
      missing: plan.missing
        .slice(0, mostLines)
        .map((entry) => (entry.quote ? `${entry.quote}: ${entry.adds[language]}` : entry.adds[language])),
    },
  };
}

function line({ label, cents, origin, note }: PlanLine, language: Language): string {
  const how = note === undefined ? '' : `: ${note[language]}`;
  return `${label[language]}: ${moneyText(cents)[language]} (${origins[origin][language]}${how})`;
}

function budget({ lines, totalCents }: Budget, language: Language) {
  const shown = lines.slice(0, mostLines).map((entry) => line(entry, language));
  return { lines: shown, total: moneyText(totalCents)[language] };
}

function breakEven({ calculation, unitsPerMonth, reachedInMonth, ownEstimate }: BreakEven, language: Language) {
  return {
    calculation: calculation.map((step) => step[language]),
    salesAMonth: unitsPerMonth,
    reachedInMonth,
    ownEstimate: ownEstimate === null ? null : { words: ownEstimate.quote, salesAMonth: ownEstimate.units },
  };
}

function scenario(plan: FinancePlan, language: Language) {
  const money = (cents: number) => moneyText(cents)[language];
  return {
    breakEvenSalesAMonth: plan.breakEven?.unitsPerMonth ?? null,
    fundingGap: money(plan.fundingGapCents),
    lowestCash: { month: plan.lowestCash.month, amount: money(plan.lowestCash.cents) },
    resultByYear: plan.years.map((year) => money(year.resultCents)),
  };
}
