import { useEffect, useId, useRef } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { commentMessages } from './messages.ts';

type Props = {
  /** How many replies would be deleted with the comment. */
  replies: number;
  busy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
};

/** Asks for confirmation below the comment before deleting it. */
export function RemoveConfirmation({ replies, busy, onCancel, onConfirm }: Props) {
  const words = useMessages(commentMessages);
  const questionId = useId();
  const cancel = useRef<HTMLButtonElement>(null);

  useEffect(() => cancel.current?.focus(), []);

  return (
    <fieldset
      aria-labelledby={questionId}
      className="mt-2 flex flex-wrap items-center justify-between gap-3 rounded-xl bg-sunken px-4 py-3"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !busy) onCancel();
      }}
    >
      <p className="min-w-0 flex-1 basis-56" id={questionId}>
        {replies === 0 ? words.removeQuestion : words.removeWithReplies(replies)}
      </p>
      <div className="flex gap-2">
        <Button disabled={busy} onClick={onCancel} ref={cancel} size="small" variant="secondary">
          {words.cancel}
        </Button>
        <Button aria-describedby={questionId} loading={busy} onClick={onConfirm} size="small" variant="danger">
          {words.remove}
        </Button>
      </div>
    </fieldset>
  );
}
