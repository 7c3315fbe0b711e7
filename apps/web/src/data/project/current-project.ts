import { useSyncExternalStore } from 'react';
import { type DeviceStorage, deviceStorage } from '../../lib/device-storage.ts';
import { createListeners } from '../../lib/listeners.ts';
import { currentProjectKey } from '../api/first-reads.ts';

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
  const changes = createListeners();
  const revocations = createListeners<[projectId: string]>();
  const get = (userId: string) => {
    const stored = storage.get(keyOf(userId));
    return stored !== null && uuid.test(stored) ? stored : null;
  };
  const set = (userId: string, projectId: string | null) => {
    if (projectId === null) storage.remove(keyOf(userId));
    else storage.set(keyOf(userId), projectId);
    changes.notify();
  };
  return {
    get,
    set,
    subscribe: changes.subscribe,
    revoke: (userId, projectId) => {
      if (get(userId) !== projectId) return;
      set(userId, null);
      revocations.notify(projectId);
    },
    onRevoked: revocations.subscribe,
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
