import { randomUUID } from 'node:crypto';
import type { LiveMessage } from './port.ts';

/** Bytes. PostgreSQL's limit is just under 8,000; our messages are far smaller. */
const longestPayload = 7_900;

export type FanOut = {
  listen(listener: (message: LiveMessage) => void): () => void;
  /** Delivers a message to the listeners of this process. */
  deliver(message: LiveMessage): void;
  /** Encodes a message for the other processes. @throws RangeError if it is too long */
  payloadOf(message: LiveMessage): string;
  /** Delivers a received message to the listeners, unless this process sent it. */
  receive(payload: string): void;
  clear(): void;
};

/**
 * The listeners of one process. They get the process's own messages at once, without the network, and other processes'
 * messages as they arrive, each once.
 */
export function createFanOut(onFailure: (error: unknown) => void): FanOut {
  const origin = randomUUID();
  const listeners = new Set<(message: LiveMessage) => void>();
  // Makes every payload unique, because PostgreSQL merges equal notifications of one transaction.
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
