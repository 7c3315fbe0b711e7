/**
 * Storage on this device. Where it is blocked or full, values stay in memory and `set` returns false, so that the app
 * never claims to have stored something it has not.
 */
export type DeviceStorage = {
  get: (key: string) => string | null;
  /** @returns whether the value survives closing the page */
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  keys: (prefix: string) => string[];
};

export function createDeviceStorage(open: () => Storage): DeviceStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(open());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set: (key, value) => {
      const kept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (kept) memory.delete(key);
      else memory.set(key, value);
      return kept;
    },
    remove: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    keys: (prefix) => {
      const stored = attempt(
        (storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
        [],
      );
      return [...new Set([...stored, ...memory.keys()])].filter((key) => key.startsWith(prefix));
    },
  };
}

/** Survives closing the browser. */
export const deviceStorage = createDeviceStorage(() => localStorage);
/** Lives as long as the tab. */
export const tabStorage = createDeviceStorage(() => sessionStorage);
