import { describe, expect, test } from 'vitest';
import { languages } from '../locale.ts';
import type { Answers } from '../modules/define-module.ts';
import { sample as finances } from '../modules/finances/sample.ts';
import { sample as idea } from '../modules/idea/sample.ts';
import { financePlan } from './finance-plan.ts';
import type { FinancePlan, FinancePlanInput, PlanLine, Scenario } from './plan.ts';
import { quartersOf } from './quarters.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const amounts = (lines: readonly PlanLine[]) => lines.map((line) => line.cents);

function expectWhole(plan: FinancePlan): void {
  const { months, years, monthly, breakEven } = plan;
  expect(months.map((month) => month.month)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
  let opening = 0;
  for (const month of months) {
    expect(month.openingCents).toBe(opening);
    const flows = month.salesCents + month.fundingCents - month.variableCents - month.fixedCents - month.startUpCents;
    expect(month.openingCents + flows).toBe(month.closingCents);
    if (month.units !== null) {
      expect(month.salesCents).toBe(month.units * (monthly.price?.cents ?? 0));
      expect(month.variableCents).toBe(month.units * monthly.variable.totalCents);
    }
    opening = month.closingCents;
  }
  const quarters = quartersOf(months);
  expect(quarters.map(({ firstMonth }) => firstMonth)).toEqual([1, 4, 7, 10, 13, 16, 19, 22]);
  for (const { openingCents, inCents, outCents, closingCents } of quarters) {
    expect(openingCents + inCents - outCents).toBe(closingCents);
  }
  expect(years.map(({ year }) => year)).toEqual([1, 2, 3]);
  for (const year of years) {
    expect(year.grossMarginCents).toBe(year.salesCents - year.variableCents);
    expect(year.resultCents).toBe(year.grossMarginCents - year.fixedCents);
    if (year.year === 3) continue;
    const covered = months.slice((year.year - 1) * 12, year.year * 12);
    expect(year.salesCents).toBe(sum(covered.map((month) => month.salesCents)));
    expect(year.variableCents).toBe(sum(covered.map((month) => month.variableCents)));
    expect(year.fixedCents).toBe(sum(covered.map((month) => month.fixedCents)));
  }
  for (const budget of [plan.startUp, plan.funding, plan.need, monthly.variable, monthly.fixed]) {
    expect(budget.totalCents).toBe(sum(amounts(budget.lines)));
    expect(new Set(budget.lines.map((line) => line.id)).size).toBe(budget.lines.length);
  }
  expect(plan.fundingGapCents).toBe(Math.max(0, plan.need.totalCents - plan.funding.totalCents));
  expect(plan.lowestCash.cents).toBe(Math.min(...months.map((month) => month.closingCents)));
  if (breakEven !== null) {
    const left = (units: number) => units * breakEven.contributionCents - breakEven.fixedCents;
    expect(left(breakEven.unitsPerMonth)).toBeGreaterThanOrEqual(0);
    expect(left(breakEven.unitsPerMonth - 1)).toBeLessThan(0);
    expect(breakEven.contributionCents).toBe(breakEven.priceCents - breakEven.unitCostCents);
  }
  expect(breakEven === null).toBe(plan.breakEvenReason !== null);
  expect(strangeNumbers(plan)).toEqual([]);
}

/** Numbers of a plan that are not whole. */
function strangeNumbers(value: unknown): unknown[] {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strangeNumbers) : [];
}

describe.each(['bakery', 'clinic'] as const)('the plan of the %s', (project) => {
  const planIn = (language: 'en' | 'fr') =>
    financePlan({ finances: finances[language][project], idea: idea[language][project] });

  test('is whole and lacks nothing', () => {
    for (const language of languages) {
      expectWhole(planIn(language));
      expect(planIn(language).missing).toEqual([]);
    }
  });

  test('has the same figures in both languages', () => {
    const figures = (plan: FinancePlan) => ({
      lines: [plan.startUp, plan.funding, plan.need, plan.monthly.variable, plan.monthly.fixed].map(({ lines }) =>
        lines.map(({ cents, origin }) => [cents, origin]),
      ),
      months: plan.months,
      years: plan.years,
      units: plan.breakEven?.unitsPerMonth,
    });
    expect(figures(planIn('fr'))).toEqual(figures(planIn('en')));
  });
});

