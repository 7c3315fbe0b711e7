import type { Text } from '@elan/domain/locale';
import { useState } from 'react';
import { ShownOnce } from '../../components/shown-once.tsx';
import { Button } from '../../components/ui/button.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { toAuthFailure } from '../../data/sign-in/auth-api.ts';
import { downloadFile } from '../../lib/download-file.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { AccountForm } from './account-form.tsx';
import {
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
} from './authenticator-api.ts';
import { authenticatorMessages } from './authenticator-messages.ts';
import { accountMessages } from './messages.ts';
import { passwordFailureText } from './password-failure.ts';
import { PasswordForm } from './password-form.tsx';
import { QrCode } from './qr-code.tsx';

export type AuthenticatorTask = 'setUp' | 'renew' | 'remove';
type Step =
  | { kind: 'password' }
  | { kind: 'app'; secret: string; address: string }
  | { kind: 'codes'; codes: string[] };

type Props = { task: AuthenticatorTask; onClose: () => void; onDone: () => void };

/** Each task begins with the password; setup continues with the app, and new recovery codes are shown once. */
export function AuthenticatorSteps({ task, onClose, onDone }: Props) {
  const words = useMessages(authenticatorMessages);
  const [step, setStep] = useState<Step>({ kind: 'password' });
  const showCodes = (codes: string[]) => setStep({ kind: 'codes', codes });

  const begin = async (password: string) => {
    if (task === 'setUp') setStep({ kind: 'app', ...(await beginAuthenticator(password)) });
    else if (task === 'renew') showCodes(await renewRecoveryCodes(password));
    else {
      await removeAuthenticator(password);
      onDone();
    }
    return null;
  };

  if (step.kind === 'codes') return <RecoveryCodes codes={step.codes} onDone={onDone} />;
  if (step.kind === 'password') {
    return (
      <PasswordForm
        action={task === 'remove' ? words.remove : words.continue}
        failureText={problemOf}
        name="authenticator-password"
        onCancel={onClose}
        onPassword={begin}
      >
        <p>{words[`${task}Note`]}</p>
      </PasswordForm>
    );
  }
  return <AppStep {...step} onClose={onClose} onCode={async (code) => showCodes(await confirmAuthenticator(code))} />;
}

function problemOf(thrown: unknown): Text {
  const { code } = toAuthFailure(thrown);
  if (code === 'INVALID_CODE') return authenticatorMessages.wrongCode;
  const isElsewhere = code === 'AUTHENTICATOR_ON' || code === 'AUTHENTICATOR_OFF';
  return isElsewhere ? authenticatorMessages.changedElsewhere : passwordFailureText(thrown);
}

type AppStepProps = { secret: string; address: string; onClose: () => void; onCode: (code: string) => Promise<void> };

function AppStep({ secret, address, onClose, onCode }: AppStepProps) {
  const words = useMessages(authenticatorMessages);
  const [code, setCode] = useState('');
  const { failure, setFailure, busy, attempt } = useAttempt(problemOf);
  const submit = () => {
    if (code.trim() === '') return setFailure(accountMessages.requiredFields);
    return attempt(async () => {
      await onCode(code);
      return null;
    });
  };
  return (
    <AccountForm action={words.switchOn} busy={busy} failure={failure} onCancel={onClose} onSubmit={submit}>
      <p>{words.scan}</p>
      <QrCode label={words.qr} text={address} />
      <p>
        {words.byHand} <code className="block font-semibold break-words">{secret.replace(/(.{4})(?=.)/gu, '$1 ')}</code>
      </p>
      <TextField
        autoComplete="one-time-code"
        autoFocus
        inputMode="numeric"
        label={words.code}
        name="authenticator-code"
        onChange={(event) => setCode(event.target.value)}
        required
        value={code}
      />
    </AccountForm>
  );
}

/** Shows the recovery codes, once. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const words = useMessages(authenticatorMessages);
  const text = `${codes.join('\n')}\n`;
  return (
    <ShownOnce
      actions={
        <Button onClick={() => downloadFile(words.fileName, text, 'text/plain')} variant="secondary">
          {words.download}
        </Button>
      }
      className="mt-4"
      done={words.kept}
      headingLevel={4}
      note={words.codesNote}
      onDone={onDone}
      text={text}
      title={words.codesTitle}
    >
      <ul className="grid max-w-md grid-cols-1 gap-x-6 gap-y-1 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </ShownOnce>
  );
}
