import { useSyncExternalStore } from 'react';

/**
 * Whether the server can be reached. Only network failures count: an error response from the server is not 'offline'.
 */
let offline = false;
const listeners = new Set<() => void>();

function set(value: boolean) {
  if (offline === value) return;
  offline = value;
  for (const listener of listeners) listener();
}

const answered = new Set<() => void>();

export const reportReached = () => set(false);
export const reportUnreachable = () => set(true);
export const isOffline = () => offline;

export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Call after a successful response, so that everything waiting for the server tries again at once. */
export function reportAnswered(): void {
  for (const listener of answered) listener();
}

export function onAnswered(listener: () => void): () => void {
  answered.add(listener);
  return () => answered.delete(listener);
}

export function useIsOffline(): boolean {
  return useSyncExternalStore(onConnectionChange, isOffline, () => false);
}
