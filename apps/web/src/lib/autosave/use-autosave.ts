import { useEffect, useSyncExternalStore } from 'react';
import type { Autosave, AutosaveSnapshot } from './autosave.ts';

/** What an autosave holds now. Saves when the page is hidden or the screen is left. */
export function useAutosave(autosave: Autosave): AutosaveSnapshot {
  const snapshot = useSyncExternalStore(autosave.subscribe, autosave.get);
  const { status } = snapshot;

  useEffect(() => {
    const flush = () => void autosave.flush();
    const flushWhenHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', flushWhenHidden);
      flush();
    };
  }, [autosave]);

  // Only warn somebody who leaves about text that would really be lost.
  const wouldBeLost = 'kept' in status && !status.kept;
  useEffect(() => {
    if (!wouldBeLost) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [wouldBeLost]);

  return snapshot;
}
