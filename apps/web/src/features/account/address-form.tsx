import { isEmailAddress } from '@elan/domain/email-address';
import { useState } from 'react';
import { KeptTextField } from '../../components/kept-text-field.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { useAccount } from '../../data/account/session.ts';
import { requestAddressChange } from '../../data/sign-in/credential-api.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import { FormOpener } from './account-part.tsx';
import { accountMessages } from './messages.ts';
import { PasswordForm } from './password-form.tsx';

/** The address, and the request to change it: the new one has to confirm. */
export function AddressForm() {
  const words = useMessages(accountMessages);
  const { user } = useAccount();
  const [open, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const show = (isOpen: boolean, sent: string | null) => {
    setOpen(isOpen);
    setSentTo(sent);
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
        <FormOpener onToggle={() => show(!open, null)} open={open}>
          {words.changeAddress}
        </FormOpener>
      </div>
      {sentTo !== null && (
        <Banner className="mt-4" tone="success">
          {words.addressLinkSent(sentTo)}
        </Banner>
      )}
      {open && <NewAddressForm onSent={(address) => show(false, address)} />}
    </div>
  );
}

function NewAddressForm({ onSent }: { onSent: (address: string) => void }) {
  const words = useMessages(accountMessages);
  const { user } = useAccount();
  const address = useKeptText(user.id, 'new-address');
  const asked = address.value.trim();

  const problem = () => {
    if (asked === '') return accountMessages.requiredFields;
    if (!isEmailAddress(asked)) return accountMessages.addressInvalid;
    return asked.toLowerCase() === user.email ? accountMessages.addressSame : null;
  };
  const request = async (password: string) => {
    await requestAddressChange(asked, password);
    address.clear();
    onSent(asked);
    return null;
  };
  return (
    <PasswordForm action={words.sendAddressLink} name="address-password" onPassword={request} problem={problem}>
      <KeptTextField
        autoCapitalize="none"
        autoComplete="off"
        inputMode="email"
        label={words.newAddress}
        name="new-address"
        required
        spellCheck={false}
        text={address}
        type="email"
      />
    </PasswordForm>
  );
}
