import type { DeviceStorage } from '../../lib/device-storage.ts';
import { tabId } from '../../lib/tab-id.ts';
import type { Draft } from './answers-state.ts';

/** Unsaved answers stored on this device, one entry per answer, so that two tabs do not erase each other's. */
export type Drafts = {
  /** One draft per question. When two tabs left one each, the second appears once the first is gone. */
  read: () => Record<string, Draft>;
  /** @returns whether it survives closing the page */
  write: (question: string, draft: Draft) => boolean;
  remove: (question: string) => void;
};

/** @param tab identifies this page; an answer that another tab also has unsaved is stored under this name */
export function createDrafts(
  storage: DeviceStorage,
  userId: string,
  projectId: string,
  module: string,
  tab: string = tabId,
): Drafts {
  const prefix = `elan.draft:${userId}:${projectId}:${module}:`;
  /** What this tab last wrote or read; anything else under the same key belongs to another tab. */
  const own = new Map<string, { key: string; text: string }>();
  const isOwn = (question: string, key: string) => {
    const stored = storage.get(key);
    return stored === null || stored === own.get(question)?.text;
  };
  return {
    read: () => {
      const drafts: Record<string, Draft> = {};
      for (const key of storage.keys(prefix).sort()) {
        const [question = ''] = key.slice(prefix.length).split(separator);
        const text = storage.get(key);
        const draft = parse(text);
        if (draft === null || text === null || Object.hasOwn(drafts, question)) continue;
        drafts[question] = draft;
        own.set(question, { key, text });
      }
      return drafts;
    },
    write: (question, draft) => {
      const known = own.get(question)?.key ?? prefix + question;
      const key = isOwn(question, known) ? known : `${prefix}${question}${separator}${tab}`;
      const text = JSON.stringify(draft);
      own.set(question, { key, text });
      return storage.set(key, text);
    },
    remove: (question) => {
      const mine = own.get(question);
      if (mine !== undefined && isOwn(question, mine.key)) storage.remove(mine.key);
      own.delete(question);
    },
  };
}

/** A character that no question id contains. */
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
