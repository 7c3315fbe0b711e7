import { describe, expect, test } from 'vitest';
import { languages } from '../../locale.ts';
import { moduleKeys } from '../../modules/keys.ts';
import { type SampleProject, sampleAnswers } from '../../modules/samples.ts';
import { mergeLedger } from '../merge.ts';
import type { ReadingInput } from '../reading.ts';
import { type Row, rowsOf, settingOf, unfitCells } from '../row.ts';
import { readAnswers } from './read-answers.ts';

const inputOf = (language: 'en' | 'fr', project: SampleProject): ReadingInput => ({
  answers: Object.fromEntries(moduleKeys.map((module) => [module, { ...sampleAnswers[module][language][project] }])),
  today: '2026-11',
});
const ledgerOf = (language: 'en' | 'fr', project: SampleProject) =>
  mergeLedger({ kept: [], refused: [], readings: [readAnswers(inputOf(language, project))] });
const amounts = (rows: readonly Row[], kind: 'cost' | 'purchase' | 'funding') =>
  rowsOf(rows, kind).map(({ cells }) => cells.amount);

describe.each(languages)('the samples in %s', (language) => {
  test('the bakery is read as an adviser would', () => {
    const { rows, conflicts } = ledgerOf(language, 'bakery');
    expect(rowsOf(rows, 'stream').map(({ cells }) => cells)).toEqual([
      expect.objectContaining({
        price: 800,
        quantity: 55,
        per: 'day',
        climbMonths: 6,
        targets: [
          { month: 12, quantity: 70 },
          { month: 36, quantity: 80 },
        ],
        unitCost: 185,
        costShare: 250,
        channel: null,
      }),
    ]);
    expect(rowsOf(rows, 'cost').map(({ cells }) => [cells.amount, cells.every])).toEqual([
      [190_000, 'month'],
      [38_000, 'month'],
      [150_000, 'year'],
      [9_500, 'month'],
      [12_000, 'month'],
    ]);
    expect(rowsOf(rows, 'person').map(({ cells }) => [cells.role, cells.wage, cells.hours, cells.salary])).toEqual([
      ['employee', 1_800, 15, null],
      ['owner', null, null, 220_000],
    ]);
    expect(amounts(rows, 'purchase')).toEqual([380_000, 650_000, 480_000, 320_000, 390_000, 60_000, 240_000]);
    expect(amounts(rows, 'funding')).toEqual([2_500_000]);
    expect([settingOf(rows, 'province'), settingOf(rows, 'openDays'), settingOf(rows, 'legalForm')]).toEqual([
      'QC',
      4,
      'sole',
    ]);
    expect(conflicts).toEqual([]);
  });

  test('the clinic app is read as an adviser would', () => {
    const { rows, conflicts } = ledgerOf(language, 'clinic');
    expect(rowsOf(rows, 'stream').map(({ cells }) => cells)).toEqual([
      expect.objectContaining({
        price: 7_900,
        model: 'subscription',
        quantity: 3,
        climbMonths: 6,
        targets: [
          { month: 9, quantity: 10 },
          { month: 12, quantity: 20 },
          { month: 24, quantity: 60 },
          { month: 36, quantity: 150 },
        ],
        unitCost: 600,
        costShare: 290,
      }),
    ]);
    expect(amounts(rows, 'cost')).toEqual([32_000, 6_000, 144_000, 4_500]);
    expect(amounts(rows, 'purchase')).toEqual([180_000, 400_000, 30_000, 110_000, 180_000]);
    expect(amounts(rows, 'funding')).toEqual([1_200_000]);
    expect(rowsOf(rows, 'person')).toEqual([]);
    expect(settingOf(rows, 'province')).toBe('QC');
    expect(conflicts).toEqual([]);
  });

  test('every cell that was read quotes its answer, and fits its column', () => {
    for (const project of ['bakery', 'clinic'] as const) {
      const input = inputOf(language, project);
      const { rows } = readAnswers(input);
      expect(new Set(rows.map(({ proposal }) => proposal)).size).toBe(rows.length);
      for (const row of rows) {
        expect(unfitCells(row.kind, row.cells)).toEqual([]);
        for (const origin of Object.values(row.origins)) {
          if (!('quote' in origin)) throw new Error('a cell without words');
          expect(origin.quote).not.toBe('');
          expect(input.answers[origin.module]?.[origin.question]).toContain(origin.quote);
        }
      }
    }
  });
});
