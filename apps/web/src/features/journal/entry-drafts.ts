import { type Mood, moods } from '@elan/domain/modules/journal/mood';
import type { DeviceStorage } from '../../lib/device-storage.ts';

/** An entry that is not on the server yet. */
export type EntryDraft = {
  /** Milliseconds since 1970 as text: when it was started. It becomes the entry's id. */
  id: string;
  title: string;
  content: string;
  mood: Mood;
  /** Its author pressed Add. */
  asked: boolean;
};

/** Unsent entries, stored on this device under one key each, so that two tabs do not erase each other's. */
export type EntryDrafts = {
  /** Newest first. */
  read: () => EntryDraft[];
  /** @returns whether it survives closing the page */
  write: (draft: EntryDraft) => boolean;
  remove: (id: string) => void;
};

export function createEntryDrafts(storage: DeviceStorage, userId: string, projectId: string): EntryDrafts {
  const prefix = `elan.entry:${userId}:${projectId}:`;
  return {
    read: () =>
      storage
        .keys(prefix)
        .flatMap((key) => parse(key.slice(prefix.length), storage.get(key)) ?? [])
        .sort((one, other) => Number(other.id) - Number(one.id)),
    write: ({ id, ...words }) => storage.set(prefix + id, JSON.stringify(words)),
    remove: (id) => storage.remove(prefix + id),
  };
}

function parse(id: string, stored: string | null): EntryDraft | null {
  try {
    const draft = JSON.parse(stored ?? 'null') as Partial<EntryDraft> | null;
    const { title, content, mood, asked } = draft ?? {};
    if (!/^\d{13}$/u.test(id) || typeof title !== 'string' || typeof content !== 'string') return null;
    const known = moods.find((entry) => entry === mood);
    return known === undefined ? null : { id, title, content, mood: known, asked: asked === true };
  } catch {
    return null;
  }
}
