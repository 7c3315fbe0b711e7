import type { Text } from '@elan/domain/locale';
import { type ReactNode, useState } from 'react';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { AccountForm } from './account-form.tsx';
import { accountMessages } from './messages.ts';
import { passwordFailureText } from './password-failure.ts';
import { providerMessages } from './provider-messages.ts';
import { useHasNoPassword } from './providers-query.ts';
import { SetPassword } from './set-password.tsx';

type Props = {
  /** What the password is called in the form. */
  name: string;
  /** Fields above the password, or what it is asked for. */
  children?: ReactNode;
  /** Fields below the password. */
  below?: ReactNode;
  /** What is missing or wrong in them; null when it can be sent. */
  problem?: () => Text | null;
  /** May resolve to a failure of its own. */
  onPassword: (password: string) => Promise<Text | null | undefined>;
  /** What to say about what `onPassword` throws. */
  failureText?: (thrown: unknown) => Text;
  action: string;
  onCancel?: () => void;
};

/**
 * Asks for the current password before something that only its owner may do; somebody who has none learns how to get
 * one.
 */
export function PasswordForm(props: Props) {
  const { name, children, below, problem, onPassword, failureText = passwordFailureText, ...form } = props;
  const words = useMessages(accountMessages);
  const providerWords = useMessages(providerMessages);
  const hasNone = useHasNoPassword();
  const [password, setPassword] = useState('');
  const { failure, setFailure, busy, attempt } = useAttempt(failureText);

  const submit = () => {
    const found = password === '' ? accountMessages.requiredFields : (problem?.() ?? null);
    if (found !== null) return setFailure(found);
    return attempt(() => onPassword(password).finally(() => setPassword('')));
  };

  if (hasNone) return <SetPassword lead={providerWords.noPasswordHere} />;
  return (
    <AccountForm {...form} busy={busy} failure={failure} onSubmit={submit}>
      {children}
      <PasswordField
        autoComplete="current-password"
        label={words.currentPassword}
        name={name}
        onChange={(event) => setPassword(event.target.value)}
        required
        value={password}
      />
      {below}
    </AccountForm>
  );
}
