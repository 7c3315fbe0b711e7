import type { Text } from '@elan/domain/locale';
import { useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx';
import { type AccessToken, revokeAccessToken } from '../../lib/access-token-api.ts';
import { toAuthFailure } from '../../lib/auth-api.ts';
import { translateAuthError } from '../../lib/auth-errors.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { accessTokenMessages } from './access-token-messages.ts';

/** Asks before an access token is revoked. */
export function RevokeTokenDialog({
  token,
  onClose,
  onDone,
}: {
  token: AccessToken;
  onClose: () => void;
  onDone: () => void;
}) {
  const words = useMessages(accessTokenMessages);
  const text = useText();
  const [error, setError] = useState<Text | null>(null);

  const revoke = async () => {
    setError(null);
    try {
      await revokeAccessToken(token.id);
    } catch (thrown) {
      const failure = toAuthFailure(thrown);
      // Revoked in another tab meanwhile: then there is nothing left to do.
      if (failure.code !== 'TOKEN_NOT_FOUND') return setError(translateAuthError(failure));
    }
    onDone();
  };

  return (
    <ConfirmDialog
      confirmLabel={words.revoke}
      onConfirm={revoke}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      open
      title={words.revokeTitle}
      tone="danger"
    >
      <p className="wrap-anywhere">{words.revokeNote(token.name)}</p>
      {error !== null && (
        <Banner className="mt-4" tone="error">
          {text(error)}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
