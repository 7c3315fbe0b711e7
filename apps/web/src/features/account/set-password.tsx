import { useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useAccount } from '../../data/account/session.ts';
import { authFailureText } from '../../data/sign-in/auth-failure-text.ts';
import { requestPasswordReset } from '../../data/sign-in/credential-api.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { providerMessages } from './provider-messages.ts';

/** Mails the link with which somebody who signs in with a provider chooses a first password. */
export function SetPassword({ lead }: { lead: string }) {
  const words = useMessages(providerMessages);
  const text = useText();
  const { user } = useAccount();
  const [sent, setSent] = useState(false);
  const { failure, attempt } = useAttempt(authFailureText);

  const send = () =>
    attempt(async () => {
      await requestPasswordReset(user.email);
      setSent(true);
    });

  return (
    <div className="mt-4 flex max-w-md flex-col gap-4">
      <p>{lead}</p>
      {failure !== null && <Banner tone="error">{text(failure)}</Banner>}
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
