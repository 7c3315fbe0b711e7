import type { LiveEvent, PresentPerson } from '@elan/contract/live';
import { liveTimes, type PresencePlace, type ProjectTopic, type UserTopic } from '@elan/domain/live';
import type { Role } from '@elan/domain/permissions';
import { createListeners } from '../../lib/listeners.ts';
import type { TabChannel } from '../../lib/tab-channel.ts';
import { createResumedStream } from './resumed-stream.ts';

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

/** Milliseconds. A tab hidden for this long closes its connection. */
export const hiddenLimit = 5 * 60_000;
/** Milliseconds. Report a place only once somebody stays there, not for every field the focus passes. */
const placeDelay = 250;

const noPeople: readonly PresentPerson[] = [];
const noPlace: PresencePlace = { module: null, question: null };

const isSamePlace = (one: PresencePlace, other: PresencePlace) =>
  one.module === other.module &&
  one.question === other.question &&
  one.cell?.row === other.cell?.row &&
  one.cell?.column === other.cell?.column;

type Followed = {
  /** The current project, or null. */
  projectId: string | null;
  /** The last event received for it; null before its first stream is established. */
  after: number | null;
  role: Role | null;
};

const nothing: Followed = { projectId: null, after: null, role: null };

/**
 * One stream from this tab to the server: open while the tab is visible, and resumed where it left off after a break.
 */
export function createLive(ports: LivePorts): Live {
  const { subscribe, notify } = createListeners();
  let state: LiveState = { status: 'connecting', people: noPeople };
  let listener: LiveListener | null = null;
  let followed = nothing;
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;

  const set = (change: Partial<LiveState>) => {
    const next = { ...state, ...change };
    if (next.status === state.status && next.people === state.people) return;
    state = next;
    notify();
  };

  const place = createPlaceReport((here) => {
    const { projectId, role } = followed;
    if (state.status !== 'connected' || projectId === null || role === null) return;
    // A failed report is repeated with the next renewal.
    ports.present({ tabId: ports.tabId, projectId, place: here }).catch(() => undefined);
  });

  const stream = createResumedStream<LiveEvent>({
    mayOpen: () => listener !== null && ports.page.isVisible(),
    open: (signal) => {
      ports.channel.send('opening');
      const { projectId, after } = followed;
      const project = projectId === null ? {} : { projectId };
      // What this page has read may be older than the stream.
      const since = after === null ? { readFor: ports.age() } : { after };
      return ports.open({ tabId: ports.tabId, ...project, ...since }, signal);
    },
    onOpen: () => {
      set({ status: 'connected' });
      place.renew();
    },
    receive: (event) => {
      const before = followed;
      followed = followedAfter(before, event);
      if (event.type === 'presence') set({ people: event.people });
      if (event.type === 'lost') set({ people: noPeople });
      if (listener !== null) tell(listener, before, event, ports.tabId);
      if (before.role === null && followed.role !== null) place.report();
    },
    onEnd: (failed) => {
      place.stop();
      set({ status: failed ? 'offline' : 'connecting', people: noPeople });
    },
    random: ports.random ?? Math.random,
  });

  const pause = () => {
    stream.close();
    place.stop();
    set({ status: 'connecting', people: noPeople });
  };

  const follow = (project: Followed) => {
    followed = project;
    pause();
    stream.openAfresh();
  };

  const onPageChange = () => {
    clearTimeout(hiddenTimer);
    if (ports.page.isVisible()) stream.openAfresh();
    else hiddenTimer = setTimeout(pause, hiddenLimit);
  };

  // Browsers allow few connections per server, so hidden tabs leave theirs to the visible ones.
  ports.channel.listen((message) => {
    if (message === 'opening' && !ports.page.isVisible() && stream.isOpen()) pause();
  });

  return {
    get: () => state,
    subscribe,
    start: (next) => {
      listener = next;
      // The delay before the next attempt may be long, and the server back much sooner.
      const stops = [ports.page.onChange(onPageChange), ports.onAnswered(stream.open)];
      stream.open();
      return () => {
        if (listener !== next) return;
        listener = null;
        for (const stop of stops) stop();
        clearTimeout(hiddenTimer);
        follow(nothing);
      };
    },
    setProject: (projectId) => {
      if (projectId !== followed.projectId) follow({ ...nothing, projectId });
    },
    setPlace: place.set,
  };
}

/** What a tab follows after an event. */
function followedAfter(before: Followed, event: LiveEvent): Followed {
  if (before.projectId === null) return before;
  if (event.type === 'project') return { ...before, after: event.sequence };
  if (event.type === 'ready' && event.role !== null) return { ...before, after: event.sequence, role: event.role };
  return event.type === 'lost' ? { ...before, role: null } : before;
}

function tell(listener: LiveListener, { projectId, role }: Followed, event: LiveEvent, tabId: string): void {
  if (event.type === 'user') listener.changed({ type: 'user', topic: event.topic });
  if (projectId === null) return;
  if (event.type === 'project') {
    const { topic, module, causedBy } = event;
    listener.changed({ type: 'project', projectId, topic, module, own: causedBy === tabId });
  }
  if (event.type === 'ready' && event.role !== null) {
    if (event.resync) listener.changed({ type: 'whole-project', projectId });
    if (role !== null && role !== event.role) listener.roleChanged(projectId, event.role, role);
  }
  if (event.type === 'lost') listener.lost(projectId);
}

/** Reports where this tab is: once somebody stays there, and again for as long as it is to be renewed. */
function createPlaceReport(send: (place: PresencePlace) => void) {
  let place = noPlace;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let renewal: ReturnType<typeof setInterval> | undefined;
  const report = () => {
    clearTimeout(timer);
    send(place);
  };
  return {
    report,
    set: (next: PresencePlace) => {
      if (isSamePlace(next, place)) return;
      place = next;
      clearTimeout(timer);
      timer = setTimeout(report, placeDelay);
    },
    renew: () => {
      report();
      renewal = setInterval(report, liveTimes.presenceRenewal);
    },
    stop: () => {
      clearTimeout(timer);
      clearInterval(renewal);
    },
  };
}
