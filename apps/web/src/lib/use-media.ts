import { useMemo, useSyncExternalStore } from 'react';

/**
 * Whether the window fits a media query, now and while it changes.
 * @param prerendered what a prerendered page assumes until it is hydrated; only needed there
 */
export function useMedia(query: string, prerendered = false): boolean {
  const { subscribe, fits } = useMemo(() => mediaOf(query), [query]);
  return useSyncExternalStore(subscribe, fits, () => prerendered);
}

/** Asks the browser when it is first used: there is none where pages are prerendered. */
function mediaOf(query: string) {
  let known: MediaQueryList | undefined;
  const list = () => {
    known ??= matchMedia(query);
    return known;
  };
  return {
    fits: () => list().matches,
    subscribe: (listener: () => void) => {
      list().addEventListener('change', listener);
      return () => list().removeEventListener('change', listener);
    },
  };
}
