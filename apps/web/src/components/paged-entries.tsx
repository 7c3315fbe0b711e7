import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { toFault } from '../lib/errors.ts';
import { type PagedList, pagedQuery, readMore } from '../lib/paged-list.ts';
import { ShowMore } from './show-more.tsx';
import { FailureBanner } from './ui/failure-banner.tsx';

type Props<List extends { next: string | null }, Entry> = {
  pages: PagedList<List>;
  entriesOf: (list: List) => readonly Entry[];
  loading: string;
  /** What is said where there may be none. */
  empty?: string;
  /** What the button says that brings older ones. */
  more: string;
  /** One entry, as an element of the list. `isOldest` once all have been read. */
  children: (entry: Entry, isOldest: boolean, older: Entry | undefined) => ReactNode;
};

/** A paged list, newest first, fetched again each time it is opened. */
export function PagedEntries<List extends { next: string | null }, Entry>(props: Props<List, Entry>) {
  const { pages, entriesOf, loading, empty, more, children } = props;
  const queryClient = useQueryClient();
  const rows = useRef<HTMLOListElement>(null);
  const { data, error, refetch } = useQuery({ ...pagedQuery(pages), staleTime: 0 });
  if (data === undefined) {
    if (error === null) return <p className="text-muted">{loading}</p>;
    return <FailureBanner fault={toFault(error)} onRetry={refetch} />;
  }
  const entries = entriesOf(data);
  return (
    <>
      {entries.length === 0 && empty !== undefined && <p className="text-muted">{empty}</p>}
      <ol className="flex flex-col" ref={rows}>
        {entries.map((entry, index) => {
          const older = entries[index + 1];
          return children(entry, older === undefined && data.next === null, older);
        })}
      </ol>
      <ShowMore at="end" list={rows} onMore={() => readMore(queryClient, pages)} shown={data.next !== null}>
        {more}
      </ShowMore>
    </>
  );
}
