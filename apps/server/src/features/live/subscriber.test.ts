import { expect, test } from 'vitest';
import { createSubscriber, eventsOf, longestQueue } from './subscriber.ts';

const reader = { userId: 'u', sessionId: 's', tabId: 't', projectId: 'p' };

const change = (sequence: number) =>
  ({ event: { type: 'project', sequence, topic: 'module', module: 'idea', causedBy: null } }) as const;

test('a reader that takes nothing is not remembered without end: it is told to read everything again', () => {
  const subscriber = createSubscriber(reader);
  subscriber.role = 'editor';
  for (let sequence = 1; sequence <= longestQueue + 3; sequence += 1) {
    subscriber.sent = sequence;
    subscriber.push(change(sequence));
  }
  const [first, ...others] = subscriber.take().map(({ event }) => event);
  expect(first).toEqual({ type: 'ready', sequence: longestQueue + 1, role: 'editor', resync: true });
  expect(others).toEqual([change(longestQueue + 2).event, change(longestQueue + 3).event]);
});

test('who lost the right gets none of what still waited, but what concerns them', () => {
  const subscriber = createSubscriber(reader);
  subscriber.push(change(1));
  subscriber.push({ event: { type: 'user', topic: 'invitations' } });
  subscriber.push({ event: { type: 'presence', people: [] } });
  subscriber.lose();
  expect(subscriber.take().map(({ event }) => event.type)).toEqual(['user', 'lost']);
});

test('an end is read after what waits, and its listeners run once', async () => {
  const subscriber = createSubscriber(reader);
  let endings = 0;
  subscriber.onEnd(() => {
    endings += 1;
  });
  subscriber.push(change(1));
  subscriber.end();
  subscriber.end();
  subscriber.push(change(2));
  const read = [];
  for await (const event of eventsOf(subscriber)) read.push(event);
  expect(read).toEqual([change(1).event]);
  expect(endings).toBe(1);
});
