import { isDeepStrictEqual } from 'node:util';
import type { PresentPerson } from '@elan/contract/live';
import { liveTimes, type PresencePlace, streamsPerPerson } from '@elan/domain/live';
import type { LiveMessage } from '../../platform/live/port.ts';
import type { UserActor } from '../../rpc/actor.ts';
import type { Deps } from '../../rpc/deps.ts';
import { createPersonalEvents, type PersonalEvents } from './personal-events.ts';
import { createPresence, type Presence, presenceKey } from './presence.ts';
import { type ResumePoint, readLiveState } from './queries.ts';
import { createRoom, type Room } from './room.ts';
import { createSubscriber, type Subscriber, sessionsOf } from './subscriber.ts';

/** Milliseconds between checks for a lost message or a session that ended without one. */
const watchInterval = 15_000;

type StreamRequest = { user: UserActor; tabId: string; projectId: string | null; since: ResumePoint };

/** All streams of this process. */
export type Hub = {
  /** Opens a stream with its first events already queued. */
  open(request: StreamRequest): Promise<Subscriber>;
  /** Publishes where in the project a person's tab is. */
  present(projectId: string, user: UserActor, tabId: string, place: PresencePlace): void;
  /** Catches up on changes whose message was lost. */
  watch(): Promise<void>;
  /** How many streams are open. */
  streams(): number;
  /** Ends every stream. */
  end(): void;
};

const hubs = new WeakMap<Deps, Hub>();

/** Returns the hub of this process, created on the first call. */
export function hubOf(deps: Deps): Hub {
  const known = hubs.get(deps) ?? createHub(deps);
  hubs.set(deps, known);
  return known;
}

type HubState = {
  deps: Deps;
  rooms: Map<string, Room>;
  /** The streams of each person, oldest first. */
  people: Map<string, Set<Subscriber>>;
  personal: PersonalEvents;
  presence: Presence;
};

function createHub(deps: Deps): Hub {
  const people = new Map<string, Set<Subscriber>>();
  const personal = createPersonalEvents(deps, people);
  const hub: HubState = { deps, rooms: new Map(), people, personal, presence: createPresence() };

  const stopListening = deps.live.listen((message) => receive(hub, message));
  const timer = setInterval(() => {
    watch(hub).catch((error: unknown) => deps.log.warn({ err: error }, 'the live stream watch failed'));
  }, watchInterval);
  timer.unref();

  return {
    watch: () => watch(hub),
    async open({ user, tabId, projectId, since }) {
      const subscriber = createSubscriber({ userId: user.userId, sessionId: user.sessionId, tabId, projectId });
      enter(hub, subscriber);
      if (projectId !== null) await join(hub, subscriber, projectId, since);
      else subscriber.push({ event: { type: 'ready', sequence: null, role: null, resync: false } });
      personal.repeat(subscriber, since);
      return subscriber;
    },
    present: (projectId, user, tabId, place) => present(hub, projectId, user, tabId, place),
    streams() {
      let open = 0;
      for (const streams of people.values()) open += streams.size;
      return open;
    },
    end() {
      clearInterval(timer);
      for (const streams of [...people.values()]) for (const stream of [...streams]) stream.end();
      stopListening();
    },
  };
}

/** Adds a stream to its person's. */
function enter(hub: HubState, subscriber: Subscriber): void {
  const streams = hub.people.get(subscriber.userId) ?? new Set();
  hub.people.set(subscriber.userId, streams);
  streams.add(subscriber);
  subscriber.onEnd(() => leave(hub, subscriber, streams));
  // Close the oldest stream: it is a forgotten tab, or one of far too many.
  const [oldest] = streams;
  if (streams.size > streamsPerPerson) oldest?.end();
}

