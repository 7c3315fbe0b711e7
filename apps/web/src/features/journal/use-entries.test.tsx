// @vitest-environment happy-dom
import type { ModuleEntry } from '@elan/contract/modules';
import type { JournalEntry } from '@elan/domain/modules/journal/entry';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Entries, useEntries } from './use-entries.ts';

const size = 2;
const server = vi.hoisted(() => ({ entries: [] as string[], calls: [] as (string | undefined)[] }));

const entryOf = (id: string): JournalEntry => ({ id, date: id, title: id, content: id, mood: 'neutral', tags: [] });
function pageFrom(cursor?: string) {
  const rest = cursor === undefined ? server.entries : server.entries.slice(server.entries.indexOf(cursor) + 1);
  const entries = rest.slice(0, size).map(entryOf);
  return { entries, count: server.entries.length, next: rest.length > size ? (entries.at(-1)?.id ?? null) : null };
}

vi.mock('../../data/api/api.ts', () => ({
  client: {
    journal: {
      list: async ({ cursor }: { cursor?: string }) => {
        server.calls.push(cursor);
        return pageFrom(cursor);
      },
    },
  },
}));

beforeEach(() => Object.assign(server, { entries: ['e', 'd', 'c', 'b', 'a'], calls: [] }));
afterEach(cleanup);

/** What the project says about the journal just now. */
function journal(): ModuleEntry {
  const { entries, count, next } = pageFrom();
  const rest = { answers: {}, versions: {}, aiResponse: null, origin: null, running: null };
  return { ...rest, entries, entryCount: count, entriesNext: next, lastUpdated: server.entries.join() };
}

type Seen = { now?: Entries };

function Screen({ entry, seen }: { entry: ModuleEntry; seen: Seen }) {
  seen.now = useEntries('p', entry);
  return null;
}

function show() {
  const seen: Seen = {};
  const queryClient = new QueryClient();
  const screen = () => (
    <QueryClientProvider client={queryClient}>
      <Screen entry={journal()} seen={seen} />
    </QueryClientProvider>
  );
  const { rerender } = render(screen());
  return {
    shown: () => seen.now?.shown.map(({ id }) => id),
    get: () => seen.now,
    more: () => act(async () => seen.now?.showMore()),
    /** The project is read again. */
    change: (entries: string[]) => {
      server.entries = entries;
      rerender(screen());
    },
  };
}

it('shows the page of the project without a call, and the rest when it is asked for', async () => {
  const { shown, get, more } = show();
  expect([shown(), get()?.count, get()?.isMore]).toEqual([['e', 'd'], 5, true]);
  expect(server.calls).toEqual([]);
  await more();
  await waitFor(() => expect(shown()).toEqual(['e', 'd', 'c', 'b']));
  await more();
  await waitFor(() => expect(shown()).toEqual(['e', 'd', 'c', 'b', 'a']));
  expect(get()?.isMore).toBe(false);
});

it('leaves no gap when entries come and go meanwhile', async () => {
  const { shown, get, more, change } = show();
  await more();
  await waitFor(() => expect(shown()).toEqual(['e', 'd', 'c', 'b']));
  change(['g', 'f', 'e', 'd', 'b', 'a']);
  expect(shown()?.slice(0, 4)).toEqual(['g', 'f', 'e', 'd']);
  await waitFor(() => expect(shown()).toEqual(['g', 'f', 'e', 'd', 'b', 'a']));
  expect(get()?.count).toBe(6);
});
