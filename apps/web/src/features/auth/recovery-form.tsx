import { type FormEvent, useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { CheckboxField } from '../../components/ui/checkbox-field.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { toAuthFailure } from '../../lib/auth-api.ts';
import { authErrorKind, authTexts } from '../../lib/auth-errors.ts';
import { resetPassword } from '../../lib/credential-api.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { linkMessages } from './link-messages.ts';
import { authMessages } from './messages.ts';
import { validateNewPassword } from './validate-new-password.ts';

type Props = {
  /** The token from the link; empty when it is missing. */
  token: string;
  /** Whether the address has just been confirmed here, which ended the password of another browser. */
  isConfirmed: boolean;
  onDone: () => void;
  onNewLink: () => void;
};

/** The form behind the link in the reset email (decision N-01). */
export function RecoveryForm({ token, isConfirmed, onDone, onNewLink }: Props) {
  const words = useMessages(authMessages);
  const linkWords = useMessages(linkMessages);
  const { language } = useLanguage();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [removesOthers, setRemovesOthers] = useState(false);
  const { failure, setFailure, busy, attempt } = useAttempt(
    (thrown) => authTexts[authErrorKind(toAuthFailure(thrown))],
    token === '' ? authTexts.expiredLink : null,
  );

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problem = validateNewPassword(password, confirmation);
    if (problem !== null) return setFailure(problem);
    await attempt(async () => {
      await resetPassword(token, password, removesOthers);
      onDone();
    });
  };

  if (failure === authTexts.expiredLink) {
    return (
      <div className="flex flex-col gap-4">
        <Banner tone="error">{authTexts.expiredLink[language]}</Banner>
        <Button onClick={onNewLink} size="large" variant="accent">
          {linkWords.newLink}
        </Button>
      </div>
    );
  }

  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={(event) => void submit(event)}>
      {isConfirmed && failure === null && <Banner tone="success">{linkWords.confirmedElsewhere}</Banner>}
      {failure !== null && <Banner tone="error">{failure[language]}</Banner>}
      <PasswordField
        autoComplete="new-password"
        help={words.passwordHelp}
        label={linkWords.newPassword}
        name="new-password"
        onChange={(event) => setPassword(event.target.value)}
        required
        value={password}
      />
      <PasswordField
        autoComplete="new-password"
        label={linkWords.newConfirmation}
        name="new-confirmation"
        onChange={(event) => setConfirmation(event.target.value)}
        required
        value={confirmation}
      />
      {!isConfirmed && (
        <CheckboxField
          checked={removesOthers}
          label={
            <>
              {linkWords.removeOtherWays}
              <span className="block text-sm text-muted">{linkWords.removeOtherWaysHelp}</span>
            </>
          }
          name="remove-other-ways"
          onChange={(event) => setRemovesOthers(event.target.checked)}
        />
      )}
      <Button className="w-full" loading={busy} size="large" type="submit" variant="accent">
        {linkWords.recoverySave}
      </Button>
    </form>
  );
}
