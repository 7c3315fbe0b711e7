import { expect, test } from 'vitest';
import { markdownNodes } from './markdown-nodes.ts';

test.each([
  ['| Who | Price | Strength |\n| --- | --- | --- |\n| Salon | | Wait |\n| Barber | | |', ['Who', 'Strength']],
  ['| Who | Price |\n| --- | --- |', ['Who', 'Price']],
  ['| Who | Price |\n| --- | --- |\n| | |', ['Who', 'Price']],
])('a column that nobody filled in is left out of %j', (markdown, heads) => {
  const [table] = markdownNodes(markdown);
  expect(table?.is === 'table' && table.head.map(({ text }) => text)).toEqual(heads);
});
