import { limits } from '@elan/domain/limits';
import { CloudOff, HardDrive } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { LazyConfirmDialog } from '../../components/ui/lazy-confirm-dialog.tsx';
import { TextArea } from '../../components/ui/text-area.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { type ComposerState, hasWords, isComplete } from './composer.ts';
import type { EntryDraft } from './entry-drafts.ts';
import { journalMessages } from './messages.ts';
import { MoodChoice } from './mood-choice.tsx';
import { safetyText } from './safety-text.ts';
import type { ComposerHandle } from './use-composer.ts';

type Props = { composer: ComposerHandle; draft: EntryDraft; onClosed: () => void };

/** A new entry (JOUR-002, JOUR-010, JOUR-011). */
export function EntryForm({ composer, draft, onClosed }: Props) {
  const words = useMessages(journalMessages);
  const [asking, setAsking] = useState(false);
  const sending = composer.state.phase === 'sending';
  const close = () => {
    composer.discard();
    onClosed();
  };
  return (
    <Card aria-labelledby="new-entry-title" as="section" data-no-print>
      <h2 className="text-2xl" id="new-entry-title">
        {words.newEntry}
      </h2>
      <form
        className="mt-4 flex flex-col gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void composer.add();
        }}
      >
        <Fields draft={draft} onType={composer.type} sending={sending} />
        <div className="flex flex-wrap gap-3">
          <Button disabled={!isComplete(draft)} loading={sending} type="submit">
            {words.add}
          </Button>
          <Button disabled={sending} onClick={() => (hasWords(draft) ? setAsking(true) : close())} variant="secondary">
            {words.cancel}
          </Button>
        </div>
        <Safety state={composer.state} />
      </form>
      <LazyConfirmDialog
        cancelLabel={words.keepWriting}
        confirmLabel={words.discard}
        onConfirm={() => {
          setAsking(false);
          close();
        }}
        onOpenChange={setAsking}
        open={asking}
        title={words.discardTitle}
        tone="danger"
      >
        {words.discardLead}
      </LazyConfirmDialog>
    </Card>
  );
}

type FieldsProps = { draft: EntryDraft; sending: boolean; onType: ComposerHandle['type'] };

function Fields({ draft, sending, onType }: FieldsProps) {
  const words = useMessages(journalMessages);
  const first = useRef<HTMLInputElement>(null);
  // Somebody just opened an empty form, so it takes focus; a restored one was not requested and does not.
  const openedEmpty = useRef(!hasWords(draft));
  useEffect(() => {
    if (openedEmpty.current) first.current?.focus();
  }, []);
  return (
    <>
      <TextField
        autoComplete="off"
        dir="auto"
        example={words.titleExample}
        label={words.titleLabel}
        maxLength={limits.journalTitle}
        name="title"
        onChange={(event) => onType({ title: event.target.value })}
        readOnly={sending}
        ref={first}
        required
        value={draft.title}
      />
      <MoodChoice disabled={sending} onChange={(mood) => onType({ mood })} value={draft.mood} />
      <TextArea
        dir="auto"
        help={words.contentHelp}
        label={words.contentLabel}
        maxLength={limits.journalContent}
        name="content"
        onChange={(event) => onType({ content: event.target.value })}
        readOnly={sending}
        required
        rows={6}
        style={{ minHeight: '10rem' }}
        value={draft.content}
      />
    </>
  );
}

/** Whether the text is safe, in one quiet line that is always true. */
function Safety({ state }: { state: ComposerState }) {
  const { language } = useLanguage();
  const { said, quiet } = safetyText(state, language);
  return (
    <div>
      {quiet !== '' && (
        <p aria-hidden={said !== '' || undefined} className="flex items-start gap-2 text-sm text-muted">
          {said === '' ? (
            <HardDrive aria-hidden className="mt-0.5 size-4 shrink-0" />
          ) : (
            <CloudOff aria-hidden className="mt-0.5 size-4 shrink-0 text-orange" />
          )}
          <span>{quiet}</span>
        </p>
      )}
      {/* Announced when the state changes, not on every keystroke. */}
      <p className="sr-only" role="status">
        {said}
      </p>
    </div>
  );
}
