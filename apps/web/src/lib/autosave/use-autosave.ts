import { useEffect, useSyncExternalStore } from 'react';
import { useWarnBeforeLeaving } from '../use-warn-before-leaving.ts';
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

  useWarnBeforeLeaving('kept' in status && !status.kept);
  return snapshot;
}
