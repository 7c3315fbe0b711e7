import { type FormEvent, useState } from 'react';
import { NewPasswordFields } from '../../components/new-password-fields.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { CheckboxField } from '../../components/ui/checkbox-field.tsx';
import { toAuthFailure } from '../../data/sign-in/auth-api.ts';
import { authErrorKind, authTexts } from '../../data/sign-in/auth-errors.ts';
import { resetPassword } from '../../data/sign-in/credential-api.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { newPasswordProblem } from '../../lib/new-password.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { linkMessages } from './link-messages.ts';

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
  const words = useMessages(linkMessages);
  const text = useText();
  const [chosen, setChosen] = useState({ password: '', confirmation: '' });
  const [removesOthers, setRemovesOthers] = useState(false);
  const { failure, setFailure, busy, attempt } = useAttempt(
    (thrown) => authTexts[authErrorKind(toAuthFailure(thrown))],
    token === '' ? authTexts.expiredLink : null,
  );

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problem = newPasswordProblem(chosen);
    if (problem !== null) return setFailure(problem);
    await attempt(async () => {
      await resetPassword(token, chosen.password, removesOthers);
      onDone();
    });
  };

  if (failure === authTexts.expiredLink) {
    return (
      <div className="flex flex-col gap-4">
        <Banner tone="error">{text(failure)}</Banner>
        <Button onClick={onNewLink} size="large" variant="accent">
          {words.newLink}
        </Button>
      </div>
    );
  }

  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={(event) => void submit(event)}>
      {isConfirmed && failure === null && <Banner tone="success">{words.confirmedElsewhere}</Banner>}
      {failure !== null && <Banner tone="error">{text(failure)}</Banner>}
      <NewPasswordFields onChange={setChosen} value={chosen} />
      {!isConfirmed && (
        <CheckboxField
          checked={removesOthers}
          label={
            <>
              {words.removeOtherWays}
              <span className="block text-sm text-muted">{words.removeOtherWaysHelp}</span>
            </>
          }
          name="remove-other-ways"
          onChange={(event) => setRemovesOthers(event.target.checked)}
        />
      )}
      <Button className="w-full" loading={busy} size="large" type="submit" variant="accent">
        {words.recoverySave}
      </Button>
    </form>
  );
}
