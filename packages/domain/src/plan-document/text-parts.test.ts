import { describe, expect, test } from 'vitest';
import { cellsOf, hasTableRow, joinParts, partsOf, partsWithTable, withCells, withTableRow } from './text-parts.ts';

const table = '| Risk | Measure |\n| --- | :-- |\n| Rain | A roof \\| a tent |';

describe('the parts of a text', () => {
  test.each([
    ['words', 'A shop.\n\nIt sells bread.', ['A shop.\n\nIt sells bread.']],
    ['a table', table, ['', table, '']],
    ['words around a table', `Above.\n\n${table}\n\nBelow.`, ['Above.', table, 'Below.']],
    ['a line begun above a table', `Above.\n\n\n${table}`, ['Above.\n', table, '']],
    ['a line begun below a table', `${table}\n\n\nBelow.`, ['', table, '\nBelow.']],
    ['two tables', `${table}\n\n${table}`, ['', table, '', table, '']],
    ['bars that are no table', '| a |\n| b |', ['| a |\n| b |']],
  ])('are %s, and make the same text', (_, text, parts) => {
    expect(partsOf(text)).toEqual(parts);
    expect(joinParts(parts)).toBe(text);
  });

  test('are apart where somebody wrote a table right below words', () => {
    expect(joinParts(partsOf(`Above.\n${table}\nBelow.`))).toBe(`Above.\n\n${table}\n\nBelow.`);
  });
});

describe('the cells of a table', () => {
  test('are typed one at a time, a bar and a space included', () => {
    expect(cellsOf(table)).toEqual([
      ['Risk', 'Measure'],
      ['Rain', 'A roof | a tent'],
    ]);
    const typed = [...cellsOf(table), ['Snow ', ''], ['', '']];
    const next = withCells(table, typed);
    expect(next).toBe(`${table}\n| Snow  |  |`);
    expect(cellsOf(next)).toEqual(typed.slice(0, 3));
    expect(partsOf(next)).toEqual(['', next, '']);
  });

  test('a table without a row is no part of the text', () => {
    const { parts, at } = partsWithTable('Words.', ['Risk', 'Measure']);
    expect([at, joinParts(parts)]).toEqual([1, 'Words.']);
    expect(partsOf(parts[1] ?? '')).toEqual([parts[1]]);
    expect(
      withCells(table, [
        ['Risk', 'Measure'],
        ['', ''],
      ]),
    ).toBe('| Risk | Measure |\n| --- | :-- |');
  });
});

test('a row is added to the table of a text, which begins with the first one', () => {
  const head = ['Risk', 'Measure'];
  const first = withTableRow('Words.', head, ['Flour\ngets dear', 'A | B']);
  expect(first).toBe('Words.\n\n| Risk | Measure |\n| --- | --- |\n| Flour gets dear | A \\| B |');
  const second = withTableRow(`${first}\n\nAfter.`, head, ['Rain', '']);
  expect(second).toBe(`${first}\n| Rain |  |\n\nAfter.`);
  expect(hasTableRow(second, ['Flour\ngets dear', 'A | B'])).toBe(true);
  expect([hasTableRow(second, ['Rain', '']), hasTableRow(second, ['Rain', 'Roof'])]).toEqual([true, false]);
});
