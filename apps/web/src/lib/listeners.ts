/** A set of listeners that are called when something happens. */
export type Listeners<Heard extends unknown[] = []> = {
  /** @returns a function that ends it */
  subscribe: (listener: (...heard: Heard) => void) => () => void;
  notify: (...heard: Heard) => void;
};

export function createListeners<Heard extends unknown[] = []>(): Listeners<Heard> {
  const listeners = new Set<(...heard: Heard) => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: (...heard) => {
      for (const listener of listeners) listener(...heard);
    },
  };
}
