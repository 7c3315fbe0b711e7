import { limits } from '@elan/domain/limits';
import { CloudOff, HardDrive } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { CharactersLeft } from '../../components/ui/characters-left.tsx';
import { Field } from '../../components/ui/field.tsx';
import { LazyConfirmDialog } from '../../components/ui/lazy-confirm-dialog.tsx';
import { TextArea } from '../../components/ui/text-area.tsx';
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
  const first = useRef<HTMLInputElement>(null);
  const sending = composer.state.phase === 'sending';

  // Somebody just opened an empty form, so it takes focus; a restored one was not requested and does not.
  const openedEmpty = useRef(!hasWords(draft));
  useEffect(() => {
    if (openedEmpty.current) first.current?.focus();
  }, []);

  const close = () => {
    composer.discard();
    onClosed();
  };
  const cancel = () => (hasWords(draft) ? setAsking(true) : close());

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
        <Field
          example={words.titleExample}
          footer={<CharactersLeft length={draft.title.length} maximum={limits.journalTitle} />}
          label={words.titleLabel}
          required
        >
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              className="control"
              dir="auto"
              maxLength={limits.journalTitle}
              name="title"
              onChange={(event) => composer.type({ title: event.target.value })}
              readOnly={sending}
              ref={first}
              type="text"
              value={draft.title}
            />
          )}
        </Field>
        <MoodChoice disabled={sending} onChange={(mood) => composer.type({ mood })} value={draft.mood} />
        <TextArea
          dir="auto"
          help={words.contentHelp}
          label={words.contentLabel}
          maxLength={limits.journalContent}
          name="content"
          onChange={(event) => composer.type({ content: event.target.value })}
          readOnly={sending}
          required
          rows={6}
          style={{ minHeight: '10rem' }}
          value={draft.content}
        />
        <div className="flex flex-wrap gap-3">
          <Button disabled={!isComplete(draft)} loading={sending} type="submit">
            {words.add}
          </Button>
          <Button disabled={sending} onClick={cancel} variant="secondary">
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
