import { limits } from '@elan/domain/limits';
import { KeptTextField } from '../../components/kept-text-field.tsx';
import { FormDialog } from '../../components/ui/form-dialog.tsx';
import { useAccount } from '../../data/account/session.ts';
import { authFailureText } from '../../data/sign-in/auth-failure-text.ts';
import { type Passkey, renamePasskey } from '../../data/sign-in/passkey-api.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { nameProblem } from './name-problem.ts';
import { passkeyMessages } from './passkey-messages.ts';
import { unlessGone } from './unless-gone.ts';

type DialogProps = { passkey: Passkey; onClose: () => void; onDone: () => void };

/** Asks for another name of a passkey. */
export function RenamePasskeyDialog({ passkey, onClose, onDone }: DialogProps) {
  const words = useMessages(passkeyMessages);
  const text = useText();
  const { user } = useAccount();
  const name = useKeptText(user.id, `passkey:${passkey.id}`, passkey.name);
  const { failure, setFailure, busy, attempt } = useAttempt(authFailureText);

  const submit = () => {
    const chosen = name.value.trim();
    const problem = nameProblem(chosen, limits.passkeyName);
    if (problem !== null) return setFailure(problem);
    return attempt(async () => {
      await unlessGone('PASSKEY_NOT_FOUND', () => renamePasskey(passkey.id, chosen));
      name.clear();
      onDone();
      return null;
    });
  };

  return (
    <FormDialog action={words.save} busy={busy} onClose={onClose} onSubmit={submit} title={words.renameTitle}>
      <KeptTextField
        autoComplete="off"
        error={failure === null ? null : text(failure)}
        label={words.name}
        name="passkey-new-name"
        required
        text={name}
      />
    </FormDialog>
  );
}
