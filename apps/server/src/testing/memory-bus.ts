import type { LiveBus, LiveMessage } from '../platform/live/port.ts';

/** A bus inside one process. */
export function createMemoryBus(): LiveBus {
  const listeners = new Set<(message: LiveMessage) => void>();
  return {
    publish(message) {
      for (const listener of [...listeners]) listener(message);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    end: async () => listeners.clear(),
  };
}
