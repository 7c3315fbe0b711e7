import { expect, test } from 'vitest';
import { createRecentTopics, remembered } from './recent-topics.ts';

test('remembers each topic with its last time, for a while, and for one person alone', () => {
  const recent = createRecentTopics();
  recent.add('a', 'notices', 1_000);
  recent.add('a', 'invitations', 1_000);
  recent.add('a', 'notices', 5_000);
  expect(recent.since('a', 2_000)).toEqual(['notices']);
  expect(recent.since('a', 1_000)).toEqual(['notices', 'invitations']);
  expect(recent.since('b', 0)).toEqual([]);
  recent.sweep(1_001 + remembered);
  expect(recent.since('a', 0)).toEqual(['notices']);
  recent.sweep(5_001 + remembered);
  expect(recent.since('a', 0)).toEqual([]);
});
