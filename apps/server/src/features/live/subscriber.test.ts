import { expect, test } from 'vitest';
import { createSubscriber, eventsOf, longestQueue } from './subscriber.ts';

const reader = { userId: 'u', sessionId: 's', tabId: 't', projectId: 'p' };

const change = (sequence: number) =>
  ({ event: { type: 'project', sequence, topic: 'module', module: 'idea', causedBy: null } }) as const;

test('the queue of a reader that takes nothing is limited: it is told to reload everything', () => {
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

test('a person who lost the right gets only their personal events from the queue', () => {
  const subscriber = createSubscriber(reader);
  subscriber.push(change(1));
  subscriber.push({ event: { type: 'user', topic: 'invitations' } });
  subscriber.push({ event: { type: 'presence', people: [] } });
  subscriber.lose();
  expect(subscriber.take().map(({ event }) => event.type)).toEqual(['user', 'lost']);
});

test('the end comes after queued events, and its listeners run once', async () => {
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
