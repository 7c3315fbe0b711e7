import type { Proposal } from '@elan/contract/suggestions';
import { limits } from '@elan/domain/limits';
import { PencilRuler } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { TextArea } from '../../components/ui/text-area.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { FormEnd } from './form-end.tsx';
import { suggestionMessages } from './messages.ts';
import { useSendSuggestion } from './use-send-suggestion.ts';
import { type SuggestionDraft, useSuggestionDraft } from './use-suggestion-draft.ts';

type Field = { label: string; value: string; onChange: (value: string) => void };

type Props = {
  userId: string;
  projectId: string;
  /** Identifies the text within the project. */
  place: string;
  /** What the text is called. */
  title: string;
  /** The text as it is now, with its version. */
  now: { text: string; version: number };
  maySuggest: boolean;
  field: (field: Field) => ReactNode;
  proposal: (draft: SuggestionDraft) => Proposal;
};

/** The way to suggest another text for a place, for somebody who cannot write there. */
export function TextForm({ userId, projectId, place, title, now, maySuggest, field, proposal }: Props) {
  const words = useMessages(suggestionMessages);
  const { draft, kept, set, clear } = useSuggestionDraft(userId, `${projectId}:${place}`);
  const { send, problem, setProblem } = useSendSuggestion(projectId);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    clear();
    setProblem(null);
    requestAnimationFrame(() => opener.current?.focus());
  };

  if (!maySuggest) return draft !== null && draft.text !== now.text && <Unsent draft={draft} onDiscard={clear} />;
  if (draft === null) {
    return (
      <Button
        aria-label={words.suggestTo(title)}
        className="self-start text-muted"
        icon={<PencilRuler aria-hidden className="size-4" />}
        onClick={() => set({ id: crypto.randomUUID(), text: now.text, reason: '', base: now.version })}
        ref={opener}
        size="small"
        variant="quiet"
      >
        {words.suggest}
      </Button>
    );
  }

  const submit = async () => {
    if (draft.text === now.text) return setProblem(words.nothingNew);
    if (await send(draft.id, proposal(draft), draft.reason)) close();
  };
  return (
    // Not a `<form>`: it is inside the questionnaire's form.
    <fieldset className="flex flex-col gap-3 rounded-xl border border-line bg-surface p-4" onKeyDown={keepEnter}>
      <legend className="sr-only">{words.suggestTo(title)}</legend>
      {field({ label: words.yourText(title), value: draft.text, onChange: (text) => set({ ...draft, text }) })}
      <TextArea
        label={words.reason}
        maxLength={limits.suggestionReason}
        onChange={(event) => set({ ...draft, reason: event.target.value })}
        rows={2}
        value={draft.reason}
      />
      <FormEnd
        isTyped={draft.text !== now.text || draft.reason !== ''}
        kept={kept}
        note={words.formNote}
        onClose={close}
        problem={problem}
        send={{ onClick: submit }}
      />
    </fieldset>
  );
}

/** Enter in a field must not save the questions. */
function keepEnter(event: KeyboardEvent): void {
  const { target } = event;
  const hasUse = target instanceof HTMLTextAreaElement || target instanceof HTMLButtonElement;
  if (event.key === 'Enter' && !hasUse) event.preventDefault();
}

/** Text of somebody who may no longer suggest. */
function Unsent({ draft, onDiscard }: { draft: SuggestionDraft; onDiscard: () => void }) {
  const words = useMessages(suggestionMessages);
  return (
    <div className="rounded-xl bg-orange-soft px-4 py-3" role="status">
      <p className="font-semibold">{words.unsentTitle}</p>
      <p className="text-sm text-muted">{words.unsentNote}</p>
      <p className="mt-2 max-h-40 overflow-y-auto break-words whitespace-pre-wrap">{draft.text}</p>
      <Button className="mt-3" onClick={onDiscard} size="small" variant="secondary">
        {words.discard}
      </Button>
    </div>
  );
}
