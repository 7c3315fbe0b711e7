import { describe, expect, test } from 'vitest';
import { compareReports, compareWords } from './compare-reports.ts';

const changes = (older: string, newer: string) =>
  compareReports(older, newer).flatMap(({ rows }) =>
    rows
      .filter(({ changed }) => changed)
      .map((row) => [row.older, row.newer].map((cell) => marked(cell?.pieces) ?? cell?.markdown)),
  );

const marked = (pieces: readonly { text: string; changed: boolean }[] | null | undefined) =>
  pieces?.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('');

describe('two versions of a report', () => {
  test('the same text has no changes, even if the paragraphs are set apart differently', () => {
    expect(changes('## A\n\nOne.\n\n- x\n- y', '## A\nOne.\n\n\n* x\n* y\n')).toEqual([]);
  });

  test('a changed word is marked in its paragraph, on both sides', () => {
    expect(changes('## A\n\nWe sell **60** loaves a day.', '## A\n\nWe sell 80 loaves a day.')).toEqual([
      ['We sell [60] loaves a day.', 'We sell [80] loaves a day.'],
    ]);
  });

  test('paragraphs and items that only one has face nothing', () => {
    expect(changes('## A\n\nOne.\n\nTwo.', '## A\n\nTwo.\n\n- New item')).toEqual([
      ['One.', undefined],
      [undefined, 'New item'],
    ]);
  });

  test('texts with little in common are whole changes', () => {
    expect(changes('## A\n\nBread from local wheat.', '## A\n\nThe permit takes six weeks.')).toEqual([
      ['Bread from local wheat.', 'The permit takes six weeks.'],
    ]);
  });

  test('a table is compared as a whole', () => {
    const table = (price: number) => `## A\n\n| Item | Price |\n|---|---|\n| Loaf | ${price} |`;
    const [[older, newer] = []] = changes(table(6), table(7));
    expect([older, newer]).toEqual([expect.stringContaining('| 6 |'), expect.stringContaining('| 7 |')]);
  });

  test('sections are told apart by title, with their index in each version', () => {
    const sections = compareReports('## A\n\na\n\n## B\n\nb', '## B\n\nb\n\n## C\n\nc');
    expect(
      sections.map(({ title, olderIndex, newerIndex, changed }) => [title, olderIndex, newerIndex, changed]),
    ).toEqual([
      ['A', 0, null, true],
      ['B', 1, 0, false],
      ['C', null, 1, true],
    ]);
  });
});

test('words of French keep their spaces and marks', () => {
  const { older, newer } = compareWords(
    'Vendu 60\u00a0$\u00a0: «\u00a0pain\u00a0»',
    'Vendu 80\u00a0$\u00a0: «\u00a0pain\u00a0»',
  );
  expect([marked(older), marked(newer)]).toEqual([
    'Vendu [60]\u00a0$\u00a0: «\u00a0pain\u00a0»',
    'Vendu [80]\u00a0$\u00a0: «\u00a0pain\u00a0»',
  ]);
});
