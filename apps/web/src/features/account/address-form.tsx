import { isEmailAddress } from '@elan/domain/email-address';
import { useState } from 'react';
import { NotKept } from '../../components/not-kept.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { requestAddressChange } from '../../lib/credential-api.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import { useAccount } from '../../lib/session.ts';
import { accountMessages } from './messages.ts';
import { PasswordForm } from './password-form.tsx';

/** The address, and the request to change it: the new one has to confirm. */
export function AddressForm() {
  const words = useMessages(accountMessages);
  const { user } = useAccount();
  const [open, setOpen] = useState(false);
  const address = useKeptText(user.id, 'new-address');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const asked = address.value.trim();

  const problem = () => {
    if (asked === '') return accountMessages.requiredFields;
    if (!isEmailAddress(asked)) return accountMessages.addressInvalid;
    return asked.toLowerCase() === user.email ? accountMessages.addressSame : null;
  };
  const request = async (password: string) => {
    await requestAddressChange(asked, password);
    setSentTo(asked);
    address.clear();
    setOpen(false);
    return null;
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
        <PasswordForm action={words.sendAddressLink} name="address-password" onPassword={request} problem={problem}>
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
        </PasswordForm>
      )}
    </div>
  );
}
