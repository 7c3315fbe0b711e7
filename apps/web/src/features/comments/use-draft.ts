import { useSyncExternalStore } from 'react';
import type { Box, CommentDraft, CommentDrafts } from './drafts.ts';

/** What a box holds, as it changes. */
export function useDraft(drafts: CommentDrafts, box: Box): CommentDraft | null {
  return useSyncExternalStore(drafts.subscribe, () => drafts.get(box));
}
