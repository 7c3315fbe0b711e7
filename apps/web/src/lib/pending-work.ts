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
