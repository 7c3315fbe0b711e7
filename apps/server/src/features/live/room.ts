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

type RoomState = {
  deps: Deps;
  projectId: string;
  presence: Presence;
  members: Set<Subscriber>;
  /** Valid while no one joins or leaves and no role changes. */
  watchers: Watchers | null;
};

/**
 * Each check reads, in one statement, what happened since the last one and who may receive it. Messages that arrive
 * during a check trigger one more. A lost message therefore loses no event, events arrive once and in order, and a
 * burst costs only a few checks.
 */
export function createRoom(deps: Deps, projectId: string, presence: Presence): Room {
  const members = new Set<Subscriber>();
  const room: RoomState = { deps, projectId, presence, members, watchers: null };
  let joining = 0;
  let calls = 0;
  let checking = false;

  const wake = () => {
    calls += 1;
    if (!checking && members.size > 0) void checkUntilCaughtUp();
  };

  const checkUntilCaughtUp = async () => {
    checking = true;
    try {
      for (let seen = 0; seen !== calls && members.size > 0; ) {
        seen = calls;
        await check(room);
      }
    } catch (error) {
      // The next check, at the latest the watch's, starts from the same event.
      deps.log.warn({ err: error }, 'checking a project for changes failed');
    } finally {
      checking = false;
    }
  };

  return {
    members,
    sent: () => sentToAll(members),
    wake,
    isEmpty: () => members.size === 0 && joining === 0,
    leave: (member) => leave(room, member),
    async join(subscriber, since) {
      joining += 1;
      try {
        const before = calls;
        await enter(room, subscriber, since);
        // Messages published during the read did not reach this subscriber.
        const missedMessages = calls !== before || presence.version(projectId) !== subscriber.seenPresence;
        if (members.has(subscriber) && missedMessages) wake();
      } finally {
        joining -= 1;
      }
    },
  };
}

/** Sends a stream what it missed, and makes it a member if its person has a role. */
async function enter(room: RoomState, subscriber: Subscriber, since: ResumePoint): Promise<void> {
  const catchUp = await readCatchUp(room.deps, room.projectId, subscriber.userId, since);
  if (subscriber.ended) return;
  if (catchUp === undefined || catchUp.role === null) return subscriber.lose();
  const { role, sequence, after, events } = catchUp;
  subscriber.role = role;
  subscriber.sent = sequence;
  const isKnown = after === null || isWhole(events, sequence - after);
  subscriber.push({ event: { type: 'ready', sequence, role, resync: !isKnown } });
  const mayKnow = mayLearn(role);
  if (isKnown) for (const row of events.filter(mayKnow)) subscriber.push({ event: eventOf(row) });
  room.members.add(subscriber);
  room.watchers = null;
}

function leave(room: RoomState, member: Subscriber): void {
  room.members.delete(member);
  room.watchers = null;
}

/** The last event that every member has been sent. */
function sentToAll(members: Iterable<Subscriber>): number {
  let least = Number.POSITIVE_INFINITY;
  for (const member of members) least = Math.min(least, member.sent);
  return least;
}

/** Reads what is new and sends it to those who may receive it. */
async function check(room: RoomState): Promise<void> {
  const { deps, projectId, presence, members } = room;
  const audience = [...members];
  const version = presence.version(projectId);
  const isPresenceNew = audience.some(({ seenPresence }) => seenPresence !== version);
  const people = isPresenceNew ? presence.people(projectId) : [];
  const userIds = [...new Set(people.map(({ userId }) => userId))];
  room.watchers ??= watchersOf(audience);
  const changes = await readChanges(deps, projectId, sentToAll(members), room.watchers, userIds);
  const allowed = audience.filter((member) => members.has(member) && holds(room, member, changes));
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
}

/** Whether a member keeps their right to read; otherwise notifies them or ends their stream. */
function holds(room: RoomState, member: Subscriber, changes: Changes | undefined): boolean {
  const change = changes?.changed.find(({ sessionId }) => sessionId === member.sessionId);
  if (change?.ended === true) {
    member.end();
    return false;
  }
  if (changes === undefined || change?.role === null) {
    leave(room, member);
    member.lose();
    return false;
  }
  if (change !== undefined && change.role !== member.role) {
    member.role = change.role;
    room.watchers = null;
    member.push({ event: { type: 'ready', sequence: member.sent, role: change.role, resync: false } });
  }
  return true;
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
