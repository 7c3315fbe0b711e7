import type { LiveEvent, PresentPerson } from '@elan/contract/live';
import { type Fault, toFault } from './errors.ts';

export type LiveStatus = 'connecting' | 'connected' | 'offline';

export type LiveState = {
  status: LiveStatus;
  /** Everybody who has the open project before them, this tab included. */
  people: readonly PresentPerson[];
};

type LiveChange = Extract<LiveEvent, { type: 'project' | 'user' }>;

export type LivePorts = {
  tabId: string;
  open: (
    input: { tabId: string; projectId?: string; after?: number },
    signal: AbortSignal,
  ) => Promise<AsyncIterable<LiveEvent>>;
  /** Something changed that another tab or person caused. */
  onChange: (change: LiveChange, projectId: string | null) => void;
  /** What happened meanwhile is not known: everything on screen has to be read again. */
  onResync: (projectId: string | null) => void;
  /** The project is no longer this person's to see. */
  onLost: (projectId: string) => void;
  /** The session ended. */
  onSignedOut: () => void;
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  random: () => number;
};

export type Live = {
  get: () => LiveState;
  subscribe: (listener: () => void) => () => void;
  /** Follows a project, or only what concerns the person; another one changes the stream. */
  follow: (projectId: string | null) => void;
  /** Stops listening: signed out, or a page that nobody has looked at for long. */
  stop: () => void;
};

const firstPause = 500;
const longestPause = 15_000;

/**
 * The one stream of a tab. It carries no data: it says what to read again. When it breaks it comes back by itself, from
 * where it was, in steps that grow and differ from tab to tab, so that a restarted server is not met by all of them.
 */
export function createLive(ports: LivePorts): Live {
  let state: LiveState = { status: 'connecting', people: [] };
  let run: AbortController | null = null;
  let followed: string | null | undefined;
  const listeners = new Set<() => void>();

  const set = (change: Partial<LiveState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const listen = async (projectId: string | null, signal: AbortSignal) => {
    let after: number | undefined;
    let project = projectId;
    let connectedBefore = false;
    for (let pause = firstPause; !signal.aborted; ) {
      try {
        const events = await ports.open(
          {
            tabId: ports.tabId,
            ...(project === null ? {} : { projectId: project }),
            ...(after === undefined ? {} : { after }),
          },
          signal,
        );
        for await (const event of events) {
          if (signal.aborted) return;
          switch (event.type) {
            case 'ready': {
              const returned = connectedBefore && state.status !== 'connected';
              connectedBefore = true;
              pause = firstPause;
              if (event.sequence !== null) after = event.sequence;
              set({ status: 'connected' });
              // Changes that concern the person have no number: after a break they are read again.
              if (event.resync || returned) ports.onResync(project);
              break;
            }
            case 'project':
              after = event.sequence;
              if (event.causedBy !== ports.tabId) ports.onChange(event, project);
              break;
            case 'user':
              ports.onChange(event, project);
              break;
            case 'presence':
              set({ people: event.people });
              break;
            case 'lost':
              set({ people: [] });
              if (project !== null) ports.onLost(project);
              project = null;
              after = undefined;
              break;
          }
        }
      } catch (error) {
        if (signal.aborted) return;
        if (isSignedOut(toFault(error))) {
          ports.onSignedOut();
          return;
        }
      }
      if (signal.aborted) return;
      set({ status: 'offline', people: [] });
      await ports.sleep(pause * (0.5 + ports.random()), signal).catch(() => undefined);
      pause = Math.min(pause * 2, longestPause);
    }
  };

  const stop = () => {
    run?.abort();
    run = null;
    followed = undefined;
    set({ status: 'connecting', people: [] });
  };

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow: (projectId) => {
      if (run !== null && followed === projectId) return;
      stop();
      followed = projectId;
      run = new AbortController();
      void listen(projectId, run.signal);
    },
    stop,
  };
}

const isSignedOut = (fault: Fault) => fault.kind === 'refused' && fault.code === 'NOT_AUTHENTICATED';
