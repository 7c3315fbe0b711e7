import type { Text } from '@elan/domain/locale';
import { providerNames, type SignInProvider } from '@elan/domain/sign-in-providers';
import { useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx';
import { toAuthFailure } from '../../lib/auth-api.ts';
import { translateAuthError } from '../../lib/auth-errors.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { unlinkProvider } from '../../lib/provider-api.ts';
import { providerMessages } from './provider-messages.ts';

type Props = { provider: SignInProvider; onClose: () => void; onDone: () => void };

export function UnlinkProviderDialog({ provider, onClose, onDone }: Props) {
  const words = useMessages(providerMessages);
  const text = useText();
  const [error, setError] = useState<Text | null>(null);
  const name = providerNames[provider];

  const unlink = async () => {
    setError(null);
    try {
      await unlinkProvider(provider);
    } catch (thrown) {
      const failure = toAuthFailure(thrown);
      // Already unlinked, in another tab.
      if (failure.code === 'PROVIDER_NOT_FOUND') return onDone();
      return setError(failure.code === 'PROVIDER_LAST' ? providerMessages.last : translateAuthError(failure));
    }
    onDone();
  };

  return (
    <ConfirmDialog
      confirmLabel={words.unlink}
      onConfirm={unlink}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      open
      title={words.unlinkTitle(name)}
      tone="danger"
    >
      <p>{words.unlinkNote(name)}</p>
      {error !== null && (
        <Banner className="mt-4" tone="error">
          {text(error)}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
