import { limits } from '@elan/domain/limits';
import { KeptTextField } from '../../components/kept-text-field.tsx';
import { useAccount } from '../../data/account/session.ts';
import { authTexts } from '../../data/sign-in/auth-errors.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import { nameProblem } from './name-problem.ts';
import { passkeyMessages } from './passkey-messages.ts';
import { PasswordForm } from './password-form.tsx';

/** Asks for a name and the current password, then leaves the rest to the device. */
export function NewPasskey({ onAdded }: { onAdded: (name: string) => void }) {
  const words = useMessages(passkeyMessages);
  const { user } = useAccount();
  const name = useKeptText(user.id, 'new-passkey');
  const chosen = name.value.trim();

  const add = async (password: string) => {
    const problem = await import('./make-passkey.ts').then(
      ({ makePasskey }) => makePasskey(chosen, password),
      () => authTexts.network,
    );
    if (problem === null) {
      name.clear();
      onAdded(chosen);
    }
    return problem;
  };

  return (
    <PasswordForm
      action={words.continue}
      name="passkey-password"
      onPassword={add}
      problem={() => nameProblem(chosen, limits.passkeyName)}
    >
      <KeptTextField
        autoComplete="off"
        help={words.nameHelp}
        label={words.name}
        name="passkey-name"
        required
        text={name}
      />
    </PasswordForm>
  );
}
