import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { putResponse } from './put-response.ts';

/** A list as far as it was read. */
type Listed = { next: string | null };

/** How a list that the server gives in pages is read. */
export type PagedList<List extends Listed> = {
  queryKey: QueryKey;
  readPage: (cursor: { cursor?: string }, options: { signal?: AbortSignal }) => Promise<List>;
  /** What the list and a page that follows it are together. */
  join: (list: List, page: List) => List;
  /** The ids of its entries, the first ones read first. */
  ids: (list: List) => readonly string[];
  /** Brings along what was shown within entries; `before` is the list as it was shown. */
  complete?: (list: List, before: List, options: { signal?: AbortSignal }) => Promise<List>;
};

/**
 * A list whose pages hold their entries under one name, each page after the one before it.
 * @param id what tells its entries apart
 */
export function pagesOf<
  const Name extends string,
  const Id extends string,
  Page extends Listed & Record<Name, readonly Record<Id, string | number>[]>,
>(
  name: Name,
  id: Id,
  queryKey: QueryKey,
  readPage: (cursor: { cursor?: string }, options: { signal?: AbortSignal }) => Promise<Page>,
): PagedList<Page> {
  return {
    queryKey,
    readPage,
    join: (list, page) => ({ ...page, [name]: [...list[name], ...page[name]] }),
    ids: (list) => list[name].map((entry) => String(entry[id])),
  };
}

/** The most entries read beyond those shown before, to find the last of them again. */
const mostNewEntries = 100;

/**
 * A query of the first page. Reading it again reads as far as was shown before: what comes or goes elsewhere takes
 * nothing away that somebody had asked for.
 */
export function pagedQuery<List extends Listed>(paged: PagedList<List>) {
  return queryOptions({
    queryKey: paged.queryKey,
    queryFn: async ({ client, signal }) => {
      const before = client.getQueryData<List>(paged.queryKey);
      let list = await paged.readPage({}, { signal });
      if (before === undefined) return list;
      const shown = paged.ids(before);
      while (list.next !== null && !reaches(paged.ids(list), shown)) {
        list = paged.join(list, await paged.readPage({ cursor: list.next }, { signal }));
      }
      return paged.complete === undefined ? list : paged.complete(list, before, { signal });
    },
  });
}

function reaches(ids: readonly string[], shown: readonly string[]): boolean {
  const last = shown.at(-1);
  if (last === undefined || ids.length >= shown.length + mostNewEntries) return true;
  return ids.length >= shown.length && ids.includes(last);
}

/** Adds the next page to a list. Does nothing when there is none. */
export async function readMore<List extends Listed>(queryClient: QueryClient, paged: PagedList<List>): Promise<void> {
  const cursor = queryClient.getQueryData<List>(paged.queryKey)?.next ?? null;
  if (cursor === null) return;
  const page = await paged.readPage({ cursor }, {});
  const now = queryClient.getQueryData<List>(paged.queryKey);
  // The list was read again meanwhile and ends elsewhere: this page does not follow it.
  if (now?.next !== cursor) return readMore(queryClient, paged);
  putResponse(queryClient, paged.queryKey, paged.join(now, page));
}
