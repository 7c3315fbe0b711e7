import type { Anchor } from '@elan/domain/comment-anchor';
import type { Mention } from '@elan/domain/mentions';
import type { DeviceStorage } from '../../lib/device-storage.ts';
import { createListeners } from '../../lib/listeners.ts';

/** A text field: a new comment, a reply to one, or an edit of one. */
export type Box = 'new' | `reply:${string}` | `edit:${string}`;

export type CommentDraft = {
  text: string;
  /** What was sent but never confirmed; sending the same text again uses the same id. */
  attempt: { id: string; content: string } | null;
  /** For an edit: when the comment being edited had last been changed. */
  base: string | null;
  /** For a new comment: what it is about, unless it is the module. */
  anchor?: Anchor | null;
  /** The people who were chosen while typing; the text may no longer name them. */
  mentions?: readonly Mention[];
};

export type CommentDrafts = ReturnType<typeof createCommentDrafts>;

/** Unsent comment text, stored on this device with one entry per field. */
export function createCommentDrafts(storage: DeviceStorage, userId: string, projectId: string, module: string) {
  const prefix = `elan.comment:${userId}:${projectId}:${module}:`;
  const drafts = new Map<Box, CommentDraft>();
  const unkept = new Set<Box>();
  const { subscribe, notify } = createListeners();
  for (const key of storage.keys(prefix)) {
    const draft = parse(storage.get(key));
    if (draft !== null) drafts.set(key.slice(prefix.length) as Box, draft);
  }
  let boxes: readonly Box[] = [...drafts.keys()];

  const publish = () => {
    if (drafts.size !== boxes.length || !boxes.every((known) => drafts.has(known))) boxes = [...drafts.keys()];
    notify();
  };

  return {
    get: (box: Box): CommentDraft | null => drafts.get(box) ?? null,
    set: (box: Box, draft: CommentDraft | null): void => {
      unkept.delete(box);
      const hasText = draft !== null && draft.text !== '';
      // A choice of what to write about is worth keeping on the device only with something written.
      if (!hasText) storage.remove(prefix + box);
      if (draft === null || (!hasText && !draft.anchor)) drafts.delete(box);
      else {
        drafts.set(box, draft);
        if (hasText && !storage.set(prefix + box, JSON.stringify(draft))) unkept.add(box);
      }
      publish();
    },
    /** Applies what another tab typed or sent, so that neither overwrites the other's text. */
    follow: ({ key, newValue }: { key: string | null; newValue: string | null }): void => {
      if (key?.startsWith(prefix) !== true) return;
      const box = key.slice(prefix.length) as Box;
      const draft = parse(newValue);
      unkept.delete(box);
      if (draft === null) drafts.delete(box);
      else drafts.set(box, draft);
      publish();
    },
    /** Every field that holds text. The same array until a draft is stored or removed. */
    boxes: () => boxes,
    /** Whether the text of a field survives closing the page. */
    isKept: (box: Box) => !unkept.has(box),
    subscribe,
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
    const { attempt, base, anchor, mentions } = draft;
    const sent = typeof attempt?.id === 'string' && typeof attempt.content === 'string';
    return {
      text: draft.text,
      attempt: sent ? { id: attempt.id, content: attempt.content } : null,
      base: typeof base === 'string' ? base : null,
      ...(isAnchor(anchor) ? { anchor } : {}),
      ...(isMentions(mentions) ? { mentions } : {}),
    };
  } catch {
    return null;
  }
}

function isMentions(stored: unknown): stored is Mention[] {
  const isMention = (each: Partial<Mention> | null) =>
    typeof each?.user_id === 'string' && typeof each.label === 'string';
  return Array.isArray(stored) && stored.every(isMention);
}

function isAnchor(stored: Partial<Anchor> | null | undefined): stored is Anchor {
  if (!stored || (stored.on !== 'analysis' && stored.on !== 'answer' && stored.on !== 'row')) return false;
  const { question, exact, prefix, suffix, row } = stored;
  if ((stored.on === 'row') !== (typeof row === 'string')) return false;
  const isText = (part: unknown) => typeof part === 'string';
  return (question === null || isText(question)) && [exact, prefix, suffix].every(isText);
}
