import { describe, expect, test } from 'vitest';
import { financePlan } from './finance-plan.ts';

const planOf = (finances: Record<string, string>) => financePlan({ finances });
const lines = (list: readonly { label: { en: string }; cents: number; origin: string }[]) =>
  list.map(({ label, cents, origin }) => [label.en, cents, origin]);

describe('fixed costs', () => {
  test.each([
    ['Rent $1,900 a month', [['Rent', 190_000, 'answer']]],
    ['Loyer : 1 900 $ par mois', [['Loyer', 190_000, 'answer']]],
    ['1 500,50 $ de loyer', [['Loyer', 150_050, 'answer']]],
    ['Bail 2,5 k$', [['Bail', 250_000, 'answer']]],
    ['Assurances 30 000 $/an', [['Assurances', 250_000, 'computed']]],
    ['Insurance $1,000 a year', [['Insurance', 8_334, 'computed']]],
    ['Commis 20 heures par semaine à 18 $ / h', [['Commis 20 heures par semaine', 156_000, 'computed']]],
    ['Cleaning $60 every two weeks', [['Cleaning', 13_000, 'computed']]],
    ['Comptable 300 $ par trimestre', [['Comptable', 10_000, 'computed']]],
    ['3 employees at $2,500 a month each', [['3 employees', 750_000, 'computed']]],
    ['Telephone $40 to $60 a month', [['Telephone', 6_000, 'assumption']]],
    [
      'rent 1900 a month, insurance 150',
      [
        ['Rent', 190_000, 'assumption'],
        ['Insurance', 15_000, 'assumption'],
      ],
    ],
    [
      'Rent $1,900, telephone and internet $120',
      [
        ['Rent', 190_000, 'answer'],
        ['Telephone and internet', 12_000, 'answer'],
      ],
    ],
    ['Rent $1,900, heating included', [['Rent, heating included', 190_000, 'answer']]],
    [
      'Rent $900\nHelp $100\nTotal $1,000',
      [
        ['Rent', 90_000, 'answer'],
        ['Help', 10_000, 'answer'],
      ],
    ],
    ['Total $1,000 a month', [['Total', 100_000, 'answer']]],
    ['Loyer 1 900 $ par mois, soit 22 800 $ par an', [['Loyer', 190_000, 'answer']]],
    ['I pay little', []],
    ['1.900 $ par mois', []],
    ['$20 an hour for help', []],
  ])('%s', (fixedCosts, expected) => {
    expect(lines(planOf({ fixedCosts }).monthly.fixed.lines)).toEqual(expected);
  });

  test('what is paid once belongs to the start-up budget', () => {
    const plan = planOf({ fixedCosts: 'Rent $900 a month\nDeposit $1,800 before opening' });
    expect(plan.monthly.fixed.totalCents).toBe(90_000);
    expect(plan.startUp.totalCents).toBe(180_000);
  });

  test('an amount that cannot be used is quoted among what is missing', () => {
    const { missing } = planOf({ fixedCosts: 'Loyer 1.900 $ par mois\nHelp $20 an hour\nCar $900,000,000 a month' });
    expect(missing.filter((entry) => entry.question === 'fixedCosts').map((entry) => entry.quote)).toEqual(
      expect.arrayContaining(['1.900 $', 'Help $20 an hour', '$900,000,000 a month']),
    );
  });
});

describe('the price', () => {
  const goals = '600 loaves a month after a year';
  test.each([
    ['$8 a loaf', 800, 'answer', 'loaf'],
    ['Coffee $3\nLoaf: $8\nClass $45', 800, 'answer', 'loaf'],
    ['$8 a loaf. The supermarket sells at $5', 800, 'answer', 'loaf'],
    ['$8 a loaf, less than the bakery at $9', 800, 'answer', 'loaf'],
    ['between $7 and $9 a loaf', 700, 'assumption', 'loaf'],
    ['$5 to $8', 500, 'assumption', null],
    ['45 $ / h', 4500, 'answer', 'hour'],
    ['$120 a year', 1000, 'computed', null],
    ['$10 a week per family', 4333, 'computed', 'family'],
    ['$0.50', 50, 'answer', null],
  ])('%s', (pricingStrategy, cents, origin, unit) => {
    const { monthly } = planOf({ pricingStrategy, revenueGoals: goals });
    expect(monthly.price).toMatchObject({ cents, origin });
    expect(monthly.unit?.en ?? null).toBe(unit);
  });

  test('other prices are named, not counted', () => {
    const plan = planOf({ pricingStrategy: 'Loaf $8, baguette $4', revenueGoals: goals });
    expect(plan.assumptions.find(({ id }) => id === 'other-prices')?.value.fr).toBe('4\u00a0$');
  });

  test('comes from the idea when this answer has none', () => {
    const plan = financePlan({
      finances: { pricingStrategy: 'a fair price' },
      idea: { businessIdea: 'Bread at $8 a loaf. Rent is $1,900 a month.' },
    });
    expect(plan.monthly.price?.cents).toBe(800);
    expect(plan.monthly.fixed.totalCents).toBe(190_000);
  });
});

