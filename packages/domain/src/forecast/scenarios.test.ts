import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Row } from '../ledger/row.ts';
import { compareScenarios } from './compare-scenarios.ts';
import { computeForecast } from './compute-forecast.ts';
import { asPlanned, lenderScenarios, ownScenarios, reportScenarios } from './scenarios.ts';
import { ledgers } from './testing/arbitrary-rows.ts';
import { forecastOf, knownPlan, row, setting } from './testing/rows.ts';

const today = '2026-12';
const plan: Row[] = [
  setting('openingMonth', '2027-01'),
  row('stream', 'Work', { price: 100_000, quantity: 3, per: 'month', costShare: 2000 }),
  row('cost', 'Shop', { amount: 100_000, every: 'month', from: '2027-01' }),
  row('funding', 'Savings', { source: 'savings', amount: 50_000, state: 'in_hand' }),
  row('funding', 'Loan', { source: 'loan', amount: 2_000_000, rate: 800, months: 60, month: 1 }),
];
const scenario = (name: string, cells: Parameters<typeof row<'scenario'>>[2]) => row('scenario', name, cells);
const outcomes = (...own: Row[]) => compareScenarios(knownPlan(plan), ownScenarios([...plan, ...own]));
const outcome = (cells: Parameters<typeof row<'scenario'>>[2]) => outcomes(scenario('Mine', cells))[0]?.outcome;

describe("a person's own scenario", () => {
  it('changes nothing while it says nothing', () => {
    const [planned] = compareScenarios(knownPlan(plan), [asPlanned]);
    expect(outcome({})).toEqual(planned?.outcome);
    expect(ownScenarios([scenario('Mine', {})])[0]?.changes).toEqual({ en: '', fr: '' });
  });

  it('changes volume, prices and costs by what it says', () => {
    // A month: sales 3,000, direct costs 600, the shop 1,000.
    const first = ({ closing }: { closing: readonly number[] }) => (closing[1] ?? 0) - (closing[0] ?? 0) - 2_000_000;
    const of = (cells: Parameters<typeof scenario>[1]) => {
      const found = outcome(cells);
      return found === undefined ? undefined : first(found);
    };
    expect(of({})).toBe(140_000);
    expect(of({ prices: 500 })).toBe(152_000);
    expect(of({ sales: -1000 })).toBe(116_000);
    expect(of({ costs: 1000 })).toBe(124_000);
    // 3,000 × 1.1234 × (1 − 20 %) − 1,000
    expect(of({ prices: 1234 })).toBe(169_616);
    expect(of({ customersPayLater: 30 })).toBe(140_000 - 300_000);
  });

  it('leaves lines out, also those that were proposals when they were chosen', () => {
    const kept = {
      ...row('cost', 'Van', { amount: 50_000, every: 'month' }),
      id: 'new id',
      proposal: 'finances/x/van',
    };
    const mine = scenario('Mine', { without: ['finances/x/van', 'Shop', 'gone'] });
    const [own] = ownScenarios([...plan, kept, mine]);
    expect(own?.changes).toEqual({ en: 'without Shop, Van', fr: 'sans Shop, Van' });
    const without = computeForecast([...plan, kept], { today, scenario: own?.scenario ?? {} });
    expect(without.income.running.years).toEqual([0, 0, 0]);
  });

  it('raises and lowers the rate of every loan, never below nothing', () => {
    const rateOf = (loanRateMore: number) => forecastOf(plan, { loanRateMore }).loans[0];
    // 20,000 at 8 % over 60 months pays 405.53; at 10 %, 424.94; without interest, 333.33.
    expect(rateOf(0)?.payment).toBe(40_553);
    expect(rateOf(200)?.payment).toBe(42_494);
    expect(rateOf(-5000)).toMatchObject({ rate: 0, payment: 33_333 });
    expect(outcome({ loanRates: 200 })?.loanCover).toBeLessThan(outcome({})?.loanCover ?? 0);
  });

  it('opens later in the same calendar months, and sells less for it', () => {
    const later = outcome({ openingLater: 4 });
    expect(later?.months).toEqual(outcome({})?.months);
    expect(later?.salesOfFirstYear).toBe(8 * 300_000);
    // Twelve months of which four have no shop to pay are no year of costs.
    expect(later?.breakEvenSales).toBeNull();
    expect(outcome({ prices: 500 })?.breakEvenSales).toBeGreaterThan(0);
    // Open May to October: three months later, it has only three of them.
    const season = [0, 0, 0, 0, 100, 100, 100, 100, 100, 100, 0, 0];
    const seasonal = [
      setting('openingMonth', '2027-05'),
      row('stream', 'Ice', { price: 100, quantity: 1000, per: 'month', season }),
      row('cost', 'Stand', { amount: 10_000, every: 'month' }),
    ];
    const years = (openingLater: number) => forecastOf(seasonal, { openingLater }).income.sales.years;
    expect([years(0), years(3)]).toEqual([
      [600_000, 600_000, 600_000],
      [300_000, 600_000, 600_000],
    ]);
    // What counts from the opening counts from the later one.
    expect(forecastOf(seasonal, { openingLater: 3 }).income.running.values.slice(0, 5)).toEqual([0, 0, 0, 0, 10_000]);
  });

  it('is said in words', () => {
    const all = {
      sales: -1000,
      prices: 500,
      openingLater: 4,
      customersPayLater: 30,
      loanRates: 200,
      without: ['Shop'],
    };
    const [own] = ownScenarios([...plan, scenario('Mine', all)]);
    expect(own?.changes.en).toBe(
      'sales volume -10%, prices +5%, opening 4 months later, customers pay 30 days later, loan rates +2\u00a0points, without Shop',
    );
    expect(own?.changes.fr).toContain('prix +5\u00a0%, ouverture retardée de 4\u00a0mois');
  });
});

describe('the scenarios of a report', () => {
  it("are the plan, a lender's and the five first of a person that are on", () => {
    const mine = Array.from({ length: 6 }, (_, at) => scenario(`Mine ${at}`, { prices: 100 * at }));
    const off = { ...scenario('Off', {}), off: true };
    const keys = reportScenarios([off, ...mine]).map(({ key }) => key);
    expect(keys).toEqual([
      'asPlanned',
      ...lenderScenarios.map(({ key }) => key),
      'Mine 0',
      'Mine 1',
      'Mine 2',
      'Mine 3',
      'Mine 4',
    ]);
  });
});

it('leaves the plan itself alone, in any ledger', () => {
  fc.assert(
    fc.property(ledgers, (rows) => {
      const others = rows.filter(({ kind }) => kind !== 'scenario');
      expect(computeForecast(rows, { today })).toEqual(computeForecast(others, { today }));
      for (const { outcome: found } of compareScenarios(knownPlan(rows), reportScenarios(rows))) {
        expect(found.closing.every(Number.isSafeInteger)).toBe(true);
      }
    }),
    { numRuns: 60, seed: 31 },
  );
});