test('the bakery, worked out by hand', () => {
  const plan = financePlan({ finances: finances.en.bakery });
  // 3,800 + 6,500 + 4,800 + 3,200 + 3,900 + 600 + 2,400
  expect(plan.startUp.totalCents).toBe(25_200_00);
  expect(plan.funding.totalCents).toBe(25_000_00);
  // 1,900 + 380 + 1,500 ÷ 12 + 95 + 120 + 15 × 18 × 52 ÷ 12 + 2,200
  expect(amounts(plan.monthly.fixed.lines)).toEqual([1_900_00, 380_00, 125_00, 95_00, 120_00, 1_170_00, 2_200_00]);
  // 1.60 + 0.25 + 2.5% of 8
  expect(plan.monthly.variable.totalCents).toBe(2_05);
  // 55, 70 and 80 × 4 × 52 ÷ 12: 953 in month 6, 1,213 in month 12, 1,386 in month 36
  expect(plan.months.map((month) => month.units)).toEqual([
    158, 317, 476, 635, 794, 953, 996, 1039, 1083, 1126, 1169, 1213, 1220, 1227, 1234, 1241, 1249, 1256, 1263, 1270,
    1277, 1285, 1292, 1299,
  ]);
  // Seven months at 5,990 less 4,329 loaves at 5.95 leave 16,172.45 to carry
  expect(plan.need.totalCents).toBe(41_372_45);
  expect(plan.fundingGapCents).toBe(16_372_45);
  expect(plan.lowestCash).toEqual({ month: 7, cents: -16_372_45 });
  // 5,990 ÷ 5.95 = 1,006.72
  expect(plan.breakEven).toMatchObject({ unitsPerMonth: 1007, salesCentsPerMonth: 8_056_00, reachedInMonth: 8 });
  expect(plan.breakEven?.calculation.map((step) => step.en)).toEqual([
    '$8 − $2.05 = $5.95 left of each sale',
    '$5,990 ÷ $5.95 = 1,006.72, so 1,007 sales a month',
    '1,007 × $8 = $8,056 of sales a month',
  ]);
  // 60 × 4 × 52 ÷ 12
  expect(plan.breakEven?.ownEstimate?.units).toBe(1040);
  // 9,959 loaves, 15,113 and 16,150, each at 5.95, less 12 × 5,990
  expect(plan.years.map((year) => year.resultCents)).toEqual([-12_623_95, 18_042_35, 24_212_50]);
});

test('the clinic app, worked out by hand', () => {
  const plan = financePlan({ finances: finances.fr.clinic });
  // 79 − (2.30 + 6) = 70.70; 545 ÷ 70.70 = 7.71
  expect(plan.breakEven).toMatchObject({ contributionCents: 70_70, fixedCents: 545_00, unitsPerMonth: 8 });
  expect(plan.breakEven?.reachedInMonth).toBe(9);
  const units = plan.months.map((month) => month.units);
  expect([1, 6, 9, 12, 24].map((month) => units[month - 1])).toEqual([0, 3, 10, 20, 60]);
  // 1,800 + 4,000 + 300 + 1,100 + 1,800, and 8 × 545 − 21 × 70.70
  expect(amounts(plan.need.lines)).toEqual([9_000_00, 2_875_30]);
  expect(plan.fundingGapCents).toBe(0);
  expect(plan.assumptions.map(({ id }) => id)).toContain('own-pay');
});

test('a plan without any answer is whole, empty, and says what is missing', () => {
  const plan = financePlan({ finances: {} });
  expectWhole(plan);
  for (const budget of [plan.startUp, plan.funding, plan.need, plan.monthly.variable, plan.monthly.fixed]) {
    expect(budget.lines).toEqual([]);
  }
  expect(plan.months.every((month) => month.closingCents === 0)).toBe(true);
  expect(new Set(plan.missing.map(({ question }) => question))).toEqual(
    new Set(['initialInvestment', 'pricingStrategy', 'fixedCosts', 'variableCosts', 'revenueGoals', 'cashFlow']),
  );
});

test('what if: a lower price and fewer sales', () => {
  const whatIf = (scenario: Partial<Scenario>) =>
    financePlan({ finances: finances.en.bakery }, { pricePercent: 100, salesPercent: 100, ...scenario });
  const cheaper = whatIf({ pricePercent: 90 });
  expectWhole(cheaper);
  // 7.20 − (1.60 + 0.25 + 0.18) = 5.17; 5,990 ÷ 5.17 = 1,158.6
  expect(cheaper.monthly.price).toMatchObject({ cents: 7_20, origin: 'computed' });
  expect(cheaper.breakEven?.unitsPerMonth).toBe(1159);
  const slower = whatIf({ salesPercent: 80 });
  expectWhole(slower);
  expect(slower.months[11]?.units).toBe(970);
  // 12,086 loaves at 5.95, less 12 × 5,990
  expect(slower.years[1]?.resultCents).toBe(31_70);
});

/** A small generator with a known seed, so that a failure can be repeated. */
function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  const pick = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T;
  return { next, pick };
}

type Random = ReturnType<typeof createRandom>;

function amountText({ next, pick }: Random): string {
  const size = pick([10, 1_000, 100_000, 100_000_000, 900_000_000]);
  const dollars = Math.round(next() * size * 100) / 100;
  const grouped = Math.floor(dollars).toLocaleString('en-CA');
  return pick([
    `$${dollars}`,
    `$${grouped}.50`,
    `${grouped.replaceAll(',', '\u00a0')}\u00a0$`,
    `${grouped.replaceAll(',', ' ')},25 $`,
    `$${Math.floor(dollars)} to $${Math.floor(dollars) + 7}`,
    `${Math.floor(dollars)} à ${Math.floor(dollars) + 3} $`,
    `${(dollars / 1000).toFixed(1).replace('.', ',')} k$`,
    `${Math.floor(dollars)} ¢`,
    '1.500 $',
    'beaucoup',
  ]);
}

