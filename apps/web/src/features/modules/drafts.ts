import type { DeviceStorage } from '../../lib/device-storage.ts';
import type { Draft } from './answers-state.ts';

/** Answers that are not on the server yet, kept on this device: one entry an answer, so that two tabs do not erase each other's. */
export type Drafts = {
  read: () => Record<string, Draft>;
  /** @returns whether it outlives the page */
  write: (question: string, draft: Draft) => boolean;
  remove: (question: string) => void;
};

export function createDrafts(storage: DeviceStorage, userId: string, projectId: string, module: string): Drafts {
  const prefix = `elan.draft:${userId}:${projectId}:${module}:`;
  return {
    read: () =>
      Object.fromEntries(
        storage.keys(prefix).flatMap((key) => {
          const draft = parse(storage.get(key));
          return draft === null ? [] : [[key.slice(prefix.length), draft]];
        }),
      ),
    write: (question, draft) => storage.set(prefix + question, JSON.stringify(draft)),
    remove: (question) => storage.remove(prefix + question),
  };
}

function parse(stored: string | null): Draft | null {
  try {
    const draft = JSON.parse(stored ?? 'null') as Partial<Draft> | null;
    if (typeof draft?.value !== 'string' || typeof draft.base !== 'number') return null;
    const unconfirmed = Array.isArray(draft.unconfirmed)
      ? draft.unconfirmed.filter((value) => typeof value === 'string')
      : [];
    return { value: draft.value, base: draft.base, unconfirmed };
  } catch {
    return null;
  }
}
