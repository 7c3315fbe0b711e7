import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the window fits a media query, now and while it changes.
 * @param prerendered what a prerendered page assumes until it is hydrated; only needed there
 */
export function useMedia(query: string, prerendered = false): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => prerendered,
  );
}
