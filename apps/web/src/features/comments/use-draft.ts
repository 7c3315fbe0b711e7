import { useSyncExternalStore } from 'react';
import type { Box, CommentDraft, CommentDrafts } from './drafts.ts';

/** The current draft of a field. */
export function useDraft(drafts: CommentDrafts, box: Box): CommentDraft | null {
  return useSyncExternalStore(drafts.subscribe, () => drafts.get(box));
}
