import { useSyncExternalStore } from 'react';
import { besideQuery } from './beside-query.ts';

const forTwo = room(besideQuery);
const forThree = room('(min-width: 118.75rem) and (min-height: 32rem)');

function room(query: string) {
  return {
    isThere: () => matchMedia(query).matches,
    subscribe: (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
  };
}

/** Whether the window has room for two parts; then each one scrolls by itself, otherwise the page does. */
export const isBeside = forTwo.isThere;

export const useBeside = () => useSyncExternalStore(forTwo.subscribe, forTwo.isThere);

/** Whether the window has room for a third part. */
export const useWide = () => useSyncExternalStore(forThree.subscribe, forThree.isThere);
