import { computeForecast } from '@elan/domain/forecast/compute-forecast';
import { movers } from '@elan/domain/forecast/movers';
import { type KnownPlan, planFigures } from '@elan/domain/forecast/plan-figures';
import { type Cells, emptyCells, type Row, type TableKind } from '@elan/domain/ledger/row';
import { type Figure, median, percentile } from './api.ts';

const today = '2026-11';
const rounds = 300;

/** Computes the forecast of a ledger of 100 rows of all kinds, in one process, after a warm-up. */
export function measureForecast(): Figure[] {
  const rows = hundredRows();
  const plan = knownPlan(rows);
  return [
    ['forecast of 36 months from 100 rows', timeOf(() => computeForecast(rows, { today })), 'at most 3 ms'],
    ['what moves the lowest cash most, 100 rows', timeOf(() => movers(plan)), 'for information'],
  ];
}

/** The plan of rows that say what is sold. */
export function knownPlan(rows: Row[]): KnownPlan {
  const plan = planFigures({ rows, unread: [] }, { today });
  if (plan.state === 'missing') throw new Error('the benchmark has no sales');
  return plan;
}

/** The median of many runs after as many to warm up, and what one in twenty exceeds. */
export function timeOf(compute: () => unknown): string {
  const times: number[] = [];
  for (let round = -rounds; round < rounds; round += 1) {
    const began = performance.now();
    compute();
    if (round >= 0) times.push(performance.now() - began);
  }
  return `${median(times).toFixed(2)} ms (p95 ${percentile(times, 0.95).toFixed(2)} ms)`;
}

export function hundredRows(): Row[] {
  let count = 0;
  const row = <K extends TableKind>(kind: K, cells: Partial<Cells<K>>) => {
    count += 1;
    const id = `row-${count}`;
    const base = { origins: {}, status: 'confirmed', off: false, note: null, proof: null, proposal: null };
    return { ...base, id, kind, cells: { ...emptyCells(kind, `Row ${count}`), ...cells } } as unknown as Row;
  };
  const setting = (name: string, value: unknown) =>
    ({ ...row('cost', {}), id: name, kind: 'setting', cells: { name, value } }) as unknown as Row;
  const many = <K extends TableKind>(length: number, kind: K, cells: (index: number) => Partial<Cells<K>>) =>
    Array.from({ length }, (_, index) => row(kind, cells(index)));
  return [
    setting('province', 'QC'),
    setting('openingMonth', '2027-03'),
    setting('legalForm', 'corporation'),
    setting('salesTax', 'registered'),
    setting('supplierDays', 30),
    ...many(25, 'stream', (index) => ({
      price: 1200 + index,
      quantity: 40 + index,
      per: 'week',
      climbMonths: 6,
      unitCost: 300,
      customerDays: 45,
      targets: [{ month: 18, quantity: 90 }],
    })),
    ...many(30, 'cost', (index) => ({ amount: 9_000 + index, every: index % 2 === 0 ? 'week' : 'quarter' })),
    ...many(15, 'person', (index) => ({ role: 'employee', wage: 2_000 + index, hours: 30 })),
    ...many(15, 'purchase', (index) => ({ amount: 90_000 + index, use: 'equipment', month: index })),
    ...many(10, 'funding', (index) => ({ source: 'loan', amount: 900_000 + index, rate: 700, months: 60 })),
  ];
}
