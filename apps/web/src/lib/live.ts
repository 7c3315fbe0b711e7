import type { LiveEvent, PresentPerson } from '@elan/contract/live';
import { liveTimes, type PresencePlace, type ProjectTopic, type UserTopic } from '@elan/domain/live';
import type { Role } from '@elan/domain/permissions';
import type { TabChannel } from './tab-channel.ts';

/** `offline`: an attempt to connect failed; others follow. */
export type LiveStatus = 'connecting' | 'connected' | 'offline';
export type LiveState = { readonly status: LiveStatus; readonly people: readonly PresentPerson[] };

/** What has to be read again. */
export type LiveChange =
  | { type: 'project'; projectId: string; topic: ProjectTopic; module: string | null; own: boolean }
  | { type: 'user'; topic: UserTopic }
  /** What happened while nobody listened is not known. */
  | { type: 'whole-project'; projectId: string };

export type LiveListener = {
  changed: (change: LiveChange) => void;
  /** The right to the project ended. */
  lost: (projectId: string) => void;
  roleChanged: (projectId: string, role: Role, before: Role) => void;
};

type StreamInput = { tabId: string; projectId?: string; after?: number; readFor?: number };

export type LivePorts = {
  tabId: string;
  /** Milliseconds since this page began to read anything. */
  age: () => number;
  open: (input: StreamInput, signal: AbortSignal) => Promise<AsyncIterable<LiveEvent>>;
  present: (input: { tabId: string; projectId: string; place: PresencePlace }) => Promise<unknown>;
  page: {
    isVisible: () => boolean;
    /** Calls when the page is shown or hidden, or the browser says that it is online again. */
    onChange: (listener: () => void) => () => void;
  };
  /** The other tabs of this browser. */
  channel: TabChannel;
  random?: () => number;
};

export type Live = {
  get: () => LiveState;
  subscribe: (listener: () => void) => () => void;
  /** Listens for as long as somebody is signed in. @returns stops it */
  start: (listener: LiveListener) => () => void;
  /** The project that is open, or null. */
  setProject: (projectId: string | null) => void;
  /** Where this tab is in it. */
  setPlace: (place: PresencePlace) => void;
};

/** Milliseconds. */
const firstRetry = 500;
const longestRetry = 30_000;
/** A stream that stood for so long was no failure. */
const steadyAfter = 10_000;
/** A tab that nobody has looked at for so long gives its connection back. */
export const hiddenLimit = 5 * 60_000;
/** A place is said when somebody stays there, not for every field the focus passes. */
const placeDelay = 250;

const nobody: readonly PresentPerson[] = [];
const nowhere: PresencePlace = { module: null, question: null };

