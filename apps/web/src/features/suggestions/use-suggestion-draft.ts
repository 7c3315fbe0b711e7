import { useKeptText } from '../../lib/kept-text.ts';

/** A suggestion that is being written. */
export type SuggestionDraft = {
  /** The id it is sent with, so that sending it twice makes one. */
  id: string;
  text: string;
  reason: string;
  /** The version of what is there that it was typed over. */
  base: number;
};

export type DraftHandle = {
  draft: SuggestionDraft | null;
  /** Whether the text survives closing the page. */
  kept: boolean;
  set: (draft: SuggestionDraft) => void;
  clear: () => void;
};

/** A suggestion that was begun at a place, kept on the device until it is sent or discarded. */
export function useSuggestionDraft(userId: string, place: string): DraftHandle {
  const { value, kept, set, clear } = useKeptText(userId, `suggestion:${place}`);
  return { draft: parse(value), kept, set: (draft) => set(JSON.stringify(draft)), clear };
}

function parse(stored: string): SuggestionDraft | null {
  try {
    const draft = JSON.parse(stored) as Partial<SuggestionDraft> | null;
    const { id, text, reason, base } = draft ?? {};
    const isDraft = [id, text, reason].every((part) => typeof part === 'string') && typeof base === 'number';
    return isDraft ? (draft as SuggestionDraft) : null;
  } catch {
    return null;
  }
}
