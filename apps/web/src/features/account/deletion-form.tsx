import type { Text } from '@elan/domain/locale';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { session, useAccount } from '../../data/account/session.ts';
import { faultWords, toFault } from '../../lib/errors.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { confirmationPhrase, confirmationWord, isConfirmedBy } from './confirmation.ts';
import { DeletionRefused, deleteAccount, forgetOnThisDevice } from './delete-account.ts';
import { accountMessages } from './messages.ts';

/** Two steps: a word, then a full sentence. Starts over each time it is opened (DEL-001, DEL-009). */
export function DeletionForm({ onCancel }: { onCancel: () => void }) {
  const words = useMessages(accountMessages);
  const text = useText();
  const { user } = useAccount();
  const [step, setStep] = useState<1 | 2>(1);
  const { failure, busy, attempt } = useAttempt(failureText);

  const remove = () =>
    attempt(async () => {
      await deleteAccount();
      forgetOnThisDevice(user.id);
      await session.signOut('deleted');
      return null;
    });

  return (
    <div className="max-w-md">
      {failure !== null && (
        <Banner className="mb-4" tone="error">
          {text(failure)}
        </Banner>
      )}
      <p className="text-sm text-muted">{words.deleteStep(step)}</p>
      {step === 1 ? (
        <Step
          action={words.continue}
          busy={false}
          expected={text(confirmationWord)}
          key="word"
          label={words.typeWord(text(confirmationWord))}
          onCancel={onCancel}
          onConfirmed={() => setStep(2)}
          wrong={words.wrongWord}
        />
      ) : (
        <Step
          action={words.deleteForGood}
          busy={busy}
          expected={text(confirmationPhrase)}
          help={<span className="text-base font-semibold text-ink select-all">{text(confirmationPhrase)}</span>}
          key="phrase"
          label={words.copyPhrase}
          onCancel={onCancel}
          onConfirmed={() => void remove()}
          wrong={words.wrongPhrase}
        />
      )}
    </div>
  );
}

type StepProps = {
  label: string;
  help?: ReactNode;
  expected: string;
  /** Shown after Enter, or on blur, when the text does not match. */
  wrong: string;
  action: string;
  busy: boolean;
  onConfirmed: () => void;
  onCancel: () => void;
};

function Step({ label, help, expected, wrong, action, busy, onConfirmed, onCancel }: StepProps) {
  const words = useMessages(accountMessages);
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [checked, setChecked] = useState(false);
  const right = isConfirmedBy(typed, expected);

  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  // A form does not submit while its button is disabled, but a wrong word must be reported.
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!right) setChecked(true);
    else if (!busy) onConfirmed();
  };

  const leave = (event: FocusEvent<HTMLInputElement>) => {
    // Not when focus moves to a button of this form: the error message would shift the button and make the press miss.
    if (typed !== '' && !event.currentTarget.form?.contains(event.relatedTarget)) setChecked(true);
  };

  return (
    <form noValidate onSubmit={(event) => event.preventDefault()} ref={form}>
      <TextField
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        error={checked && !right ? wrong : null}
        help={help}
        label={label}
        name="confirmation"
        onBlur={leave}
        onChange={(event) => {
          setTyped(event.target.value);
          setChecked(false);
        }}
        onKeyDown={enter}
        readOnly={busy}
        spellCheck={false}
        value={typed}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button disabled={!right} loading={busy} onClick={onConfirmed} variant="danger">
          {action}
        </Button>
        <Button disabled={busy} onClick={onCancel} variant="secondary">
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

/** The server's explanation, or the specification's text (DEL-011 to DEL-013). A session that has ended is noticed. */
function failureText(error: unknown): Text {
  const { deleteRefused, deleteError } = accountMessages;
  if (error instanceof DeletionRefused) {
    if (error.status === 401) void session.recheck();
    return error.explanation === null ? deleteRefused : { en: error.explanation, fr: error.explanation };
  }
  const fault = toFault(error);
  if (fault.kind !== 'unknown') {
    const words = faultWords(fault);
    return { en: `${deleteError.en}. ${words.en}`, fr: `${deleteError.fr}. ${words.fr}` };
  }
  const message = error instanceof Error ? error.message : '';
  return message === '' ? deleteError : { en: message, fr: message };
}
