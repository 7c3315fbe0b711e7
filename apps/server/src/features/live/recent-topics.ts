import type { UserTopic } from '@elan/domain/live';

/** Milliseconds for which personal events are remembered. A page reads its counts again every minute in any case. */
export const remembered = 2 * 60_000;

/** The personal events of the last minutes, for streams that open just after one was published. */
export type RecentTopics = {
  /** @param now milliseconds */
  add(userId: string, topic: UserTopic, now: number): void;
  /** The topics published for a person at or after a time, in milliseconds. */
  since(userId: string, time: number): UserTopic[];
  /** Forgets what is older than `remembered`. */
  sweep(now: number): void;
};

export function createRecentTopics(): RecentTopics {
  const people = new Map<string, Map<UserTopic, number>>();
  return {
    add(userId, topic, now) {
      const topics = people.get(userId) ?? new Map<UserTopic, number>();
      people.set(userId, topics.set(topic, now));
    },
    since: (userId, time) =>
      [...(people.get(userId) ?? [])].filter(([, publishedAt]) => publishedAt >= time).map(([topic]) => topic),
    sweep(now) {
      for (const [userId, topics] of people) {
        for (const [topic, publishedAt] of topics) if (Math.abs(now - publishedAt) > remembered) topics.delete(topic);
        if (topics.size === 0) people.delete(userId);
      }
    },
  };
}
