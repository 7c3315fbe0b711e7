import { useSyncExternalStore } from 'react';
import { type DeviceStorage, deviceStorage } from './device-storage.ts';

/** The project that is open, per account (decision N-05). */
export type CurrentProject = {
  get: (userId: string) => string | null;
  set: (userId: string, projectId: string | null) => void;
  subscribe: (listener: () => void) => () => void;
};

const keyOf = (userId: string) => `elan.project:${userId}`;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

export function createCurrentProject(storage: DeviceStorage): CurrentProject {
  const listeners = new Set<() => void>();
  return {
    get: (userId) => {
      const stored = storage.get(keyOf(userId));
      return stored !== null && uuid.test(stored) ? stored : null;
    },
    set: (userId, projectId) => {
      if (projectId === null) storage.remove(keyOf(userId));
      else storage.set(keyOf(userId), projectId);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const currentProject = createCurrentProject(deviceStorage);

export function useCurrentProjectId(userId: string): string | null {
  return useSyncExternalStore(
    currentProject.subscribe,
    () => currentProject.get(userId),
    () => null,
  );
}
