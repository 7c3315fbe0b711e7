import type { DeviceStorage } from '../../lib/device-storage.ts';
import { tabId } from '../../lib/tab-id.ts';
import type { Draft } from './answers-state.ts';

/** Answers that are not on the server yet, kept on this device: one entry an answer, so that two tabs do not erase each other's. */
export type Drafts = {
  /** One draft a question. Where two tabs left one each, the second is there once the first is gone. */
  read: () => Record<string, Draft>;
  /** @returns whether it outlives the page */
  write: (question: string, draft: Draft) => boolean;
  remove: (question: string) => void;
};

/** @param tab names this page; an answer that another tab has unsaved as well is kept beside it, under this name */
export function createDrafts(
  storage: DeviceStorage,
  userId: string,
  projectId: string,
  module: string,
  tab: string = tabId,
): Drafts {
  const prefix = `elan.draft:${userId}:${projectId}:${module}:`;
  /** What this tab wrote or took over last; anything else under the same key is another tab's. */
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

/** Stands in no name of a question. */
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
