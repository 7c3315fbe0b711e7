import { describe, expect, test } from 'vitest';
import { languages } from '../../locale.ts';
import type { SampleProject } from '../../modules/sample-file.ts';
import { mergeLedger } from '../merge.ts';
import { invalidCells, type Row, rowsOf, settingOf } from '../row.ts';
import { sampleInput } from '../testing/sample-ledger.ts';
import { readAnswers } from './read-answers.ts';

const inputOf = (language: 'en' | 'fr', project: SampleProject) => sampleInput(project, language, '2026-11');
const ledgerOf = (language: 'en' | 'fr', project: SampleProject) =>
  mergeLedger({ kept: [], refused: [], readings: [readAnswers(inputOf(language, project))] });
const amounts = (rows: readonly Row[], kind: 'cost' | 'purchase' | 'funding') =>
  rowsOf(rows, kind).map(({ cells }) => cells.amount);

describe.each(languages)('the samples in %s', (language) => {
  test('what needs no judgement is proposed of the bakery', () => {
    const { rows, conflicts } = ledgerOf(language, 'bakery');
    expect(rowsOf(rows, 'stream')).toEqual([]);
    expect(rowsOf(rows, 'cost').map(({ cells }) => [cells.amount, cells.every])).toEqual([
      [190_000, 'month'],
      [38_000, 'month'],
      [150_000, 'year'],
      [9_500, 'month'],
      [12_000, 'month'],
    ]);
    expect(rowsOf(rows, 'person').map(({ cells }) => [cells.role, cells.wage, cells.hours, cells.salary])).toEqual([
      ['owner', null, null, 220_000],
    ]);
    expect(amounts(rows, 'purchase')).toEqual(expect.arrayContaining([650_000, 480_000, 60_000, 320_000]));
    expect(amounts(rows, 'funding')).toEqual([2_500_000]);
    expect([settingOf(rows, 'province'), settingOf(rows, 'openDays'), settingOf(rows, 'legalForm')]).toEqual([
      'QC',
      4,
      'sole',
    ]);
    expect(conflicts).toEqual([]);
  });

  test('what needs no judgement is proposed of the clinic app', () => {
    const { rows, conflicts } = ledgerOf(language, 'clinic');
    expect(rowsOf(rows, 'stream')).toEqual([]);
    expect(amounts(rows, 'cost')).toEqual([32_000, 6_000, 144_000, 4_500]);
    expect(amounts(rows, 'purchase')).toEqual(expect.arrayContaining([180_000, 180_000]));
    expect(amounts(rows, 'funding')).toEqual([1_200_000]);
    expect(rowsOf(rows, 'person')).toEqual([]);
    expect(settingOf(rows, 'province')).toBe('QC');
    expect(conflicts).toEqual([]);
  });

  test('every amount is proposed, or listed to be checked', () => {
    for (const project of ['bakery', 'clinic'] as const) {
      const input = inputOf(language, project);
      const { rows, unread } = readAnswers(input);
      const quotes = [
        ...unread.map(({ quote }) => quote),
        ...rows.flatMap(({ origins }) =>
          Object.values(origins).map((origin) => ('quote' in origin ? origin.quote : '')),
        ),
      ].join('\n');
      const said = Object.values(input.answers).flatMap((answers) => Object.values(answers ?? {}));
      const amounts = said.flatMap((text) => text.match(/\$\d[\d,.]*\d|\d[\d\u00a0]*\u00a0\$/gu) ?? []);
      expect(amounts.filter((amount) => !quotes.includes(amount))).toEqual([]);
    }
  });

  test('every cell that was read quotes its answer, and fits its column', () => {
    for (const project of ['bakery', 'clinic'] as const) {
      const input = inputOf(language, project);
      const { rows } = readAnswers(input);
      expect(new Set(rows.map(({ proposal }) => proposal)).size).toBe(rows.length);
      for (const row of rows) {
        expect(invalidCells(row.kind, row.cells)).toEqual([]);
        for (const origin of Object.values(row.origins)) {
          if (!('quote' in origin)) throw new Error('a cell without words');
          expect(origin.quote).not.toBe('');
          expect(input.answers[origin.module]?.[origin.question]).toContain(origin.quote);
        }
      }
    }
  });
});
