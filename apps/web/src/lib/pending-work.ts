import { sleep } from './retry.ts';

/** Saves to run before the person leaves, such as unsaved answers; and whether they need other saves done first. */
const flushes = new Map<() => Promise<unknown>, { needsOthers: boolean }>();

export function registerPendingWork(flush: () => Promise<unknown>, needsOthers = false): () => void {
  flushes.set(flush, { needsOthers });
  return () => flushes.delete(flush);
}

/** Saves what it can; anything that fails stays on this device. */
export async function flushPendingWork(): Promise<void> {
  await Promise.allSettled([...flushes.keys()].map((flush) => flush()));
}

/** The same for work that needs no other, so that work that does can wait for it. */
export async function flushIndependentWork(): Promise<void> {
  const independent = [...flushes].filter(([, { needsOthers }]) => !needsOthers);
  await Promise.allSettled(independent.map(([flush]) => flush()));
}

/** How long saving may delay somebody who is leaving, in milliseconds. */
const longestWait = 2_000;

/** The same for somebody who is leaving: what is not saved in time stays on this device. */
export async function flushBeforeLeaving(): Promise<void> {
  await Promise.race([flushPendingWork(), sleep(longestWait)]);
}
