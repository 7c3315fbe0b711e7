import { demoIds } from '@elan/domain/demo';
import { createDeviceStorage, type DeviceStorage, deviceStorage } from './device-storage.ts';

/** Text typed into the demonstration is lost with the page (decision S-10). */
const demoStorage = createDeviceStorage(() => pageStorage);

/** Where a person's drafts are stored on this device until they are saved or discarded. */
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

/** Every draft key starts with one of these, followed by the person's id. */
const draftKinds = ['draft', 'comment', 'entry', 'text'] as const;

/** The keys of everything a person typed that is on this device but not on the server. */
export function draftKeys(storage: DeviceStorage, userId: string): string[] {
  return draftKinds.flatMap((kind) => storage.keys(`elan.${kind}:${userId}:`));
}

export function hasDrafts(userId: string): boolean {
  return draftKeys(storageOf(userId), userId).length > 0;
}

/** Erases those drafts, on request. */
export function eraseDrafts(userId: string): void {
  const storage = storageOf(userId);
  for (const key of draftKeys(storage, userId)) storage.remove(key);
}
