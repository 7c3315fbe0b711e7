import type { Text } from '@elan/domain/locale';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { accountMessages } from './messages.ts';
import { passwordFailureText } from './password-failure.ts';
import { PasswordNeeded } from './password-needed.tsx';

type Props = {
  /** What the password is called in the form. */
  name: string;
  /** Fields above the password, or what it is asked for. */
  children?: ReactNode;
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
 * one. What went wrong is said below the fields, so that the one with the focus does not move out of a small window.
 */
export function PasswordForm(props: Props) {
  const { name, children, problem, onPassword, failureText = passwordFailureText, action, onCancel } = props;
  const words = useMessages(accountMessages);
  const text = useText();
  const [password, setPassword] = useState('');
  const { failure, setFailure, busy, attempt } = useAttempt(failureText);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = password === '' ? accountMessages.requiredFields : (problem?.() ?? null);
    if (found !== null) return setFailure(found);
    await attempt(() => onPassword(password).finally(() => setPassword('')));
  };

  return (
    <PasswordNeeded>
      <form className="mt-4 flex max-w-md flex-col gap-4" noValidate onSubmit={(event) => void submit(event)}>
        {children}
        <PasswordField
          autoComplete="current-password"
          label={words.currentPassword}
          name={name}
          onChange={(event) => setPassword(event.target.value)}
          required
          value={password}
        />
        {failure !== null && <Banner tone="error">{text(failure)}</Banner>}
        <div className="flex flex-wrap gap-3">
          <Button loading={busy} type="submit">
            {action}
          </Button>
          {onCancel !== undefined && (
            <Button onClick={onCancel} variant="secondary">
              {words.cancel}
            </Button>
          )}
        </div>
      </form>
    </PasswordNeeded>
  );
}
