import { moneyText } from '../money/money-text.ts';
import { findAssumptions } from './assumptions.ts';
import { findBreakEven } from './break-even.ts';
import { type Figures, reserveMonths } from './figures.ts';
import { numberText } from './number-text.ts';
import type { Budget, CashMonth, FinancePlan, MonthlyFigures, PlanLine, Scenario, YearForecast } from './plan.ts';
import { salesByMonth } from './sales-by-month.ts';

/** What a month earns and costs. */
type Flow = { units: number | null; salesCents: number; variableCents: number; fixedCents: number };

/** Computes the plan from the figures that were read. */
export function computePlan(figures: Figures, scenario: Scenario): FinancePlan {
  const startUp = budget(figures.startUp);
  const funding = budget(figures.funding);
  const price = scaledPrice(figures.price, scenario);
  const counts = salesByMonth(figures).map((count) => share(count, scenario.salesPercent));
  const hasGoal = figures.goals.length > 0 || figures.yearGoals.length > 0;
  const monthly = monthlyFigures(figures, price, hasGoal ? (counts.at(-1) ?? 0) : null, scenario);
  const percent = figures.unitCosts.reduce((sum, cost) => sum + (cost.percent ?? 0), 0);
  const flows = counts.map((count): Flow => {
    const salesCents = price === null ? share(count, scenario.pricePercent) : count * price.cents;
    return {
      units: price === null ? null : count,
      salesCents,
      variableCents: price === null ? percentOf(salesCents, percent) : count * monthly.variable.totalCents,
      fixedCents: monthly.fixed.totalCents,
    };
  });
  const months = cashMonths(flows.slice(0, 24), startUp.totalCents, funding.totalCents);
  const need = findNeed(startUp.totalCents, flows.slice(0, 24), monthly.fixed.totalCents, hasGoal);
  return {
    startUp,
    funding,
    need,
    fundingGapCents: Math.max(0, need.totalCents - funding.totalCents),
    monthly,
    months,
    years: ([1, 2, 3] as const).map((year) => yearOf(year, flows.slice((year - 1) * 12, year * 12))),
    ...findBreakEven(monthly, price === null ? null : counts, figures.ownBreakEven),
    lowestCash: lowest(months),
    assumptions: findAssumptions(figures),
    missing: figures.missing,
  };
}

function budget(lines: PlanLine[]): Budget {
  return { lines, totalCents: lines.reduce((sum, line) => sum + line.cents, 0) };
}

function share(count: number, percent: number): number {
  return Math.floor((count * percent) / 100);
}

/** A share of an amount, rounded up: costs are never understated. */
function percentOf(cents: number, percent: number): number {
  return Math.ceil(Math.round(cents * percent * 100) / 10_000);
}

function scaledPrice(price: PlanLine | null, { pricePercent }: Scenario): PlanLine | null {
  if (price === null || pricePercent === 100) return price;
  const [before, after] = [moneyText(price.cents), numberText(pricePercent)];
  return {
    ...price,
    cents: share(price.cents, pricePercent),
    origin: 'computed',
    note: { en: `${after.en}% of ${before.en}`, fr: `${after.fr}\u00a0% de ${before.fr}` },
  };
}

function monthlyFigures(
  figures: Figures,
  price: PlanLine | null,
  units: number | null,
  scenario: Scenario,
): MonthlyFigures {
  const last = [...figures.goals].sort((one, other) => one.month - other.month || other.perMonth - one.perMonth).at(-1);
  const quote = last?.quote ?? figures.yearGoals.at(-1)?.quote;
  const isChanged = scenario.salesPercent !== 100 || scenario.pricePercent !== 100;
  const origin = isChanged ? 'computed' : (last?.origin ?? 'computed');
  const note = last?.note;
  const said = { ...(quote === undefined ? {} : { quote }), ...(note === undefined ? {} : { note }) };
  const salesCents = units === null ? null : price === null ? share(units, scenario.pricePercent) : units * price.cents;
  return {
    price,
    unit: figures.unit,
    isRecurring: figures.isRecurring,
    units: price === null || units === null ? null : { value: units, origin, ...said },
    sales:
      salesCents === null
        ? null
        : {
            id: 'sales',
            label: { en: 'Sales of a month at the goal', fr: "Ventes d'un mois, à l'objectif" },
            cents: salesCents,
            ...(price === null || units === null
              ? { origin, ...said }
              : { origin: 'computed', note: product(units, price.cents, salesCents) }),
          },
    variable: budget(variableLines(figures, price, salesCents)),
    fixed: budget(figures.fixed),
  };
}

