import { useSyncExternalStore } from 'react';
import { type DeviceStorage, deviceStorage } from './device-storage.ts';
import { currentProjectKey } from './first-reads.ts';

/** The current project of each account (decision N-05). */
export type CurrentProject = {
  get: (userId: string) => string | null;
  set: (userId: string, projectId: string | null) => void;
  subscribe: (listener: () => void) => () => void;
  /** Closes a project the person no longer has access to, and notifies `onRevoked` listeners so they can say so. */
  revoke: (userId: string, projectId: string) => void;
  onRevoked: (listener: (projectId: string) => void) => () => void;
};

const keyOf = (userId: string) => currentProjectKey + userId;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

export function createCurrentProject(storage: DeviceStorage): CurrentProject {
  const listeners = new Set<() => void>();
  const revokedListeners = new Set<(projectId: string) => void>();
  const get = (userId: string) => {
    const stored = storage.get(keyOf(userId));
    return stored !== null && uuid.test(stored) ? stored : null;
  };
  const set = (userId: string, projectId: string | null) => {
    if (projectId === null) storage.remove(keyOf(userId));
    else storage.set(keyOf(userId), projectId);
    for (const listener of listeners) listener();
  };
  return {
    get,
    set,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    revoke: (userId, projectId) => {
      if (get(userId) !== projectId) return;
      set(userId, null);
      for (const notify of revokedListeners) notify(projectId);
    },
    onRevoked: (listener) => {
      revokedListeners.add(listener);
      return () => revokedListeners.delete(listener);
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
