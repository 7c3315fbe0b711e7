import { expect, it } from 'vitest';
import { columnsOf } from './columns.ts';
import type { PartKey } from './parts.ts';

const keys: readonly PartKey[] = ['answers', 'figures', 'analysis', 'versions', 'comments'];
const wide = { keys, standard: 'analysis', search: '', isFirstFixed: true, hasAside: true } as const;

it.each([
  ['', 'answers analysis figures'],
  ['?part=versions', 'answers versions figures'],
  ['?part=versions&beside=comments', 'answers versions comments'],
  ['?part=comments', 'answers analysis comments'],
  ['?part=comments&beside=figures', 'answers analysis figures'],
  ['?part=answers&beside=analysis', 'answers analysis figures'],
  ['?part=nonsense&beside=', 'answers analysis figures'],
])('%s opens, in three columns, %s', (search, visible) => {
  expect(columnsOf({ ...wide, search }).visible.join(' ')).toBe(visible);
});

it.each([
  ['', 'answers analysis'],
  ['?part=comments&beside=figures', 'answers comments'],
  ['?part=versions&beside=comments', 'answers versions'],
])('%s opens, in two columns, %s', (search, visible) => {
  expect(columnsOf({ ...wide, search, hasAside: false }).visible.join(' ')).toBe(visible);
});

it('opens one part where there is one column', () => {
  const phone = { ...wide, isFirstFixed: false, hasAside: false };
  expect(columnsOf(phone).visible).toEqual(['answers']);
  expect(columnsOf({ ...phone, search: '?part=comments&beside=figures' }).visible).toEqual(['comments']);
});

it('does not leave the middle empty when what is usually there is in the last column', () => {
  expect(columnsOf({ ...wide, standard: 'figures' }).visible).toEqual(['answers', 'analysis', 'figures']);
});

it('has no last column without anything for it', () => {
  const { visible, aside } = columnsOf({ ...wide, keys: ['answers', 'ideas'], standard: 'ideas' });
  expect([visible, aside]).toEqual([['answers', 'ideas'], null]);
});
