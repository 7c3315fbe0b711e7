import { useCallback, useEffect, useState } from 'react';
import type { DeviceStorage } from './device-storage.ts';
import { storageOf } from './own-storage.ts';

export type KeptText = {
  value: string;
  /** Whether what stands in the field outlives the page. */
  kept: boolean;
  set: (value: string) => void;
  /** Saved or discarded: the field shows its first value again, and the device forgets the text. */
  clear: () => void;
};

/**
 * A text field that outlives the page: what is typed is on this device at once, until it is saved or discarded.
 * @param key what it is, below the person: `clarification:<project>:<module>`
 * @param initial what stands in the field when nothing was typed
 */
export function useKeptText(userId: string, key: string, initial = ''): KeptText {
  return useStoredText(storageOf(userId), `elan.text:${userId}:${key}`, initial);
}

/** The same with any storage. */
export function useStoredText(storage: DeviceStorage, name: string, initial: string): KeptText {
  const [state, setState] = useState(() => ({ name, value: storage.get(name) ?? initial, kept: true }));
  const current = state.name === name ? state : { name, value: storage.get(name) ?? initial, kept: true };

  const set = useCallback(
    (value: string) => {
      const isTyped = value !== initial;
      const kept = isTyped ? storage.set(name, value) : true;
      if (!isTyped) storage.remove(name);
      setState({ name, value, kept });
    },
    [storage, name, initial],
  );
  const clear = useCallback(() => {
    storage.remove(name);
    setState({ name, value: initial, kept: true });
  }, [storage, name, initial]);

  // The same field in another tab is the same text: neither may go over what was typed in the other.
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === name) setState({ name, value: event.newValue ?? initial, kept: true });
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [name, initial]);

  // Only what would really be lost is worth stopping somebody who leaves.
  const wouldBeLost = !current.kept;
  useEffect(() => {
    if (!wouldBeLost) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [wouldBeLost]);

  return { value: current.value, kept: current.kept, set, clear };
}
