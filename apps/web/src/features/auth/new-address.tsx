import type { Text } from '@elan/domain/locale';
import { useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { toAuthFailure } from '../../lib/auth-api.ts';
import { authErrorKind, authTexts } from '../../lib/auth-errors.ts';
import { confirmAddressChange } from '../../lib/credential-api.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { linkMessages } from './link-messages.ts';

/** Behind the link in the mail to a new address. A press confirms it: programs that check mails follow links too. */
export function NewAddress({ token, onDone }: { token: string; onDone: (address: string) => void }) {
  const words = useMessages(linkMessages);
  const text = useText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Text | null>(token === '' ? linkMessages.addressLinkExpired : null);

  // Pressing again would change nothing.
  const isOver = error === linkMessages.addressLinkExpired || error === linkMessages.addressTaken;

  const confirm = async () => {
    setError(null);
    setBusy(true);
    try {
      const { email } = await confirmAddressChange(token);
      onDone(String(email));
    } catch (thrown) {
      const kind = authErrorKind(toAuthFailure(thrown));
      const own = { expiredLink: linkMessages.addressLinkExpired, registered: linkMessages.addressTaken };
      setError(kind === 'expiredLink' || kind === 'registered' ? own[kind] : authTexts[kind]);
      setBusy(false);
    }
  };

  return (
    <div className="flex flex-col gap-4">
      {error !== null && <Banner tone="error">{text(error)}</Banner>}
      {isOver ? (
        <LinkButton size="large" to="/account" variant="accent">
          {words.toAccount}
        </LinkButton>
      ) : (
        <Button className="w-full" loading={busy} onClick={() => void confirm()} size="large" variant="accent">
          {words.useAddress}
        </Button>
      )}
    </div>
  );
}
