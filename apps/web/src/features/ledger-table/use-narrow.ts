import { useSyncExternalStore } from 'react';

const query = '(max-width: 40rem)';

function subscribe(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether a row is a card: a table has no room. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
