import { demoIds } from '@elan/domain/demo';
import { createDeviceStorage, type DeviceStorage, deviceStorage } from './device-storage.ts';

/** What is typed into the demonstration lives as long as the page (decision S-10). */
const demoStorage = createDeviceStorage(() => pageStorage);

/** Where drafts of one person are kept: on this device, until they are saved or discarded. */
export function storageOf(userId: string): DeviceStorage {
  return userId === demoIds.user ? demoStorage : deviceStorage;
}

const kept = new Map<string, string>();
const pageStorage: Storage = {
  get length() {
    return kept.size;
  },
  key: (index) => [...kept.keys()][index] ?? null,
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
  clear: () => kept.clear(),
};

/** Each kind of draft begins its keys with one of these and the person's id. */
const draftKinds = ['draft', 'comment', 'entry', 'text'] as const;

/** The keys of everything typed by one person that is on this device and not on the server. */
export function draftKeys(storage: DeviceStorage, userId: string): string[] {
  return draftKinds.flatMap((kind) => storage.keys(`elan.${kind}:${userId}:`));
}

export function hasDrafts(userId: string): boolean {
  return draftKeys(storageOf(userId), userId).length > 0;
}

/** Erases them, on request. */
export function eraseDrafts(userId: string): void {
  const storage = storageOf(userId);
  for (const key of draftKeys(storage, userId)) storage.remove(key);
}