function lineText(random: Random): string {
  const { pick, next } = random;
  const what = pick(['Rent', 'Loyer', 'my pay', 'prêt', 'épargnes', 'mixer', '🥖 שלום', '\u202eoven', 'total', '']);
  const rate = pick([
    '',
    ' a month',
    '/an',
    ' par semaine',
    ' / h',
    ' a loaf',
    ' la miche',
    ' per clinic',
    ' a day',
    ' every two weeks',
  ]);
  const rest = pick([
    '',
    ', 5 days a week',
    ' before opening',
    ' (10 hours a week)',
    ` and ${Math.floor(next() * 90)} %`,
    ' each, 3 employees',
  ]);
  return `${what} ${amountText(random)}${rate}${rest}`;
}

function goalText(random: Random): string {
  const { next, pick } = random;
  const count = Math.floor(next() * pick([10, 500, 1_000_000, 900_000_000]));
  const thing = pick(['loaves', 'miches', 'clinics', 'hours', 'customers', '']);
  const rate = pick([' a month', ' par jour', ' a week', '', ' par année']);
  const when = pick([
    '',
    ' after six months',
    ' la première année',
    ' by the end of year 2',
    ' en 36 mois',
    ' dans 99 mois',
  ]);
  return pick([
    `${count} ${thing}${rate}${when}`,
    `${amountText(random)}${rate}${when}`,
    `${count} à ${count + 9} ${thing}${rate}${when}`,
  ]);
}

function randomAnswers(random: Random): { finances: Answers; shuffled: Answers; idea: Answers } {
  const { next, pick } = random;
  const lines = (write: (random: Random) => string) =>
    Array.from({ length: Math.floor(next() * 6) }, () => write(random));
  const shuffle = (values: readonly string[]) => [...values].reverse();
  const texts = {
    pricingStrategy: lines(lineText),
    fixedCosts: lines(lineText),
    variableCosts: lines(lineText),
    revenueGoals: lines(goalText),
    breakEven: [goalText(random)],
    cashFlow: lines(lineText),
  };
  const chosen = {
    initialInvestment: pick(['', 'under_10000', '25000_50000', 'over_250000', 'nonsense']),
    fundingSources: pick(['', 'personal_funds']),
  };
  const join = (order: (values: readonly string[]) => readonly string[]) =>
    Object.fromEntries(Object.entries(texts).map(([id, values]) => [id, order(values).join('\n')]));
  return {
    finances: { ...chosen, ...join((values) => values) },
    shuffled: { ...chosen, ...join(shuffle) },
    idea: { budget: pick(['', '20000_50000']), businessIdea: pick(['', lineText(random)]) },
  };
}

test('random answers always give a whole plan', () => {
  const random = createRandom(20_260);
  for (let round = 0; round < 300; round += 1) {
    const { finances, idea } = randomAnswers(random);
    const scenario = random.pick([undefined, { pricePercent: 90, salesPercent: 80 }]);
    expectWhole(financePlan({ finances, idea }, scenario));
  }
});

test('the order of the lines changes no total', () => {
  const random = createRandom(7);
  const totals = (input: FinancePlanInput) => {
    const plan = financePlan(input);
    const budgets = [plan.startUp, plan.funding, plan.need, plan.monthly.variable, plan.monthly.fixed];
    return [...budgets.map((budget) => budget.totalCents), plan.fundingGapCents, plan.years];
  };
  for (let round = 0; round < 150; round += 1) {
    const { finances, shuffled, idea } = randomAnswers(random);
    expect(totals({ finances: shuffled, idea })).toEqual(totals({ finances, idea }));
  }
});

test.each(
  [
    '🥖'.repeat(2_500),
    'שלום עולם 1 500 $ '.repeat(270),
    '$'.repeat(5_000),
    '1 234 '.repeat(830),
    'rent $1,900, '.repeat(380),
    '(((('.repeat(1_200),
    'a, '.repeat(1_600),
    'and 5 '.repeat(800),
    '9'.repeat(5_000),
    '\ud800 $5 a loaf',
  ].map((text) => [text.slice(0, 20), text]),
)('five thousand characters of %s leave a whole plan', (_, text) => {
  const ids = ['pricingStrategy', 'fixedCosts', 'variableCosts', 'revenueGoals', 'breakEven', 'cashFlow'];
  const answers = Object.fromEntries(ids.map((id) => [id, text]));
  const plan = financePlan({
    finances: answers,
    idea: { businessIdea: text },
    businessPlan: { resources: text },
    clarification: text,
  });
  expectWhole(plan);
  expect(JSON.stringify(plan).isWellFormed()).toBe(true);
});