async function join(hub: HubState, subscriber: Subscriber, projectId: string, since: ResumePoint): Promise<void> {
  const room = hub.rooms.get(projectId) ?? createRoom(hub.deps, projectId, hub.presence);
  hub.rooms.set(projectId, room);
  try {
    await room.join(subscriber, since);
  } catch (error) {
    subscriber.end();
    throw error;
  }
  if (room.isEmpty()) hub.rooms.delete(projectId);
}

function leave(hub: HubState, subscriber: Subscriber, streams: Set<Subscriber>): void {
  const { userId, tabId, projectId } = subscriber;
  streams.delete(subscriber);
  if (streams.size === 0) {
    hub.people.delete(userId);
    hub.personal.drop(userId);
  }
  if (projectId === null) return;
  const room = hub.rooms.get(projectId);
  room?.leave(subscriber);
  const key = presenceKey(userId, tabId);
  const wasPresent = hub.presence.get(projectId, key) !== undefined;
  if (wasPresent && !hasStream(hub, projectId, key)) publishPresence(hub, projectId, key, null);
  if (room?.isEmpty() === true) hub.rooms.delete(projectId);
}

async function watch({ deps, rooms, people, personal, presence }: HubState): Promise<void> {
  personal.sweep();
  for (const projectId of presence.sweep(deps.now().getTime())) rooms.get(projectId)?.wake();
  if (people.size === 0) return;
  const streams = [...people.values()].flatMap((owned) => [...owned]);
  const watched = [...rooms].filter(([, room]) => room.members.size > 0);
  const projectIds = watched.map(([projectId]) => projectId);
  const liveState = await readLiveState(deps, projectIds, sessionsOf(streams));
  const valid = new Set(liveState.sessions);
  for (const stream of streams) if (!valid.has(stream.sessionId)) stream.end();
  for (const [projectId, room] of watched) if (liveState.sequences[projectId] !== room.sent()) room.wake();
  await personal.deliver();
}

function receive(hub: HubState, message: LiveMessage): void {
  if (message.kind === 'user') hub.personal.publish(message.userId, message.topic);
  else if (message.kind === 'presence') receivePresence(hub, message.projectId, message.tabId, message.person);
  else hub.rooms.get(message.projectId)?.wake();
}

function receivePresence(hub: HubState, projectId: string, key: string, person: PresentPerson | null): void {
  const { deps, presence, rooms } = hub;
  const known = presence.get(projectId, key);
  const changed =
    person === null ? presence.remove(projectId, key) : presence.set(projectId, key, person, deps.now().getTime());
  if (changed) rooms.get(projectId)?.wake();
  // The tab's earlier stream ended on another process, but the tab is now connected to this one.
  if (person === null && known !== undefined && hasStream(hub, projectId, key)) {
    publishPresence(hub, projectId, key, known.person);
  }
}

function present(hub: HubState, projectId: string, user: UserActor, tabId: string, place: PresencePlace): void {
  const { deps, presence } = hub;
  const key = presenceKey(user.userId, tabId);
  const known = presence.get(projectId, key);
  const person = { tabId, userId: user.userId, ...user.profile, place };
  const isSame = known !== undefined && isDeepStrictEqual(known.person, person);
  if (isSame && Math.abs(deps.now().getTime() - known.since) < liveTimes.presenceRenewal / 2) return;
  const [oldest, ...others] = known === undefined ? presence.tabsOf(projectId, user.userId) : [];
  if (oldest !== undefined && others.length + 1 >= streamsPerPerson) publishPresence(hub, projectId, oldest, null);
  publishPresence(hub, projectId, key, person);
}

/** @param key a person's tab @param person null when they left */
function publishPresence({ deps }: HubState, projectId: string, key: string, person: PresentPerson | null): void {
  deps.live.publish({ kind: 'presence', projectId, tabId: key, person });
}

function hasStream({ rooms }: HubState, projectId: string, key: string): boolean {
  return [...(rooms.get(projectId)?.members ?? [])].some(
    (member) => !member.ended && presenceKey(member.userId, member.tabId) === key,
  );
}
