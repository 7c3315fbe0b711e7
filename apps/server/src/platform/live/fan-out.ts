import { randomUUID } from 'node:crypto';
import type { LiveMessage } from './port.ts';

/** PostgreSQL carries less than 8,000 bytes; no message of ours comes near. */
const longestPayload = 7_900;

export type FanOut = {
  listen(listener: (message: LiveMessage) => void): () => void;
  /** Gives a message to the listeners of this process. */
  deliver(message: LiveMessage): void;
  /** A message as it travels to the other processes. @throws RangeError when it is too long to travel */
  payloadOf(message: LiveMessage): string;
  /** Gives what arrived to the listeners, unless it is this process's own word coming back. */
  receive(payload: string): void;
  clear(): void;
};

/**
 * The listeners of one process. They get its own messages at once and without a way through the network, everybody
 * else's as they arrive, and none twice.
 */
export function createFanOut(onFailure: (error: unknown) => void): FanOut {
  const origin = randomUUID();
  const listeners = new Set<(message: LiveMessage) => void>();
  // Makes every payload another one: PostgreSQL sends equal notifications of one transaction once.
  let count = 0;

  const deliver = (message: LiveMessage) => {
    for (const listener of [...listeners]) {
      try {
        listener(message);
      } catch (error) {
        onFailure(error);
      }
    }
  };

  return {
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    deliver,
    payloadOf(message) {
      count += 1;
      const payload = JSON.stringify([origin, count, message]);
      if (Buffer.byteLength(payload) > longestPayload) throw new RangeError('a live message is too long to travel');
      return payload;
    },
    receive(payload) {
      try {
        const [sender, , message] = JSON.parse(payload) as [string, number, LiveMessage];
        if (sender !== origin) deliver(message);
      } catch (error) {
        onFailure(error);
      }
    },
    clear: () => listeners.clear(),
  };
}
