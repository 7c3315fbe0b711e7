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

export type DraftHandle<Draft> = {
  draft: Draft | null;
  /** Whether the text survives closing the page. */
  kept: boolean;
  set: (draft: Draft) => void;
  clear: () => void;
};

/** A suggestion that was begun at a place, kept on the device until it is sent or discarded. */
export function useSuggestionDraft(userId: string, place: string): DraftHandle<SuggestionDraft> {
  return useKeptDraft(userId, place, { id: '', text: '', reason: '', base: 0 });
}

/** The same with any fields. @param example what is kept has the fields of this, each of the same type */
export function useKeptDraft<Draft extends object>(userId: string, place: string, example: Draft): DraftHandle<Draft> {
  const { value, kept, set, clear } = useKeptText(userId, `suggestion:${place}`);
  return { draft: parse(value, example), kept, set: (draft) => set(JSON.stringify(draft)), clear };
}

function parse<Draft extends object>(stored: string, example: Draft): Draft | null {
  try {
    const draft = JSON.parse(stored) as Draft | null;
    const fields = Object.keys(example) as (keyof Draft)[];
    return draft !== null && fields.every((name) => typeof draft[name] === typeof example[name]) ? draft : null;
  } catch {
    return null;
  }
}
