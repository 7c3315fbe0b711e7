import type { UserTopic } from '@elan/domain/live';
import type { Deps } from '../../rpc/deps.ts';
import { type ResumePoint, readValidSessions } from './queries.ts';
import { createRecentTopics, remembered } from './recent-topics.ts';
import { type Frame, type Subscriber, sessionsOf } from './subscriber.ts';

/** Milliseconds that the request of a stream may have been on its way. */
const longestRequest = 5_000;

/** What is published for one person, whichever project they look at. */
export type PersonalEvents = {
  /** Delivers an event, and remembers it for streams that open just after. */
  publish(userId: string, topic: UserTopic): void;
  /** Delivers what could not be delivered before. */
  deliver(): Promise<void>;
  /** Repeats what a page may have missed for its counts: since it began to read, or while its stream was closed. */
  repeat(subscriber: Subscriber, since: ResumePoint): void;
  /** Drops what was not delivered to a person without streams. */
  drop(userId: string): void;
  sweep(): void;
};

/** @param people the streams of each person */
export function createPersonalEvents(deps: Deps, people: ReadonlyMap<string, ReadonlySet<Subscriber>>): PersonalEvents {
  let pending = new Map<string, Set<UserTopic>>();
  let delivering = false;
  const recent = createRecentTopics();

  const queue = (userId: string, topics: Iterable<UserTopic>) => {
    pending.set(userId, new Set([...(pending.get(userId) ?? []), ...topics]));
  };

  /** Delivers to the streams whose session is still valid, checked in one statement for all of them. */
  const deliver = async () => {
    if (delivering) return;
    delivering = true;
    let batch = pending;
    try {
      while (pending.size > 0) {
        batch = pending;
        pending = new Map();
        const streams = [...batch.keys()].flatMap((userId) => [...(people.get(userId) ?? [])]);
        const valid = await readValidSessions(deps, sessionsOf(streams));
        const frames = new Map<UserTopic, Frame>();
        for (const stream of streams) {
          if (!valid.has(stream.sessionId)) stream.end();
          for (const topic of batch.get(stream.userId) ?? []) {
            const frame: Frame = frames.get(topic) ?? { event: { type: 'user', topic } };
            frames.set(topic, frame);
            stream.push(frame);
          }
        }
      }
    } catch (error) {
      // Keep them queued: the watch tries again.
      for (const [userId, topics] of batch) queue(userId, topics);
      deps.log.warn({ err: error }, 'checking sessions for personal events failed');
    } finally {
      delivering = false;
    }
  };

  return {
    deliver,
    publish(userId, topic) {
      if (isCounted(topic)) recent.add(userId, topic, deps.now().getTime());
      if (people.has(userId)) queue(userId, [topic]);
      void deliver();
    },
    repeat(subscriber, { after, readFor }) {
      const missedFor = readFor === undefined ? (after === undefined ? 0 : remembered) : readFor + longestRequest;
      const topics = missedFor === 0 ? [] : recent.since(subscriber.userId, deps.now().getTime() - missedFor);
      for (const topic of topics) subscriber.push({ event: { type: 'user', topic } });
    },
    drop: (userId) => void pending.delete(userId),
    sweep: () => recent.sweep(deps.now().getTime()),
  };
}

/** Topics shown as a counter: everything else is read with the screen that shows it. */
const isCounted = (topic: UserTopic) => topic === 'notices' || topic === 'invitations';
