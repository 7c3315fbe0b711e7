import { expect, test } from 'vitest';
import { blocksOf } from './blocks.ts';
import { headingsOf } from './headings.ts';

const sectionsOf = (markdown: string) => headingsOf(blocksOf(markdown));

test('the sections of a report are its headings of the highest level, in plain words', () => {
  const report =
    '## In **short**\n\nText\n\n### Detail\n\nMore\n\n## [The offer](https://x.test) #\n\n- a\n- b\n\n## A \\| B';
  expect(sectionsOf(report)).toEqual([
    { title: 'In short', place: 0 },
    { title: 'The offer', place: 4 },
    { title: 'A | B', place: 6 },
  ]);
});

test('what looks like a heading inside a code block is none, and a report without headings has none', () => {
  expect(sectionsOf('```\n## No\n```\n\ntext')).toEqual([]);
  expect(sectionsOf('')).toEqual([]);
});

test('a definition of a link leaves the sections as they are', () => {
  const titles = sectionsOf('# A\n\nSee [a][1].\n\n# B\n\nText\n\n[1]: https://example.com').map(({ title }) => title);
  expect(titles).toEqual(['A', 'B']);
});
