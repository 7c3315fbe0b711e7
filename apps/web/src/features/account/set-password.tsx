import type { Text } from '@elan/domain/locale';
import { useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { toAuthFailure } from '../../lib/auth-api.ts';
import { translateAuthError } from '../../lib/auth-errors.ts';
import { requestPasswordReset } from '../../lib/credential-api.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useAccount } from '../../lib/session.ts';
import { providerMessages } from './provider-messages.ts';

/** Mails the link with which somebody who signs in with a provider chooses a first password. */
export function SetPassword({ lead }: { lead: string }) {
  const words = useMessages(providerMessages);
  const text = useText();
  const { user } = useAccount();
  const [sent, setSent] = useState(false);
  const [error, setError] = useState<Text | null>(null);

  const send = async () => {
    setError(null);
    try {
      await requestPasswordReset(user.email);
      setSent(true);
    } catch (thrown) {
      setError(translateAuthError(toAuthFailure(thrown)));
    }
  };

  return (
    <div className="mt-4 flex max-w-md flex-col gap-4">
      <p>{lead}</p>
      {error !== null && <Banner tone="error">{text(error)}</Banner>}
      {sent ? (
        <Banner tone="success">{words.linkSent(user.email)}</Banner>
      ) : (
        <Button className="self-start" onClick={send}>
          {words.sendLink}
        </Button>
      )}
    </div>
  );
}
