import type { DeviceStorage } from '../device-storage.ts';
import { tabId } from '../tab-id.ts';
import type { Draft } from './fields-state.ts';

/** Unsaved texts stored on this device, one entry per text, so that two tabs do not erase each other's. */
export type Drafts = {
  /** One draft per key. When two tabs left one each, the second appears once the first is gone. */
  read: () => Record<string, Draft>;
  /** @returns whether it survives closing the page */
  write: (key: string, draft: Draft) => boolean;
  remove: (key: string) => void;
};

/**
 * @param area what the texts belong to: a module, or the figures
 * @param tab identifies this page; a text that another tab also has unsaved is stored under this name
 */
export function createDrafts(
  storage: DeviceStorage,
  userId: string,
  projectId: string,
  area: string,
  tab: string = tabId,
): Drafts {
  const prefix = `elan.draft:${userId}:${projectId}:${area}:`;
  /** What this tab last wrote or read; anything else under the same name belongs to another tab. */
  const own = new Map<string, { name: string; text: string }>();
  const isOwn = (key: string, name: string) => {
    const stored = storage.get(name);
    return stored === null || stored === own.get(key)?.text;
  };
  return {
    read: () => {
      const drafts: Record<string, Draft> = {};
      for (const name of storage.keys(prefix).sort()) {
        const [key = ''] = name.slice(prefix.length).split(separator);
        const text = storage.get(name);
        const draft = parse(text);
        if (draft === null || text === null || Object.hasOwn(drafts, key)) continue;
        drafts[key] = draft;
        own.set(key, { name, text });
      }
      return drafts;
    },
    write: (key, draft) => {
      const known = own.get(key)?.name ?? prefix + key;
      const name = isOwn(key, known) ? known : `${prefix}${key}${separator}${tab}`;
      const text = JSON.stringify(draft);
      own.set(key, { name, text });
      return storage.set(name, text);
    },
    remove: (key) => {
      const mine = own.get(key);
      if (mine !== undefined && isOwn(key, mine.name)) storage.remove(mine.name);
      own.delete(key);
    },
  };
}

/** A character that no key contains. */
const separator = '~';

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
