import { randomUUID } from 'node:crypto';
import type { LiveEvent, PresentPerson } from '@elan/contract/live';
import type { TestUser } from './factories.ts';
import type { TestApp } from './test-app.ts';
import { until } from './until.ts';

export type LiveReader = {
  tabId: string;
  /** Every event of the stream so far. */
  events: LiveEvent[];
  ended: boolean;
  /** The sequence numbers of the project's events, in order of arrival. */
  sequences(): number[];
  /** The people in the latest presence event. */
  people(): PresentPerson[];
  heard(type: LiveEvent['type'], count?: number): Promise<void>;
  /** Waits until the stream has ended. */
  end(): Promise<void>;
  /** Hangs up. */
  close(): void;
};

/** Opens a stream as a browser tab does and collects its events; waits for the first one. */
export async function openStream(
  app: TestApp,
  user: TestUser,
  input: { projectId?: string; after?: number; readFor?: number; tabId?: string } = {},
): Promise<LiveReader> {
  const tabId = input.tabId ?? randomUUID();
  const hangUp = new AbortController();
  const stream = await app.as(user).live.stream({ ...input, tabId }, { signal: hangUp.signal });
  const reader: LiveReader = {
    tabId,
    events: [],
    ended: false,
    sequences: () => reader.events.flatMap((event) => (event.type === 'project' ? [event.sequence] : [])),
    people: () => reader.events.findLast((event) => event.type === 'presence')?.people ?? [],
    heard: (type, count = 1) =>
      until(`${type} on a stream`, () => reader.events.filter((event) => event.type === type).length >= count),
    end: () => until('the end of a stream', () => reader.ended),
    close: () => hangUp.abort(),
  };
  void read();
  await until('the first word of a stream', () => reader.events.length > 0 || reader.ended);
  return reader;

  async function read() {
    try {
      for await (const event of stream) reader.events.push(event);
    } catch (error) {
      if (!hangUp.signal.aborted) throw error;
    } finally {
      reader.ended = true;
    }
  }
}
