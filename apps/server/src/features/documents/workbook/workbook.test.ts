import { computeForecast } from '@elan/domain/forecast/compute-forecast';
import type { Line } from '@elan/domain/forecast/forecast';
import { planFigures } from '@elan/domain/forecast/plan-figures';
import { ledgers } from '@elan/domain/forecast/testing/arbitrary-rows';
import type { Row } from '@elan/domain/ledger/row';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Content } from '../gather-content.ts';
import { valueAt } from './formula.ts';
import { before } from './months.ts';
import { makeWorkbook } from './workbook.ts';

const now = new Date('2026-11-23T12:00:00Z');
const contentOf = (rows: readonly Row[]) =>
  ({ ledger: { rows, unread: [] }, language: 'en', now, planned: planFigures({ rows, unread: [] }, { today: '2026-11' }) }) as unknown as Content;

test('any ledger', () => {
  fc.assert(
    fc.property(ledgers, (rows) => {
      const { statements } = makeWorkbook(contentOf(rows));
      const forecast = computeForecast(rows, { today: '2026-11' });
      for (const key of ['income', 'cash', 'balance'] as const) {
        const sheet = statements[key];
        for (const [name, line] of Object.entries(forecast[key] as Readonly<Record<string, Line>>)) {
          const row = sheet.line(name).top;
          const values = line.values.map((_, column) => Math.round(Number(valueAt(sheet, row, before + column)) * 100));
          expect({ key, name, values }).toEqual({ key, name, values: line.values.map((v) => v + 0) });
        }
      }
    }),
    { verbose: 0, numRuns: Number(process.env.RUNS ?? 50), seed: Number(process.env.SEED ?? 26), endOnFailure: true },
  );
});
