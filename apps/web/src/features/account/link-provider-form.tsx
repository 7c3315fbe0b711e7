import { providerNames, type SignInProvider } from '@elan/domain/sign-in-providers';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { beginLink } from '../../lib/provider-api.ts';
import { PasswordForm } from './password-form.tsx';
import { providerMessages } from './provider-messages.ts';

/** Asks for the current password, then leads to the provider. */
export function LinkProviderForm({ provider }: { provider: SignInProvider }) {
  const words = useMessages(providerMessages);
  return (
    <PasswordForm
      action={words.continue(providerNames[provider])}
      name="provider-password"
      onPassword={async (password) => {
        location.assign(await beginLink(provider, password));
      }}
    />
  );
}
