import { expect, it } from 'vitest';
import { columnsOf } from './columns.ts';
import type { PartKey } from './parts.ts';

const keys: readonly PartKey[] = ['answers', 'analysis', 'versions', 'comments'];
const wide = { keys, standard: 'analysis', search: '', isFirstFixed: true, hasAside: true } as const;

it.each([
  ['', 'answers analysis comments'],
  ['?part=versions', 'answers versions comments'],
  ['?part=comments', 'answers analysis comments'],
  ['?part=nonsense', 'answers analysis comments'],
])('%s opens, in three columns, %s', (search, visible) => {
  expect(columnsOf({ ...wide, search }).visible.join(' ')).toBe(visible);
});

it.each([
  ['', 'answers analysis'],
  ['?part=comments', 'answers comments'],
  ['?part=versions', 'answers versions'],
])('%s opens, in two columns, %s', (search, visible) => {
  expect(columnsOf({ ...wide, search, hasAside: false }).visible.join(' ')).toBe(visible);
});

it('opens one part where there is one column', () => {
  const phone = { ...wide, isFirstFixed: false, hasAside: false };
  expect(columnsOf(phone).visible).toEqual(['answers']);
  expect(columnsOf({ ...phone, search: '?part=comments' }).visible).toEqual(['comments']);
});

it('opens one step after the other where the first is not fixed, and takes old addresses to the first', () => {
  const steps = { ...wide, keys: ['figures', 'forecast', 'analysis', 'comments'] as const, isFirstFixed: false };
  expect(columnsOf(steps).visible).toEqual(['figures', 'comments']);
  expect(columnsOf({ ...steps, search: '?part=answers' }).shown).toBe('figures');
});

it('has no last column without anything for it', () => {
  const { visible, aside } = columnsOf({ ...wide, keys: ['answers', 'ideas'], standard: 'ideas' });
  expect([visible, aside]).toEqual([['answers', 'ideas'], null]);
});
