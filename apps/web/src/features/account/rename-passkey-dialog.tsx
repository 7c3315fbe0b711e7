import { limits } from '@elan/domain/limits';
import { type FormEvent, useId } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { toAuthFailure } from '../../lib/auth-api.ts';
import { translateAuthError } from '../../lib/auth-errors.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import { type Passkey, renamePasskey } from '../../lib/passkey-api.ts';
import { useAccount } from '../../lib/session.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { nameProblem } from './name-problem.ts';
import { passkeyMessages } from './passkey-messages.ts';

type DialogProps = { passkey: Passkey; onClose: () => void; onDone: () => void };

/** Asks for another name of a passkey. Removed in another tab meanwhile, there is nothing left to do. */
export function RenamePasskeyDialog({ passkey, onClose, onDone }: DialogProps) {
  const words = useMessages(passkeyMessages);
  const text = useText();
  const { user } = useAccount();
  const formId = useId();
  const name = useKeptText(user.id, `passkey:${passkey.id}`, passkey.name);
  const { failure, setFailure, busy, attempt } = useAttempt((thrown) => translateAuthError(toAuthFailure(thrown)));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const chosen = name.value.trim();
    const problem = nameProblem(chosen, limits.passkeyName);
    if (problem !== null) return setFailure(problem);
    await attempt(async () => {
      try {
        await renamePasskey(passkey.id, chosen);
      } catch (thrown) {
        if (toAuthFailure(thrown).code !== 'PASSKEY_NOT_FOUND') throw thrown;
      }
      name.clear();
      onDone();
    });
  };

  return (
    <Dialog
      footer={
        <>
          <Button onClick={onClose} variant="secondary">
            {words.cancel}
          </Button>
          <Button form={formId} loading={busy} type="submit">
            {words.save}
          </Button>
        </>
      }
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      open
      title={words.renameTitle}
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          autoComplete="off"
          error={failure === null ? undefined : text(failure)}
          label={words.name}
          name="passkey-new-name"
          onChange={(event) => name.set(event.target.value)}
          required
          value={name.value}
        />
      </form>
    </Dialog>
  );
}
