import type { LiveEvent } from '@elan/contract/live';
import { isPrivateTopic } from '@elan/domain/live';
import { can, type Role } from '@elan/domain/permissions';
import type { Deps } from '../../rpc/deps.ts';
import type { Presence } from './presence.ts';
import {
  type Changes,
  type EventRow,
  longestReplay,
  type ResumePoint,
  readCatchUp,
  readChanges,
  type Watchers,
  watchersOf,
} from './queries.ts';
import type { Frame, Subscriber } from './subscriber.ts';

/** The streams of this process that watch one project. */
export type Room = {
  /**
   * Adds a stream: sends what it missed, then everything as it happens. A person without a role gets the event `lost`.
   */
  join(subscriber: Subscriber, since: ResumePoint): Promise<void>;
  /** Checks for changes and sends them. A bus message only triggers the check; its content is never sent. */
  wake(): void;
  leave(subscriber: Subscriber): void;
  members: ReadonlySet<Subscriber>;
  /** The last event that every member has been sent. */
  sent(): number;
  isEmpty(): boolean;
};

/**
 * Each check reads, in one statement, what happened since the last one and who may receive it. Messages that arrive
 * during a check trigger one more. A lost message therefore loses no event, events arrive once and in order, and a
 * burst costs only a few checks.
 */
export function createRoom(deps: Deps, projectId: string, presence: Presence): Room {
  const members = new Set<Subscriber>();
  let joining = 0;
  let calls = 0;
  let checking = false;
  /** Valid while no one joins or leaves and no role changes. */
  let watchers: Watchers | null = null;

  const sent = () => {
    let least = Number.POSITIVE_INFINITY;
    for (const member of members) least = Math.min(least, member.sent);
    return least;
  };

  const leave = (member: Subscriber) => {
    members.delete(member);
    watchers = null;
  };

  const wake = () => {
    calls += 1;
    if (!checking && members.size > 0) void checkUntilCaughtUp();
  };

  const checkUntilCaughtUp = async () => {
    checking = true;
    try {
      for (let seen = 0; seen !== calls && members.size > 0; ) {
        seen = calls;
        await check();
      }
    } catch (error) {
      // The next check, at the latest the watch's, starts from the same event.
      deps.log.warn({ err: error }, 'checking a project for changes failed');
    } finally {
      checking = false;
    }
  };

  const check = async () => {
    const audience = [...members];
    const version = presence.version(projectId);
    const isPresenceNew = audience.some(({ seenPresence }) => seenPresence !== version);
    const people = isPresenceNew ? presence.people(projectId) : [];
    const userIds = [...new Set(people.map(({ userId }) => userId))];
    watchers ??= watchersOf(audience);
    const changes = await readChanges(deps, projectId, sent(), watchers, userIds);
    const allowed = audience.filter((member) => members.has(member) && holds(member, changes));
    if (changes === undefined) return;
    sendEvents(allowed, changes);
    if (!isPresenceNew) return;
    const withoutRole = new Set(changes.withoutRole);
    const event = { type: 'presence', people: people.filter(({ userId }) => !withoutRole.has(userId)) } as const;
    const frame: Frame = { event };
    for (const member of allowed) {
      if (member.seenPresence === version) continue;
      member.seenPresence = version;
      member.push(frame);
    }
  };

  /** Whether a member keeps their right to read; otherwise notifies them or ends their stream. */
  const holds = (member: Subscriber, changes: Changes | undefined): boolean => {
    const change = changes?.changed.find(({ sessionId }) => sessionId === member.sessionId);
    if (change?.ended === true) member.end();
    else if (changes === undefined || change?.role === null) {
      leave(member);
      member.lose();
    } else {
      if (change !== undefined && change.role !== member.role) {
        member.role = change.role;
        watchers = null;
        member.push({ event: { type: 'ready', sequence: member.sent, role: change.role, resync: false } });
      }
      return true;
    }
    return false;
  };

  return {
    members,
    sent,
    wake,
    isEmpty: () => members.size === 0 && joining === 0,
    leave,
    async join(subscriber, since) {
      joining += 1;
      try {
        const before = calls;
        const catchUp = await readCatchUp(deps, projectId, subscriber.userId, since);
        if (subscriber.ended) return;
        if (catchUp === undefined || catchUp.role === null) return subscriber.lose();
        subscriber.role = catchUp.role;
        subscriber.sent = catchUp.sequence;
        const { role, sequence, after, events } = catchUp;
        const isKnown = after === null || isWhole(events, sequence - after);
        subscriber.push({ event: { type: 'ready', sequence, role, resync: !isKnown } });
        const mayKnow = mayLearn(role);
        if (isKnown) for (const row of events.filter(mayKnow)) subscriber.push({ event: eventOf(row) });
        members.add(subscriber);
        watchers = null;
        // Messages published during the read did not reach this subscriber.
        if (calls !== before || presence.version(projectId) !== subscriber.seenPresence) wake();
      } finally {
        joining -= 1;
      }
    },
  };
}

function sendEvents(members: readonly Subscriber[], { events, sequence }: Changes): void {
  const frames = events.map((row): { row: EventRow; frame: Frame } => ({ row, frame: { event: eventOf(row) } }));
  for (const member of members) {
    const missing = sequence - member.sent;
    // The snapshot this stream started with may be newer than this check.
    if (missing <= 0) continue;
    member.sent = sequence;
    const mayKnow = mayLearn(member.role);
    if (isWhole(events, missing)) {
      for (const { row, frame } of frames.slice(-missing)) if (mayKnow(row)) member.push(frame);
    } else member.push({ event: { type: 'ready', sequence, role: member.role, resync: true } });
  }
}

/** Whether an event is about something that the role may see. */
const mayLearn =
  (role: Role | null) =>
  ([, topic]: EventRow): boolean =>
    !isPrivateTopic(topic) || can(role, 'project:private');

/** Whether all `count` events are here: there may be too many to send, or some may have expired. */
function isWhole(events: readonly EventRow[], count: number): boolean {
  return count >= 0 && events.length >= count && events.length <= longestReplay;
}

function eventOf([sequence, topic, module, causedBy]: EventRow): LiveEvent {
  return { type: 'project', sequence, topic, module, causedBy };
}
