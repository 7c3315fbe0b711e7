import type { DeviceStorage } from '../../lib/device-storage.ts';

/** A text field: a new comment, a reply to one, or an edit of one. */
export type Box = 'new' | `reply:${string}` | `edit:${string}`;

export type CommentDraft = {
  text: string;
  /** What was sent but never confirmed; sending the same text again uses the same id. */
  attempt: { id: string; content: string } | null;
  /** For an edit: when the comment being edited had last been changed. */
  base: string | null;
};

/** Unsent comment text, stored on this device with one entry per field. */
export type CommentDrafts = {
  get: (box: Box) => CommentDraft | null;
  set: (box: Box, draft: CommentDraft | null) => void;
  /** Every field that holds text. The same array until a draft is stored or removed. */
  boxes: () => readonly Box[];
  /** Whether the text of a field survives closing the page. */
  isKept: (box: Box) => boolean;
  /** Applies what another tab typed or sent, so that neither overwrites the other's text. */
  follow: (change: { key: string | null; newValue: string | null }) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createCommentDrafts(
  storage: DeviceStorage,
  userId: string,
  projectId: string,
  module: string,
): CommentDrafts {
  const prefix = `elan.comment:${userId}:${projectId}:${module}:`;
  const drafts = new Map<Box, CommentDraft>();
  const unkept = new Set<Box>();
  const listeners = new Set<() => void>();
  for (const key of storage.keys(prefix)) {
    const draft = parse(storage.get(key));
    if (draft !== null) drafts.set(key.slice(prefix.length) as Box, draft);
  }
  let boxes: readonly Box[] = [...drafts.keys()];

  const publish = () => {
    if (drafts.size !== boxes.length || !boxes.every((known) => drafts.has(known))) boxes = [...drafts.keys()];
    for (const listener of listeners) listener();
  };

  return {
    get: (box) => drafts.get(box) ?? null,
    set: (box, draft) => {
      unkept.delete(box);
      if (draft === null || draft.text === '') {
        drafts.delete(box);
        storage.remove(prefix + box);
      } else {
        drafts.set(box, draft);
        if (!storage.set(prefix + box, JSON.stringify(draft))) unkept.add(box);
      }
      publish();
    },
    follow: ({ key, newValue }) => {
      if (key?.startsWith(prefix) !== true) return;
      const box = key.slice(prefix.length) as Box;
      const draft = parse(newValue);
      unkept.delete(box);
      if (draft === null) drafts.delete(box);
      else drafts.set(box, draft);
      publish();
    },
    boxes: () => boxes,
    isKept: (box) => !unkept.has(box),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The comment a field belongs to; null for a new comment. */
export function targetOf(box: Box): string | null {
  return box === 'new' ? null : box.slice(box.indexOf(':') + 1);
}

function parse(stored: string | null): CommentDraft | null {
  try {
    const draft = JSON.parse(stored ?? 'null') as Partial<CommentDraft> | null;
    if (typeof draft?.text !== 'string' || draft.text === '') return null;
    const { attempt, base } = draft;
    const sent = typeof attempt?.id === 'string' && typeof attempt.content === 'string';
    return {
      text: draft.text,
      attempt: sent ? { id: attempt.id, content: attempt.content } : null,
      base: typeof base === 'string' ? base : null,
    };
  } catch {
    return null;
  }
}
