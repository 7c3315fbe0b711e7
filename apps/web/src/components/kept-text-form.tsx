import { type FormEvent, type ReactNode, useState } from 'react';
import type { KeptText } from '../lib/kept-text.ts';
import { NotKept } from './not-kept.tsx';
import { Button } from './ui/button.tsx';
import { TextArea } from './ui/text-area.tsx';

type Props = {
  /** What is typed, kept on the device until it is sent. */
  text: KeptText;
  label: string;
  help?: string;
  maxLength: number;
  rows?: number;
  /** Opened by a press, so take focus. */
  focus: boolean;
  /** What is said where nothing was typed. */
  missing: string;
  submit: string;
  cancel: string;
  /** Absent where the form stays. */
  onCancel?: (() => void) | undefined;
  /** @returns whether it was sent: the text is then empty again */
  onSend: (text: string) => Promise<boolean>;
  /** What is missing may still come: nothing can be sent until then. */
  disabled?: boolean;
  /** Between the text and the buttons. */
  children?: ReactNode;
};

/** A text that somebody sends, as one field with its buttons. */
export function KeptTextForm(props: Props) {
  const { text, label, help, maxLength, rows, focus, missing, submit, cancel, onCancel, onSend, disabled, children } =
    props;
  const [isMissing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || disabled) return;
    const typed = text.value.trim();
    if (typed === '') return setMissing(true);
    setBusy(true);
    if (await onSend(typed)) text.clear();
    setBusy(false);
  };
  return (
    <form className="flex flex-col gap-3" noValidate onSubmit={(event) => void send(event)}>
      <TextArea
        autoFocus={focus}
        dir="auto"
        error={isMissing ? missing : null}
        help={help}
        label={label}
        maxLength={maxLength}
        onChange={(event) => {
          text.set(event.target.value);
          setMissing(false);
        }}
        required
        rows={rows}
        value={text.value}
      />
      <NotKept shown={!text.kept} />
      {children}
      <div className="flex flex-wrap gap-2">
        <Button disabled={disabled} loading={busy} size="small" type="submit" variant="primary">
          {submit}
        </Button>
        {onCancel !== undefined && (
          <Button onClick={onCancel} size="small" variant="quiet">
            {cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
