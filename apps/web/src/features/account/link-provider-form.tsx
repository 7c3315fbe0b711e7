import type { Text } from '@elan/domain/locale';
import { providerNames, type SignInProvider } from '@elan/domain/sign-in-providers';
import { type FormEvent, useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { beginLink } from '../../lib/provider-api.ts';
import { accountMessages } from './messages.ts';
import { passwordFailureText } from './password-failure.ts';
import { providerMessages } from './provider-messages.ts';

/** Asks for the current password, then leads to the provider. */
export function LinkProviderForm({ provider }: { provider: SignInProvider }) {
  const words = useMessages(providerMessages);
  const accountWords = useMessages(accountMessages);
  const text = useText();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<Text | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (password === '') return setError(providerMessages.required);
    setError(null);
    setBusy(true);
    try {
      location.assign(await beginLink(provider, password));
    } catch (thrown) {
      setError(passwordFailureText(thrown));
    }
    setPassword('');
    setBusy(false);
  };

  return (
    <form className="mt-4 flex max-w-md flex-col gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <PasswordField
        autoComplete="current-password"
        label={accountWords.currentPassword}
        name="provider-password"
        onChange={(event) => setPassword(event.target.value)}
        required
        value={password}
      />
      {error !== null && <Banner tone="error">{text(error)}</Banner>}
      <Button className="self-start" loading={busy} type="submit">
        {words.continue(providerNames[provider])}
      </Button>
    </form>
  );
}