/** One stream of this tab to the server: opened while somebody looks, opened again where it was when it breaks. */
export function createLive(ports: LivePorts): Live {
  const random = ports.random ?? Math.random;
  const listeners = new Set<() => void>();
  let state: LiveState = { status: 'connecting', people: nobody };
  let listener: LiveListener | null = null;
  let stopWatching: (() => void) | null = null;
  let stream: AbortController | null = null;
  let projectId: string | null = null;
  /** The newest event of the project that was received; null before the first stream of it stands. */
  let after: number | null = null;
  let role: Role | null = null;
  let failures = 0;
  let place = nowhere;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  let placeTimer: ReturnType<typeof setTimeout> | undefined;
  let renewal: ReturnType<typeof setInterval> | undefined;

  const set = (change: Partial<LiveState>) => {
    const next = { ...state, ...change };
    if (next.status === state.status && next.people === state.people) return;
    state = next;
    for (const tell of listeners) tell();
  };

  const connect = () => {
    if (listener === null || stream !== null || !ports.page.isVisible()) return;
    clearTimeout(retryTimer);
    ports.channel.tell('opening');
    const mine = new AbortController();
    stream = mine;
    void follow(mine);
  };

  const follow = async (mine: AbortController) => {
    let stoodSince: number | null = null;
    try {
      const input: StreamInput = {
        tabId: ports.tabId,
        ...(projectId === null ? {} : { projectId }),
        // What this page has read may be older than the stream.
        ...(after === null ? { readFor: ports.age() } : { after }),
      };
      for await (const event of await ports.open(input, mine.signal)) {
        if (mine.signal.aborted) return;
        if (stoodSince === null) {
          stoodSince = Date.now();
          stands();
        }
        receive(event);
      }
    } catch {
      // Whatever it was: the next attempt finds out whether it is still so.
    }
    if (mine.signal.aborted) return;
    disconnect();
    failures = stoodSince !== null && Date.now() - stoodSince > steadyAfter ? 0 : failures + 1;
    set({ status: stoodSince === null ? 'offline' : 'connecting' });
    const delay = Math.min(firstRetry * 2 ** failures, longestRetry) * (0.5 + random() / 2);
    // A tab in the background waits until somebody looks: one of too many would only push out another.
    retryTimer = setTimeout(connect, delay);
  };

  const stands = () => {
    set({ status: 'connected' });
    announce();
    renewal = setInterval(announce, liveTimes.presenceRenewal);
  };

  const receive = (event: LiveEvent) => {
    switch (event.type) {
      case 'ready':
        return receiveReady(event);
      case 'project':
        after = event.sequence;
        if (projectId === null) return;
        return listener?.changed({
          type: 'project',
          projectId,
          topic: event.topic,
          module: event.module,
          own: event.causedBy === ports.tabId,
        });
      case 'user':
        return listener?.changed({ type: 'user', topic: event.topic });
      case 'presence':
        return set({ people: event.people });
      case 'lost': {
        const lost = projectId;
        role = null;
        set({ people: nobody });
        if (lost !== null) listener?.lost(lost);
      }
    }
  };

  const receiveReady = (event: Extract<LiveEvent, { type: 'ready' }>) => {
    if (projectId === null || event.role === null) return;
    const before = role;
    after = event.sequence;
    role = event.role;
    if (event.resync) listener?.changed({ type: 'whole-project', projectId });
    if (before !== null && before !== role) listener?.roleChanged(projectId, role, before);
    if (before === null) announce();
  };

  const disconnect = () => {
    stream?.abort();
    stream = null;
    clearInterval(renewal);
    set({ people: nobody });
  };

  const announce = () => {
    clearTimeout(placeTimer);
    if (state.status !== 'connected' || projectId === null || role === null) return;
    // A place that could not be said is said again with the next renewal.
    ports.present({ tabId: ports.tabId, projectId, place }).catch(() => undefined);
  };

  const pause = () => {
    clearTimeout(retryTimer);
    disconnect();
    set({ status: 'connecting' });
  };

  const lookAtPage = () => {
    clearTimeout(hiddenTimer);
    if (!ports.page.isVisible()) {
      hiddenTimer = setTimeout(pause, hiddenLimit);
      return;
    }
    failures = 0;
    connect();
  };

  // A browser opens few connections to one server: what nobody looks at leaves them to the others.
  ports.channel.listen((message) => {
    if (message === 'opening' && !ports.page.isVisible() && stream !== null) pause();
  });

  return {
    get: () => state,
    subscribe: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    start: (next) => {
      listener = next;
      stopWatching = ports.page.onChange(lookAtPage);
      connect();
      return () => {
        if (listener !== next) return;
        listener = null;
        stopWatching?.();
        clearTimeout(hiddenTimer);
        clearTimeout(placeTimer);
        pause();
        projectId = null;
        after = null;
        role = null;
        failures = 0;
      };
    },
    setProject: (next) => {
      if (next === projectId) return;
      projectId = next;
      after = null;
      role = null;
      failures = 0;
      pause();
      connect();
    },
    setPlace: (next) => {
      if (next.module === place.module && next.question === place.question) return;
      place = next;
      clearTimeout(placeTimer);
      placeTimer = setTimeout(announce, placeDelay);
    },
  };
}
