import { expect, it } from 'vitest';
import { fromSheet, mostPasted, toSheet } from './sheet-text.ts';

it.each<[string, string, string[][]]>([
  [
    'cells and rows',
    'Rent\t1,900\r\nPhone\t80\r\n',
    [
      ['Rent', '1,900'],
      ['Phone', '80'],
    ],
  ],
  ['a quoted line break and doubled quotes', '"a\nb"\t"say ""hi"""', [['a\nb', 'say "hi"']]],
  ['one text', 'one', [['one']]],
  ['nothing', '', [['']]],
  [
    'empty lines',
    '\nRent\t1\n\n\t\n  \nPhone\t2\n\n',
    [
      ['Rent', '1'],
      ['Phone', '2'],
    ],
  ],
  ['hostile text', '\u0000\uffff\t{"a":1}', [['\u0000\uffff', '{"a":1}']]],
  ['words in quotes', '"Le Coin" enseigne\t200', [['"Le Coin" enseigne', '200']]],
  ['a cell in quotes', '"Le Coin"\t200', [['"Le Coin"', '200']]],
  [
    'inches',
    '12" pan\t"\n9" pan\t4',
    [
      ['12" pan', '"'],
      ['9" pan', '4'],
    ],
  ],
  [
    'ditto marks among five rows',
    'Rent\t1\n"\t2\nPower\t"\nWater\t4\n" \t5',
    [
      ['Rent', '1'],
      ['"', '2'],
      ['Power', '"'],
      ['Water', '4'],
      ['" ', '5'],
    ],
  ],
  [
    'a quote that is never closed',
    '"Le Coin\t200\nSign 12"\t300',
    [
      ['"Le Coin', '200'],
      ['Sign 12"', '300'],
    ],
  ],
])('takes %s as a spreadsheet means them', (_what, text, cells) => {
  expect(fromSheet(text)).toEqual(cells);
});

it('reads back what it writes', () => {
  const cells = [
    ['Rent', '1900,50', ''],
    ['"Le Coin"', 'say "hi"', 'two\nlines'],
  ];
  expect(fromSheet(toSheet(cells))).toEqual(cells);
});

it('stops at more rows than a plan has', () => {
  expect(fromSheet('x\n'.repeat(100_000))).toHaveLength(mostPasted);
  expect(fromSheet('"\n'.repeat(100_000))).toHaveLength(mostPasted);
});
