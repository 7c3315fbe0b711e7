import { hasHiddenCharacters } from '@elan/domain/hidden-characters';
import { limits } from '@elan/domain/limits';
import type { Text } from '@elan/domain/locale';
import { type FormEvent, useState } from 'react';
import { NotKept } from '../../components/not-kept.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { authTexts } from '../../lib/auth-errors.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import { useAccount } from '../../lib/session.ts';
import { accountMessages } from './messages.ts';
import { passkeyMessages } from './passkey-messages.ts';

/**
 * Asks for a name and the current password, then leaves the rest to the device. What went wrong is said below the fields,
 * so that the one with the focus does not move out of a small window.
 */
export function NewPasskey({ onAdded }: { onAdded: (name: string) => void }) {
  const words = useMessages(passkeyMessages);
  const accountWords = useMessages(accountMessages);
  const text = useText();
  const { user } = useAccount();
  const name = useKeptText(user.id, 'new-passkey');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<Text | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const chosen = name.value.trim();
    if (chosen === '' || password === '') return setError(passkeyMessages.required);
    if (chosen.length > limits.passkeyName) return setError(passkeyMessages.tooLong);
    if (hasHiddenCharacters(chosen)) return setError(passkeyMessages.hidden);
    setError(null);
    setBusy(true);
    const problem = await import('./make-passkey.ts').then(
      ({ makePasskey }) => makePasskey(chosen, password),
      () => authTexts.network,
    );
    setPassword('');
    setBusy(false);
    if (problem !== null) return setError(problem);
    name.clear();
    onAdded(chosen);
  };

  return (
    <form className="mt-4 flex max-w-md flex-col gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        autoComplete="off"
        help={words.nameHelp}
        label={words.name}
        name="passkey-name"
        onChange={(event) => name.set(event.target.value)}
        required
        value={name.value}
      />
      <NotKept shown={!name.kept} />
      <PasswordField
        autoComplete="current-password"
        label={accountWords.currentPassword}
        name="passkey-password"
        onChange={(event) => setPassword(event.target.value)}
        required
        value={password}
      />
      {error !== null && <Banner tone="error">{text(error)}</Banner>}
      <Button className="self-start" loading={busy} type="submit">
        {words.continue}
      </Button>
    </form>
  );
}