function product(units: number, priceCents: number, salesCents: number): { en: string; fr: string } {
  const [count, price, sales] = [numberText(units), moneyText(priceCents), moneyText(salesCents)];
  return {
    en: `${count.en} × ${price.en} = ${sales.en}`,
    fr: `${count.fr} × ${price.fr} = ${sales.fr}`,
  };
}

/** The cost of one sale; without a price, the shares of a month's sales. */
function variableLines(figures: Figures, price: PlanLine | null, salesCents: number | null): PlanLine[] {
  const base = price?.cents ?? salesCents;
  return figures.unitCosts.flatMap(({ line, percent }) => {
    if (percent === undefined) return price === null ? [] : [line];
    if (base === null) return [];
    const cents = percentOf(base, percent);
    const [rate, whole, part] = [numberText(percent), moneyText(base), moneyText(cents)];
    const note = {
      en: `${rate.en}% of ${whole.en} = ${part.en}, rounded up to the cent`,
      fr: `${rate.fr}\u00a0% de ${whole.fr} = ${part.fr}, arrondi au cent supérieur`,
    };
    return [{ ...line, cents, origin: line.origin === 'assumption' ? 'assumption' : 'computed', note }];
  });
}

function cashMonths(flows: readonly Flow[], startUpCents: number, fundingCents: number): CashMonth[] {
  let openingCents = 0;
  return flows.map((flow, index) => {
    const month = {
      month: index + 1,
      ...flow,
      openingCents,
      fundingCents: index === 0 ? fundingCents : 0,
      startUpCents: index === 0 ? startUpCents : 0,
    };
    const closingCents =
      openingCents + flow.salesCents + month.fundingCents - flow.variableCents - flow.fixedCents - month.startUpCents;
    openingCents = closingCents;
    return { ...month, closingCents };
  });
}

/** The start-up costs, and what the months before the business carries itself take away. */
function findNeed(startUpCents: number, flows: readonly Flow[], fixedCents: number, hasGoal: boolean): Budget {
  const lines: PlanLine[] = [];
  if (startUpCents > 0) {
    lines.push({
      id: 'start-up',
      label: { en: 'Start-up costs', fr: 'Coûts de démarrage' },
      cents: startUpCents,
      origin: 'computed',
      note: { en: 'Total of the start-up budget', fr: 'Total du budget de démarrage' },
    });
  }
  if (hasGoal) {
    let balance = 0;
    let deepest = 0;
    let month = 0;
    flows.forEach((flow, index) => {
      balance += flow.salesCents - flow.variableCents - flow.fixedCents;
      if (balance >= deepest) return;
      deepest = balance;
      month = index + 1;
    });
    if (deepest < 0) {
      lines.push({
        id: 'working-capital',
        label: { en: 'Working capital for the first months', fr: 'Fonds de roulement des premiers mois' },
        cents: -deepest,
        origin: 'computed',
        note: {
          en: `What sales leave unpaid from month 1 to month ${month}, added up`,
          fr: `Ce que les ventes laissent à payer du mois 1 au mois ${month}, additionné`,
        },
      });
    }
  } else if (fixedCents > 0) {
    const fixed = moneyText(fixedCents);
    lines.push({
      id: 'working-capital',
      label: { en: 'Reserve for the first months', fr: 'Réserve pour les premiers mois' },
      cents: fixedCents * reserveMonths,
      origin: 'assumption',
      note: {
        en: `${reserveMonths} × ${fixed.en} of fixed costs, until a sales goal allows a calculation`,
        fr: `${reserveMonths} × ${fixed.fr} de coûts fixes, en attendant un objectif de ventes qui permette un calcul`,
      },
    });
  }
  return budget(lines);
}

function yearOf(year: YearForecast['year'], flows: readonly Flow[]): YearForecast {
  const sum = (of: (flow: Flow) => number) => flows.reduce((total, flow) => total + of(flow), 0);
  const salesCents = sum((flow) => flow.salesCents);
  const variableCents = sum((flow) => flow.variableCents);
  const fixedCents = sum((flow) => flow.fixedCents);
  const grossMarginCents = salesCents - variableCents;
  return {
    year,
    units: flows.some((flow) => flow.units === null) ? null : sum((flow) => flow.units ?? 0),
    salesCents,
    variableCents,
    grossMarginCents,
    fixedCents,
    resultCents: grossMarginCents - fixedCents,
  };
}

function lowest(months: readonly CashMonth[]): FinancePlan['lowestCash'] {
  let found = { month: 1, cents: months[0]?.closingCents ?? 0 };
  for (const { month, closingCents } of months) {
    if (closingCents < found.cents) found = { month, cents: closingCents };
  }
  return found;
}
