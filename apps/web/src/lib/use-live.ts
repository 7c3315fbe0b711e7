import type { PresencePlace } from '@elan/domain/live';
import { liveTimes } from '@elan/domain/live';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { client } from './api.ts';
import { createLive, type Live, type LiveState } from './live.ts';
import { readAgain, readEverythingAgain } from './live-topics.ts';
import { session } from './session.ts';
import { tabId } from './tab-id.ts';

type Wiring = { live: Live; onLost: (projectId: string) => void };

/** One stream for each signed-in person of this tab. */
const wirings = new WeakMap<QueryClient, Wiring>();

/** Milliseconds that a page may be out of sight before its stream is given up. */
const unseenFor = 5 * 60 * 1000;

function wiringOf(queryClient: QueryClient): Wiring {
  const existing = wirings.get(queryClient);
  if (existing !== undefined) return existing;
  const wiring: Wiring = {
    onLost: () => {},
    live: createLive({
      tabId,
      open: (input, signal) => client.live.stream(input, { signal }),
      onChange: (change, projectId) => {
        if (change.type === 'user' && change.topic === 'session') void session.recheck();
        readAgain(queryClient, change, projectId);
      },
      onResync: () => readEverythingAgain(queryClient),
      onLost: (projectId) => wiring.onLost(projectId),
      onSignedOut: () => void session.recheck(),
      sleep,
      random: Math.random,
    }),
  };
  wirings.set(queryClient, wiring);
  return wiring;
}

/** Keeps the stream open while the page is in use. */
export function useLiveStream(projectId: string | null, onLost: (projectId: string) => void): void {
  const queryClient = useQueryClient();
  const wiring = wiringOf(queryClient);
  useEffect(() => {
    wiring.onLost = onLost;
  }, [wiring, onLost]);
  useEffect(() => {
    const { live } = wiring;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') timer = setTimeout(live.stop, unseenFor);
      else live.follow(projectId);
    };
    look();
    live.follow(projectId);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [wiring, projectId]);
  useEffect(() => wiring.live.stop, [wiring]);
}

export function useLive(): LiveState {
  const { live } = wiringOf(useQueryClient());
  return useSyncExternalStore(live.subscribe, live.get);
}

/** Tells the project's people where one is, and again while one stays. */
export function usePresence(projectId: string, { module, question }: PresencePlace): void {
  const { status } = useLive();
  useEffect(() => {
    if (status !== 'connected') return;
    const tell = () => {
      if (document.visibilityState === 'hidden') return;
      // A presence that does not arrive is told again soon; nothing depends on it.
      client.live.present({ projectId, tabId, place: { module, question } }).catch(() => undefined);
    };
    // Going through the questions with the keyboard is not a stay in each of them.
    const first = setTimeout(tell, 300);
    const renewal = setInterval(tell, liveTimes.presenceRenewal);
    return () => {
      clearTimeout(first);
      clearInterval(renewal);
    };
  }, [status, projectId, module, question]);
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
