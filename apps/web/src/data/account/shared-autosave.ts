import type { QueryClient } from '@tanstack/react-query';
import { onConnectionChange } from '../../lib/connection.ts';
import { registerPendingWork } from '../../lib/pending-work.ts';
import { whenAccountLeaves } from './session.ts';

/** What saves texts: tries again, saves now, and ends without saving. */
type Saves = { retry: () => void; flush: () => Promise<unknown>; close: () => void };

const shared = new WeakMap<QueryClient, Map<string, Saves>>();

/**
 * The autosave of this name. It outlives the screen, so that a save in flight completes.
 * @param needsOthers whether other texts must be saved before these
 */
export function sharedAutosave<A extends Saves>(
  queryClient: QueryClient,
  name: string,
  create: () => A,
  needsOthers = false,
): A {
  const known = shared.get(queryClient) ?? new Map<string, Saves>();
  shared.set(queryClient, known);
  const existing = known.get(name);
  // A name always belongs to the same kind of autosave.
  if (existing !== undefined) return existing as A;
  const created = create();
  // Retry when the browser reports it is online again, or any call succeeds.
  window.addEventListener('online', created.retry);
  const stops = [onConnectionChange(created.retry), registerPendingWork(created.flush, needsOthers)];
  whenAccountLeaves(() => {
    window.removeEventListener('online', created.retry);
    for (const stop of stops) stop();
    created.close();
  });
  known.set(name, created);
  return created;
}
