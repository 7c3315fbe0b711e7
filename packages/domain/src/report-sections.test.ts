import { describe, expect, test } from 'vitest';
import { pairSections, reportSections, withSectionOf } from './report-sections.ts';

const titles = (markdown: string) => reportSections(markdown).map(({ title }) => title);

describe('sections of a report', () => {
  test('begin at the highest level of heading that occurs more than once', () => {
    expect(titles('# Plan\n\nIntro\n\n## Market\n\ntext\n\n### Prices\n\n## Team\n')).toEqual([
      'Plan',
      'Market',
      'Team',
    ]);
    expect(titles('### One\n\n### Two\n')).toEqual(['One', 'Two']);
  });

  test('include text before the first heading, and a report without headings is one section', () => {
    expect(titles('Hello\n\n## One\n\n## Two')).toEqual(['', 'One', 'Two']);
    expect(titles('Only text')).toEqual(['']);
    expect(titles('  \n')).toEqual([]);
  });

  test('a heading in a code block begins none', () => {
    expect(titles('## One\n\n```\n## not this\n```\n\n## Two')).toEqual(['One', 'Two']);
  });

  test('joined again they are the report', () => {
    const report = 'Intro\n\n## One ##\ntext\n## Two\n\n| a |\n|---|\n| 1 |\n';
    expect(
      reportSections(report)
        .map(({ text }) => text)
        .join(''),
    ).toBe(report);
  });
});

describe('pairs of sections', () => {
  const pairs = (older: string, newer: string) =>
    pairSections(reportSections(older), reportSections(newer)).map((pair) => [pair.older?.title, pair.newer?.title]);

  test('have the same title, whatever its case, and keep the order of the newer report', () => {
    expect(pairs('## A\n## B\n', '## b\n## a\n')).toEqual([
      ['B', 'b'],
      ['A', 'a'],
    ]);
  });

  test('a section that is gone stays where it was', () => {
    expect(pairs('## A\n## B\n## C\n', '## A\n## C\n## D\n')).toEqual([
      ['A', 'A'],
      ['B', undefined],
      ['C', 'C'],
      [undefined, 'D'],
    ]);
    expect(pairs('## First\n## A\n', '## A\n## B\n')[0]).toEqual(['First', undefined]);
  });

  test('equal titles meet in their order', () => {
    expect(pairs('## A\n1\n## A\n2\n', '## A\n## A\n## A\n')).toEqual([
      ['A', 'A'],
      ['A', 'A'],
      [undefined, 'A'],
    ]);
  });
});

describe('a section of another version', () => {
  const older = '## A\n\nold a\n\n## B\n\nold b\n\n## C\n\nold c\n';

  test('replaces the section of its title', () => {
    expect(withSectionOf('## A\n\nnew a\n\n## B\n\nnew b', older, 1)).toEqual({
      title: 'B',
      report: '## A\n\nnew a\n\n## B\n\nold b',
    });
  });

  test('comes back where it was', () => {
    expect(withSectionOf('## A\n\nnew a\n\n## C\n\nnew c', older, 1)?.report).toBe(
      '## A\n\nnew a\n\n## B\n\nold b\n\n## C\n\nnew c',
    );
  });

  test('that is the same already changes nothing, not even white space', () => {
    const report = '## A\n\n\nnew a\n\n\n## B\n\nold b\n\n\n';
    expect(withSectionOf(report, older, 1)?.report).toBe(report);
  });

  test('is undefined when there is no such section', () => {
    expect(withSectionOf('## A', older, 3)).toBeUndefined();
  });
});
