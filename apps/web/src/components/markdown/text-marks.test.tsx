// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import Report from './report.tsx';
import { type ShownMark, TextMarks } from './text-marks.ts';

afterEach(cleanup);

/** Marks every 'N', 'NN' … of a text. */
function marksOf(text: string): ShownMark[] {
  return [...text.matchAll(/N+/gu)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
    show: (words, inLink) => <mark data-in-link={inLink || undefined}>{words}</mark>,
  }));
}

const shown = (text: string) => render(<TextMarks value={marksOf}>{<Report text={text} />}</TextMarks>).container;
const marked = (text: string) => [...shown(text).querySelectorAll('mark')].map((mark) => mark.textContent);

test.each([
  ['a paragraph', 'One N and **NN**, *NNN* too.', ['N', 'NN', 'NNN']],
  ['a heading and a list', '## Title N\n\n- a NN\n  - b NNN\n\n1. c NNNN', ['N', 'NN', 'NNN', 'NNNN']],
  ['a table', '| N | b |\n| --- | --- |\n| 1 | **NN** |', ['N', 'NN']],
  ['after other blocks', 'N\n\ntext N text\n\n> quote NN', ['N', 'N', 'NN']],
  ['a text that repeats itself', 'same N\n\nsame N\n\nsame N', ['N', 'N', 'N']],
  ['Windows line breaks', '# A\r\n\r\nN\r\n\r\n| a |\r\n| --- |\r\n| NN |\r\n', ['N', 'NN']],
])('marks %s', (_, text, words) => expect(marked(text)).toEqual(words));

test('marks nothing in code and addresses, and leaves the text as it is', () => {
  const container = shown('`N` and [a NN](https://example.com/N) then\n\n```\nN\n```');
  expect([...container.querySelectorAll('mark')].map((mark) => [mark.textContent, mark.dataset['inLink']])).toEqual([
    ['NN', 'true'],
  ]);
  expect(container.querySelector('a')?.getAttribute('href')).toBe('https://example.com/N');
  expect(container.textContent).toContain('N and a NN then');
  expect(container.textContent).not.toMatch(/[\uE000-\uE019]/u);
});

test('marks the points of the matrix', () => {
  const text = '## Strengths\n\n- Good N\n\n## Weaknesses\n\n- Bad **NN**\n';
  const matrix = shown(text).querySelector('section');
  expect([...(matrix?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual(['N', 'NN']);
  expect(matrix?.textContent).not.toMatch(/[\uE000-\uE019]/u);
});

test('nobody can forge a mark', () => {
  const forged = 'x \uE000\uE010\uE001evil\uE002 N';
  expect(marked(forged)).toEqual(['N']);
  expect(marked(forged.slice(0, -2))).toEqual([]);
});
