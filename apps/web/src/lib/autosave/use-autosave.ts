import { useEffect, useSyncExternalStore } from 'react';
import { useWarnBeforeLeaving } from '../use-warn-before-leaving.ts';
import type { Autosave, AutosaveSnapshot } from './autosave.ts';

/** What an autosave holds now. Saves when the page is hidden or the screen is left. */
export function useAutosave(autosave: Autosave): AutosaveSnapshot {
  useSavedWhenLeft(autosave);
  return useSyncExternalStore(autosave.subscribe, autosave.get);
}

/** Saves when the page is hidden or the screen is left; renders nothing when something is typed or saved. */
export function useSavedWhenLeft(autosave: Autosave): void {
  const mayBeLost = useSyncExternalStore(autosave.subscribe, () => {
    const { status } = autosave.get();
    return 'kept' in status && !status.kept;
  });
  useWarnBeforeLeaving(mayBeLost);

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
}
