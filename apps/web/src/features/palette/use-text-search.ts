import type { SearchResult } from '@elan/contract/search';
import { isSearchable, longestSearch } from '@elan/domain/search';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client } from '../../data/api/api.ts';
import { toFault } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';

/** Milliseconds without a key before a search is sent. */
const pause = 250;

export type TextSearch = {
  results: readonly SearchResult[];
  /** Whether there are older results that are left out. */
  more: boolean;
  state: 'idle' | 'searching' | 'done' | 'offline' | 'failed';
  retry: () => void;
};

/** Finds the words in the texts of all projects, once typing pauses. A search still running is dropped for the next. */
export function useTextSearch(typed: string): TextSearch {
  const { language } = useLanguage();
  const query = typed.trim().slice(0, longestSearch);
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(query), pause);
    return () => clearTimeout(timer);
  }, [query]);
  const found = useQuery({
    queryKey: ['search', language, asked],
    queryFn: isSearchable(asked)
      ? ({ signal }) => client.search.find({ query: asked, language }, { signal })
      : skipToken,
  });
  const retry = () => void found.refetch();
  if (!isSearchable(query)) return { results: [], more: false, state: 'idle', retry };
  if (query !== asked || found.isPending || (found.isError && found.isFetching)) {
    return { results: [], more: false, state: 'searching', retry };
  }
  if (found.isError) {
    const state = toFault(found.error).kind === 'network' ? 'offline' : 'failed';
    return { results: [], more: false, state, retry };
  }
  return { ...found.data, state: 'done', retry };
}
