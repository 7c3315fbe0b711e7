import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { pagedQuery, pagesOf, readMore } from './paged-list.ts';

type List = { items: { id: string }[]; next: string | null };

const size = 3;
let rows: string[];
let client: QueryClient;
const readPage = vi.fn(async ({ cursor }: { cursor?: string }): Promise<List> => {
  const from = cursor === undefined ? 0 : rows.findIndex((id) => id > cursor);
  const page = from < 0 ? [] : rows.slice(from, from + size);
  const last = page.at(-1);
  return { items: page.map((id) => ({ id })), next: last === undefined || last === rows.at(-1) ? null : last };
});
const paged = pagesOf('items', 'id', ['list'], readPage);
const read = () => client.fetchQuery({ ...pagedQuery(paged), staleTime: 0 });
const shown = () => client.getQueryData<List>(['list'])?.items.map(({ id }) => id);

beforeEach(() => {
  rows = ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  readPage.mockClear();
});

test('the first page is one call, and each further one another, to the end', async () => {
  await read();
  expect(shown()).toEqual(['b', 'c', 'd']);
  await readMore(client, paged);
  await readMore(client, paged);
  expect(shown()).toEqual(rows);
  expect(readPage).toHaveBeenCalledTimes(3);
  await readMore(client, paged);
  expect(readPage).toHaveBeenCalledTimes(3);
});

test('reading again takes nothing away that was shown', async () => {
  await read();
  await readMore(client, paged);
  rows = ['a', ...rows];
  await read();
  expect(shown()?.slice(0, 7)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
});

test('reading again ends although the last entry that was shown is gone', async () => {
  await read();
  await readMore(client, paged);
  rows = rows.filter((id) => id !== 'g');
  await read();
  expect(shown()).toEqual(['b', 'c', 'd', 'e', 'f', 'h', 'i']);
});

test('a page that no longer follows the list is read again', async () => {
  await read();
  const first = readPage.getMockImplementation();
  readPage.mockImplementationOnce(async (input) => {
    rows = ['a', ...rows];
    client.setQueryData<List>(['list'], { items: [{ id: 'a' }, { id: 'b' }, { id: 'c' }], next: 'c' });
    return first?.(input) ?? { items: [], next: null };
  });
  await readMore(client, paged);
  expect(shown()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});