describe('the cost of one sale', () => {
  const base = { pricingStrategy: '$8 a loaf', revenueGoals: '500 loaves a month after six months' };
  test.each([
    ['Flour $1.60 a loaf, bag 25 ¢', 185],
    ['card fees 2.9 % + $0.30', 54],
    ['frais de carte 2,9 % du prix', 24],
    ['Flour $1,000 a month', 200],
    ['$0.10 a bag', 10],
    ['$2 to $3 of ingredients', 300],
    ['none', 0],
    ['prices rise 10 % a year', 0],
    ['margin of 60 %', 0],
    ['Flour $1.20 a kilo', 0],
  ])('%s', (variableCosts, cents) => {
    expect(planOf({ ...base, variableCosts }).monthly.variable.totalCents).toBe(cents);
  });

  test('of an hour is by the hour', () => {
    const plan = planOf({ pricingStrategy: '45 $ / h', variableCosts: "Produits 4 $ de l'heure" });
    expect(plan.monthly.variable.totalCents).toBe(400);
  });

  test('stays monthly when there are no sales to divide it by', () => {
    const plan = planOf({ pricingStrategy: '$8 a loaf', variableCosts: 'Flour $1,000 a month' });
    expect(lines(plan.monthly.fixed.lines)).toEqual([['Flour', 100_000, 'assumption']]);
  });

  test('above the price leaves no break-even, and says why', () => {
    const plan = planOf({ ...base, variableCosts: '$9', fixedCosts: 'Rent $900' });
    expect(plan.breakEven).toBeNull();
    expect(plan.breakEvenReason?.en).toContain('nothing is left');
  });

  test('unknown is supposed to be nothing and said so', () => {
    expect(planOf({ ...base, fixedCosts: 'Rent $900' }).assumptions.map(({ id }) => id)).toContain('no-variable-cost');
    expect(planOf({ ...base, variableCosts: 'none' }).assumptions.map(({ id }) => id)).not.toContain(
      'no-variable-cost',
    );
  });
});

