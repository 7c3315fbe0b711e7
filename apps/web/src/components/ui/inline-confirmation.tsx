import { useEffect, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';

type Props = {
  question: string;
  confirmLabel: string;
  cancelLabel: string;
  onCancel: () => void;
  /** Nothing can be pressed until it is done. Says itself what failed. */
  onConfirm: () => Promise<void>;
};

/** Asks for confirmation in the list itself, below what would be removed. */
export function InlineConfirmation({ question, confirmLabel, cancelLabel, onCancel, onConfirm }: Props) {
  const questionId = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => cancel.current?.focus(), []);

  const confirm = async () => {
    setBusy(true);
    await onConfirm();
    setBusy(false);
  };
  return (
    <fieldset
      aria-labelledby={questionId}
      className="mt-2 flex min-w-0 flex-wrap items-center justify-between gap-3 rounded-xl bg-sunken px-4 py-3"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !busy) onCancel();
      }}
    >
      <p className="min-w-0 flex-1 basis-56 break-words" id={questionId}>
        {question}
      </p>
      <div className="flex gap-2">
        <Button disabled={busy} onClick={onCancel} ref={cancel} size="small" variant="secondary">
          {cancelLabel}
        </Button>
        <Button aria-describedby={questionId} loading={busy} onClick={confirm} size="small" variant="danger">
          {confirmLabel}
        </Button>
      </div>
    </fieldset>
  );
}
