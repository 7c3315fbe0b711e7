import { expect, test } from 'vitest';
import { blocksOf, completeTail } from './blocks.ts';

const textsOf = (markdown: string) => blocksOf(markdown).map(({ text }) => text);

test('cuts at blank lines', () => {
  expect(textsOf('# A\n\nText\nmore\n\n\nEnd')).toEqual(['# A', 'Text\nmore', 'End']);
});

test('keeps a fence whole, with blank lines and other fences in it', () => {
  const fence = '````\na\n\n```\nb\n```\n\nc\n````';
  expect(textsOf(`before\n\n${fence}\n\nafter`)).toEqual(['before', fence, 'after']);
});

test('keeps a loose list whole, with nested items and paragraphs', () => {
  const list = '1. one\n\n   more of one\n\n2. two\n\n   - nested\n\n3. three';
  expect(textsOf(`${list}\n\nText after`)).toEqual([list, 'Text after']);
});

test('keeps a table whole', () => {
  const table = '| a | b |\n|---|---|\n| 1 | 2 |';
  expect(textsOf(`x\n\n${table}\n\ny`)).toEqual(['x', table, 'y']);
});

test('a block brings along the definitions it refers to, and only those', () => {
  expect(textsOf('# A\n\nSee [a][One].\n\nEnd\n\n[one]: https://example.com\n[two]: https://example.org')).toEqual([
    '# A',
    'See [a][One].\n\n[one]: https://example.com',
    'End',
  ]);
});

test('finished blocks do not change while the text goes on', () => {
  const text = '# A\n\n- one\n- two\n\n```\ncode\n\nmore\n```\n\n| a |\n|---|\n| 1 |\n\nEnd of it.';
  let before: string[] = [];
  for (let length = 1; length <= text.length; length += 1) {
    const blocks = textsOf(text.slice(0, length));
    // Everything but the previously last block is unchanged.
    expect(blocks.slice(0, Math.max(0, before.length - 1))).toEqual(before.slice(0, -1));
    before = blocks;
  }
});

test('the tail of a growing text shows no half marks', () => {
  expect(completeTail('| Channel | Bud')).toBe('');
  expect(completeTail('| Channel | Budget |\n|---|---|\n| a')).toBe('| Channel | Budget |\n|---|---|\n| a');
  expect(completeTail('- one\n-')).toBe('- one');
  expect(completeTail('##')).toBe('');
  expect(completeTail('Some **bold wor')).toBe('Some **bold wor**');
  expect(completeTail('Some **bold** word*')).toBe('Some **bold** word');
});
