import { useSyncExternalStore } from 'react';

/** Where two parts have room beside each other; the variant `beside` in styles/workspace.css has the same condition. */
const query = '(min-width: 68rem) and (min-height: 32rem)';

function subscribe(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the window has room for two parts; then each one scrolls by itself, otherwise the page does. */
export const isBeside = () => matchMedia(query).matches;

export function useBeside(): boolean {
  return useSyncExternalStore(subscribe, isBeside);
}
