import { isEmailAddress } from '@elan/domain/email-address';
import type { Text } from '@elan/domain/locale';
import { type FormEvent, useState } from 'react';
import { NotKept } from '../../components/not-kept.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { requestAddressChange } from '../../lib/credential-api.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import { useAccount } from '../../lib/session.ts';
import { accountMessages } from './messages.ts';
import { passwordFailureText } from './password-failure.ts';
import { PasswordNeeded } from './password-needed.tsx';

/** The address, and the request to change it: the new one has to confirm. */
export function AddressForm() {
  const words = useMessages(accountMessages);
  const text = useText();
  const { user } = useAccount();
  const [open, setOpen] = useState(false);
  const address = useKeptText(user.id, 'new-address');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<Text | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const asked = address.value.trim();
    if (asked === '' || password === '') return setError(accountMessages.requiredFields);
    if (!isEmailAddress(asked)) return setError(accountMessages.addressInvalid);
    if (asked.toLowerCase() === user.email) return setError(accountMessages.addressSame);
    setError(null);
    setBusy(true);
    try {
      await requestAddressChange(asked, password);
      setSentTo(asked);
      address.clear();
      setOpen(false);
    } catch (thrown) {
      setError(passwordFailureText(thrown));
    }
    setPassword('');
    setBusy(false);
  };

  return (
    <div className="mt-6">
      <div className="flex flex-wrap items-end gap-4">
        <TextField
          autoComplete="email"
          className="max-w-md flex-1 basis-64"
          help={words.emailNote}
          label={words.email}
          readOnly
          value={user.email}
        />
        <Button
          aria-expanded={open}
          onClick={() => {
            setError(null);
            setSentTo(null);
            setOpen(!open);
          }}
          variant="secondary"
        >
          {open ? words.cancel : words.changeAddress}
        </Button>
      </div>
      {sentTo !== null && (
        <Banner className="mt-4" tone="success">
          {words.addressLinkSent(sentTo)}
        </Banner>
      )}
      {open && (
        <PasswordNeeded>
          <form className="mt-4 flex max-w-md flex-col gap-4" noValidate onSubmit={(event) => void submit(event)}>
            {error !== null && <Banner tone="error">{text(error)}</Banner>}
            <TextField
              autoCapitalize="none"
              autoComplete="off"
              inputMode="email"
              label={words.newAddress}
              name="new-address"
              onChange={(event) => address.set(event.target.value)}
              required
              spellCheck={false}
              type="email"
              value={address.value}
            />
            <NotKept shown={!address.kept} />
            <PasswordField
              autoComplete="current-password"
              label={words.currentPassword}
              name="address-password"
              onChange={(event) => setPassword(event.target.value)}
              required
              value={password}
            />
            <Button className="self-start" loading={busy} type="submit">
              {words.sendAddressLink}
            </Button>
          </form>
        </PasswordNeeded>
      )}
    </div>
  );
}