describe('sales goals', () => {
  const unitsOf = (revenueGoals: string, pricingStrategy = '$10 a loaf') =>
    planOf({ revenueGoals, pricingStrategy }).months.map((month) => month.units ?? 0);

  test.each([
    ['600 loaves a month after six months', { 3: 300, 6: 600, 24: 600 }],
    ['600 miches par mois au bout de six mois', { 3: 300, 6: 600, 24: 600 }],
    ['600 loaves a month', { 6: 300, 12: 600, 24: 600 }],
    ['400 to 500 loaves a month', { 12: 400 }],
    ['30 loaves a day, 6 days a week, by month 10', { 10: 780 }],
    ['30 loaves a day', { 12: 650 }],
    ['100 loaves a week after 12 months', { 12: 433 }],
    ['300 loaves a month by month six, 600 after a year', { 6: 300, 9: 450, 12: 600 }],
    ['$6,000 a month by the end of the first year', { 6: 300, 12: 600 }],
    ['5 000 $ par mois à la fin de la deuxième année', { 12: 250, 24: 500 }],
    ['nothing yet', { 24: 0 }],
    ['$20,000 of profit a year', { 24: 0 }],
    ['999999999 loaves a day', { 24: 0 }],
  ])('%s', (goal, expected) => {
    const units = unitsOf(goal);
    for (const [month, value] of Object.entries(expected))
      expect([month, units[Number(month) - 1]]).toEqual([month, value]);
  });

  test('a year keeps the total that was given, climbing in the first', () => {
    const plan = planOf({ pricingStrategy: '$10', revenueGoals: '$57,000 in year 1\n$120,000 in year 2' });
    expect(plan.years.map((year) => year.salesCents)).toEqual([5_700_000, 12_000_000, 12_000_000]);
    expect(plan.months.slice(0, 7).map((month) => month.units)).toEqual([100, 200, 300, 400, 500, 600, 600]);
  });

  test('customers who pay every month are a number that is reached', () => {
    expect(unitsOf('24 clinics after 24 months', '$79 a month per clinic').slice(0, 3)).toEqual([1, 2, 3]);
  });

  test('hours are sold by the hour', () => {
    const plan = planOf({ pricingStrategy: '45 $ / h', revenueGoals: '20 heures par semaine après 12 mois' });
    expect(plan.months[11]).toMatchObject({ units: 86, salesCents: 86 * 4500 });
  });

  test('without a price they are dollars, and shares of them are costs', () => {
    const plan = planOf({
      revenueGoals: '$12,000 a month after 12 months',
      variableCosts: 'ingredients 30 % of sales',
    });
    expect(plan.months[11]).toMatchObject({ units: null, salesCents: 1_200_000, variableCents: 360_000 });
    expect(plan.monthly.variable.totalCents).toBe(360_000);
    expect(plan.breakEvenReason?.fr).toContain('prix');
  });

  test('a wish to live on it is a cost, once', () => {
    const revenueGoals = '600 loaves a month. I want to pay myself $3,000 a month';
    expect(planOf({ revenueGoals }).monthly.fixed.totalCents).toBe(300_000);
    expect(planOf({ revenueGoals, fixedCosts: 'My pay $2,000 a month' }).monthly.fixed.totalCents).toBe(200_000);
  });
});

describe('start-up and funding', () => {
  test.each([
    ['Before opening: mixer $4,000, counter, shelves and sign $3,000. Savings $5,000', 700_000, 500_000],
    [
      "Avant l'ouverture : deux mois de loyer d'avance 3 800 $, permis 600 $\nMon épargne : 25 000 $",
      440_000,
      2_500_000,
    ],
    ["J'ai 8 000 $ de côté et mes parents me prêtent 2 000 $", 0, 1_000_000],
    ['A loan of $10,000 for the oven', 0, 1_000_000],
    ['An oven at $10,000 to $12,000', 1_200_000, 0],
    ['A grant of $5,000 to $8,000', 0, 500_000],
    ['I keep at least $3,000 in the account', 0, 0],
    ['I take $500 a month from my savings', 0, 0],
  ])('%s', (cashFlow, startUp, funding) => {
    const plan = planOf({ cashFlow });
    expect([plan.startUp.totalCents, plan.funding.totalCents]).toEqual([startUp, funding]);
  });

  test.each([
    ['under_10000', 1_000_000],
    ['10000_25000', 2_500_000],
    ['over_250000', 25_000_000],
  ])('the range %s stands in for a list, as an assumption', (initialInvestment, cents) => {
    const plan = planOf({ initialInvestment });
    expect(lines(plan.startUp.lines)).toEqual([['Start-up costs not listed yet', cents, 'assumption']]);
    expect(plan.assumptions.map(({ id }) => id)).toContain('range');
  });

  test('the range fills up a list that does not reach it, and is contradicted by one that exceeds it', () => {
    const cashFlow = 'Before opening: oven $12,000';
    expect(planOf({ cashFlow, initialInvestment: '25000_50000' }).startUp.totalCents).toBe(2_500_000);
    const exceeded = planOf({ cashFlow, initialInvestment: 'under_10000' });
    expect(exceeded.startUp.totalCents).toBe(1_200_000);
    expect(exceeded.assumptions.map(({ id }) => id)).toContain('range-exceeded');
  });

  test('the business plan and the idea stand in where this module is silent', () => {
    const plan = financePlan({
      finances: {},
      idea: { budget: '20000_50000' },
      businessPlan: { resources: 'Second-hand mixer: $6,500\nHosting: $320 a month' },
    });
    expect(plan.startUp.totalCents).toBe(650_000);
    expect(lines(plan.funding.lines)).toEqual([['Starting budget of your idea', 2_000_000, 'assumption']]);
  });
});
