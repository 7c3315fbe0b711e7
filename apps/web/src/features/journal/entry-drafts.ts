import { type Mood, moods } from '@elan/domain/modules/journal/mood';
import type { DeviceStorage } from '../../lib/device-storage.ts';

/** An entry that is not on the server yet. */
export type EntryDraft = {
  /** Milliseconds since 1970 as a text: when it was begun. It becomes the id of the entry. */
  id: string;
  title: string;
  content: string;
  mood: Mood;
  /** Its author pressed Add. */
  asked: boolean;
};

/** What is typed, kept on this device: each draft under a key of its own, so that two tabs do not erase each other's. */
export type EntryDrafts = {
  /** Newest first. */
  read: () => EntryDraft[];
  /** @returns whether it outlives the page */
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
