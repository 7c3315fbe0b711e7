import { useCallback, useEffect, useState } from 'react';
import type { DeviceStorage } from './device-storage.ts';
import { storageOf } from './own-storage.ts';
import { useWarnBeforeLeaving } from './use-warn-before-leaving.ts';

export type KeptText = {
  value: string;
  /** Whether the text survives closing the page. */
  kept: boolean;
  set: (value: string) => void;
  /** After saving or discarding: restores the initial value and removes the stored text. */
  clear: () => void;
};

/**
 * A text field that survives closing the page: what is typed is stored on this device immediately, until it is saved or
 * discarded.
 * @param key identifies the field within the person's texts: `clarification:<project>:<module>`
 * @param initial the value before anything is typed
 */
export function useKeptText(userId: string, key: string, initial = ''): KeptText {
  return useStoredText(storageOf(userId), `elan.text:${userId}:${key}`, initial);
}

/** The same with any storage. */
export function useStoredText(storage: DeviceStorage, name: string, initial: string): KeptText {
  // Null as long as nothing is typed: a new initial value is then shown.
  const [state, setState] = useState(() => ({ name, typed: storage.get(name), kept: true }));
  const current = state.name === name ? state : { name, typed: storage.get(name), kept: true };

  const set = useCallback(
    (value: string) => {
      const isTyped = value !== initial;
      const kept = isTyped ? storage.set(name, value) : true;
      if (!isTyped) storage.remove(name);
      setState({ name, typed: isTyped ? value : null, kept });
    },
    [storage, name, initial],
  );
  const clear = useCallback(() => {
    storage.remove(name);
    setState({ name, typed: null, kept: true });
  }, [storage, name]);

  // The same field in another tab shares the text, so that neither overwrites what was typed in the other.
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === name) setState({ name, typed: event.newValue, kept: true });
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [name]);

  useWarnBeforeLeaving(!current.kept);

  return { value: current.typed ?? initial, kept: current.kept, set, clear };
}
