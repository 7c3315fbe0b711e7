import { expect, test } from 'vitest';
import { columnWidths, markdownNodes } from './markdown-nodes.ts';

test.each([
  ['| Who | Price | Strength |\n| --- | --- | --- |\n| Salon | | Wait |\n| Barber | | |', ['Who', 'Strength']],
  ['| Who | Price |\n| --- | --- |', ['Who', 'Price']],
  ['| Who | Price |\n| --- | --- |\n| | |', ['Who', 'Price']],
])('a column that nobody filled in is left out of %j', (markdown, heads) => {
  const [table] = markdownNodes(markdown);
  expect(table?.is === 'table' && table.head.map(({ text }) => text)).toEqual(heads);
});

test('a column is as wide as its longest word asks, beside one of longer texts', () => {
  const [table] = markdownNodes('| Competitor | Strength |\n|---|---|\n| Tim | open for twenty years, loyal |');
  const widths = table?.is === 'table' ? columnWidths([table.head, ...table.rows]) : [];
  expect(widths.map((width) => width.toFixed(2))).toEqual(['1.25', '1.87']);
});
