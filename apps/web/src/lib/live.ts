import type { LiveEvent, PresentPerson } from '@elan/contract/live';
import { liveTimes, type PresencePlace, type ProjectTopic, type UserTopic } from '@elan/domain/live';
import type { Role } from '@elan/domain/permissions';
import type { TabChannel } from './tab-channel.ts';

/** `offline`: a connection attempt failed; more will follow. */
export type LiveStatus = 'connecting' | 'connected' | 'offline';
export type LiveState = { readonly status: LiveStatus; readonly people: readonly PresentPerson[] };

/** What has to be read again. */
export type LiveChange =
  | { type: 'project'; projectId: string; topic: ProjectTopic; module: string | null; own: boolean }
  | { type: 'user'; topic: UserTopic }
  /** Changes may have been missed, so everything in the project must be read again. */
  | { type: 'whole-project'; projectId: string };

export type LiveListener = {
  changed: (change: LiveChange) => void;
  /** Access to the project ended. */
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
    /** Called when the page is shown or hidden, or the browser is online again. */
    onChange: (listener: () => void) => () => void;
  };
  /** Called when the server has answered another call. */
  onAnswered: (listener: () => void) => () => void;
  /** The other tabs of this browser. */
  channel: TabChannel;
  random?: () => number;
};

export type Live = {
  get: () => LiveState;
  subscribe: (listener: () => void) => () => void;
  /** Connects for as long as somebody is signed in. @returns a function that stops */
  start: (listener: LiveListener) => () => void;
  /** The current project, or null. */
  setProject: (projectId: string | null) => void;
  /** Where in the project this tab is. */
  setPlace: (place: PresencePlace) => void;
};

/** Milliseconds. */
const firstRetry = 500;
const longestRetry = 30_000;
/** A stream that lasted this long resets the retry delay. */
const stableAfter = 10_000;
/** A tab hidden for this long closes its connection. */
export const hiddenLimit = 5 * 60_000;
/** Report a place only once somebody stays there, not for every field the focus passes. */
const placeDelay = 250;

const noPeople: readonly PresentPerson[] = [];
const noPlace: PresencePlace = { module: null, question: null };

const isSamePlace = (one: PresencePlace, other: PresencePlace) =>
  one.module === other.module &&
  one.question === other.question &&
  one.cell?.row === other.cell?.row &&
  one.cell?.column === other.cell?.column;

/**
 * One stream from this tab to the server: open while the tab is visible, and resumed where it left off after a break.
 */
export function createLive(ports: LivePorts): Live {
  const random = ports.random ?? Math.random;
  const listeners = new Set<() => void>();
  let state: LiveState = { status: 'connecting', people: noPeople };
  let listener: LiveListener | null = null;
  let stopWatching: (() => void) | null = null;
  let stream: AbortController | null = null;
  let projectId: string | null = null;
  /** The last event received for this project; null before its first stream is established. */
  let after: number | null = null;
  let role: Role | null = null;
  let failures = 0;
  let place = noPlace;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  let placeTimer: ReturnType<typeof setTimeout> | undefined;
  let renewal: ReturnType<typeof setInterval> | undefined;

  const set = (change: Partial<LiveState>) => {
    const next = { ...state, ...change };
    if (next.status === state.status && next.people === state.people) return;
    state = next;
    for (const notify of listeners) notify();
  };

  const connect = () => {
    if (listener === null || stream !== null || !ports.page.isVisible()) return;
    clearTimeout(retryTimer);
    ports.channel.send('opening');
    const controller = new AbortController();
    stream = controller;
    void follow(controller);
  };

  const follow = async (controller: AbortController) => {
    let openSince: number | null = null;
    try {
      const input: StreamInput = {
        tabId: ports.tabId,
        ...(projectId === null ? {} : { projectId }),
        // What this page has read may be older than the stream.
        ...(after === null ? { readFor: ports.age() } : { after }),
      };
      for await (const event of await ports.open(input, controller.signal)) {
        if (controller.signal.aborted) return;
        if (openSince === null) {
          openSince = Date.now();
          onOpen();
        }
        receive(event);
      }
    } catch {
      // Whatever the cause, the next attempt will find out whether it still fails.
    }
    if (controller.signal.aborted) return;
    disconnect();
    failures = openSince !== null && Date.now() - openSince > stableAfter ? 0 : failures + 1;
    set({ status: openSince === null ? 'offline' : 'connecting' });
    const delay = Math.min(firstRetry * 2 ** failures, longestRetry) * (0.5 + random() / 2);
    // A hidden tab waits until it is visible again: one stream too many would only evict another.
    retryTimer = setTimeout(connect, delay);
  };

  const onOpen = () => {
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
        set({ people: noPeople });
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
    set({ people: noPeople });
  };

  const announce = () => {
    clearTimeout(placeTimer);
    if (state.status !== 'connected' || projectId === null || role === null) return;
    // A failed report is repeated with the next renewal.
    ports.present({ tabId: ports.tabId, projectId, place }).catch(() => undefined);
  };

  const pause = () => {
    clearTimeout(retryTimer);
    disconnect();
    set({ status: 'connecting' });
  };

  const onPageChange = () => {
    clearTimeout(hiddenTimer);
    if (!ports.page.isVisible()) {
      hiddenTimer = setTimeout(pause, hiddenLimit);
      return;
    }
    failures = 0;
    connect();
  };

  // Browsers allow few connections per server, so hidden tabs leave theirs to the visible ones.
  ports.channel.listen((message) => {
    if (message === 'opening' && !ports.page.isVisible() && stream !== null) pause();
  });

  return {
    get: () => state,
    subscribe: (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    start: (next) => {
      listener = next;
      const stopWatchingPage = ports.page.onChange(onPageChange);
      // The delay before the next attempt may be long, and the server back much sooner.
      const stopListening = ports.onAnswered(connect);
      stopWatching = () => {
        stopWatchingPage();
        stopListening();
      };
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
      if (isSamePlace(next, place)) return;
      place = next;
      clearTimeout(placeTimer);
      placeTimer = setTimeout(announce, placeDelay);
    },
  };
}
