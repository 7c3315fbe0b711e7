import { describe, expect, test } from 'vitest';
import { lines } from './testing/lines.ts';
import { misleadingLines } from './testing/lines-misleading.ts';
import { lastMisleadingLines } from './testing/lines-misleading-last.ts';
import { laterMisleadingLines } from './testing/lines-misleading-later.ts';
import { tenthMisleadingLines } from './testing/lines-misleading-tenth.ts';
import { trickyLines } from './testing/lines-tricky.ts';
import { lastTrickyLines } from './testing/lines-tricky-last.ts';
import { laterTrickyLines } from './testing/lines-tricky-later.ts';
import { measure, readLine } from './testing/measure.ts';
import { questionnaires } from './testing/questionnaires.ts';

const whole = questionnaires.map(
  ([trade, answers, wanted]) =>
    [trade, Object.keys(answers).join(''), Object.values(answers).join('|'), wanted] as const,
);

describe('nothing is read wrongly', () => {
  test.each([
    ...lines,
    ...trickyLines,
    ...laterTrickyLines,
    ...lastTrickyLines,
    ...misleadingLines,
    ...laterMisleadingLines,
    ...lastMisleadingLines,
    ...tenthMisleadingLines,
  ])('%s: %s', (questions, text, wanted) => {
    expect(measure(readLine(questions, text).rows, wanted).wrong).toEqual([]);
  });
  test.each(whole)('%s', (_, questions, text, wanted) => {
    expect(measure(readLine(questions, text).rows, wanted).wrong).toEqual([]);
  });
});

describe('most is read', () => {
  test.each([
    ['lines', lines, 0.95],
    ['questionnaires', whole.map(([, questions, text, wanted]) => [questions, text, wanted] as const), 0.9],
  ] as const)('%s', (name, cases, least) => {
    const measured = cases.map(([questions, text, wanted]) => measure(readLine(questions, text).rows, wanted));
    const sum = (of: (each: (typeof measured)[number]) => number) =>
      measured.reduce((total, each) => total + of(each), 0);
    const share = sum((each) => each.right) / sum((each) => each.wanted);
    console.info(
      `${name}: ${cases.length} texts, ${sum((each) => each.wanted)} fields, ${(share * 100).toFixed(1)}% read`,
    );
    expect(share).toBeGreaterThan(least);
  });
});

test('a share of the price of one product is not that of another', () => {
  const shares = (costs: string) => {
    const { rows } = readLine('pv', `Coffee $4.25, sandwich $11|${costs}`);
    return rows.flatMap((row) => (row.kind === 'stream' ? [[row.cells.name, row.cells.costShare]] : []));
  };
  expect(shares('Sandwiches 35% of the price')).toEqual([
    ['Coffee', null],
    ['Sandwich', 3_500],
  ]);
  expect(shares('Coffee costs about 0.80 a cup, sandwiches 35% of the price')).toEqual([
    ['Coffee', null],
    ['Sandwich', null],
  ]);
  expect(shares('Card fees 2.5% of the price')).toEqual([
    ['Coffee', 250],
    ['Sandwich', 250],
  ]);
});

describe('what is not read', () => {
  test.each([
    ['f', 'Rent less than $1,500 a month', ['Rent less than $1,500 a month']],
    ['f', 'Telephone $40 to $60 a month', ['Telephone $40 to $60 a month']],
    ['p', '$8 a loaf. The supermarket asks $5', ['The supermarket asks $5']],
    ['pg', '$8 a loaf|About 6 appointments a week lost', ['6 appointments a week lost']],
    ['c', 'I keep at least $3,000 in the account', ['I keep at least $3,000 in the account']],
    ['f', 'Kitchen $350 a month, booth fees, phone 60', ['phone 60']],
    ['f', 'Rent $900 a month. Utilities between 300 and 400', ['Utilities between 300 and 400']],
    ['c', 'Oven $14,000. Savings 30,000 and a loan', ['Savings 30,000 and a loan']],
  ])('%s: %s is listed in the words of the person', (questions, text, expected) => {
    expect(readLine(questions, text).unread.map(({ quote }) => quote)).toEqual(expected);
  });

  test.each([
    'Call 514-555-0199 before 2027-03-01, H2X 1Y4',
    'Since 2019, at 1234 Main Street, Bill 96, 3rd floor, 7 p.m., 9:30',
    '1. Visit the landlord\n2. Sign the lease until 2030',
    'Depuis le 15 mai 2026, loi 25, 2e étage, à 19 h',
  ])('%s has no amounts', (text) => {
    expect(readLine('c', text)).toMatchObject({ rows: [], unread: [] });
  });
});

// Anything worse than linear here would take longer than a test may.
describe('hostile texts are read to their end', () => {
  test.each([
    '9',
    '1 234 ',
    '$1,',
    '12 a ',
    'a month ',
    '((',
    'rent $5 and ',
    '5 to 8 $ ',
    'May to October ',
    '\u0130\u0308 $5 ',
    '\ud800 $5 a month \n',
  ])('%j', (piece) => {
    const text = piece.repeat(5_000 / piece.length);
    const { rows, unread } = readLine('fpvgcril', Array(8).fill(text).join('|'));
    expect(new Set(rows.map(({ proposal }) => proposal)).size).toBe(rows.length);
    for (const { quote } of unread) expect(text.includes(quote)).toBe(true);
  });
});

test('the order of lines changes no key', () => {
  const keys = (text: string) =>
    readLine('f', text)
      .rows.map(({ proposal }) => proposal)
      .toSorted();
  expect(keys('Rent $900 a month\nPhone $60 a month\nPhone $40 a month')).toEqual(
    keys('Phone $60 a month\nPhone $40 a month\nRent $900 a month'),
  );
});
