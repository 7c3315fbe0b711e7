import { sleep } from './retry.ts';

/** Work that wants to reach the server before the person leaves: unsaved answers. */
const flushes = new Set<() => Promise<unknown>>();

export function registerPendingWork(flush: () => Promise<unknown>): () => void {
  flushes.add(flush);
  return () => flushes.delete(flush);
}

/** Saves what can be saved; a failure leaves it on this device. */
export async function flushPendingWork(): Promise<void> {
  await Promise.allSettled([...flushes].map((flush) => flush()));
}

/** How long somebody who leaves is held up by what is being saved, in milliseconds. */
const longestWait = 2_000;

/** The same for somebody who leaves: what is not saved in time is on this device in any case. */
export async function flushBeforeLeaving(): Promise<void> {
  await Promise.race([flushPendingWork(), sleep(longestWait)]);
}
