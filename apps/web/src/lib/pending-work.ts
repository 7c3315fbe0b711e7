import { sleep } from './retry.ts';

/** Saves to run before the person leaves, such as unsaved answers. */
const flushes = new Set<() => Promise<unknown>>();

export function registerPendingWork(flush: () => Promise<unknown>): () => void {
  flushes.add(flush);
  return () => flushes.delete(flush);
}

/** Saves what it can; anything that fails stays on this device. */
export async function flushPendingWork(): Promise<void> {
  await Promise.allSettled([...flushes].map((flush) => flush()));
}

/** How long saving may delay somebody who is leaving, in milliseconds. */
const longestWait = 2_000;

/** The same for somebody who is leaving: what is not saved in time stays on this device. */
export async function flushBeforeLeaving(): Promise<void> {
  await Promise.race([flushPendingWork(), sleep(longestWait)]);
}
