import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

/**
 * Whether the server can be reached. Only network failures count: an error response from the server is not 'offline'.
 */
let offline = false;
const changes = createListeners();
const answers = createListeners();

function set(value: boolean) {
  if (offline === value) return;
  offline = value;
  changes.notify();
}

export const reportReached = () => set(false);
export const reportUnreachable = () => set(true);
export const isOffline = () => offline;

export const onConnectionChange = changes.subscribe;

/** Call after a successful response, so that everything waiting for the server tries again at once. */
export const reportAnswered = answers.notify;
export const onAnswered = answers.subscribe;

export function useIsOffline(): boolean {
  return useSyncExternalStore(onConnectionChange, isOffline, () => false);
}
