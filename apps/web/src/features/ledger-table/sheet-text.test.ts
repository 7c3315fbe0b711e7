import { expect, it } from 'vitest';
import { fromSheet, mostPasted, toSheet } from './sheet-text.ts';

it('takes what a spreadsheet copies', () => {
  expect(fromSheet('Rent\t1,900\r\nPhone\t80\r\n')).toEqual([
    ['Rent', '1,900'],
    ['Phone', '80'],
  ]);
  expect(fromSheet('"a\nb"\t"say ""hi"""')).toEqual([['a\nb', 'say "hi"']]);
  expect(fromSheet('one')).toEqual([['one']]);
  expect(fromSheet('')).toEqual([['']]);
  expect(fromSheet('\u0000\uffff\t{"a":1}')).toEqual([['\u0000\uffff', '{"a":1}']]);
});

it('reads back what it writes', () => {
  const cells = [
    ['Rent', '1900,50', ''],
    ['a\tb', 'say "hi"', 'two\nlines'],
  ];
  expect(fromSheet(toSheet(cells))).toEqual(cells);
});

it('stops at more rows than a plan has', () => {
  expect(fromSheet('x\n'.repeat(100_000))).toHaveLength(mostPasted);
});
