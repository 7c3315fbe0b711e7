import type { Text } from '@elan/domain/locale';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { toAuthFailure } from '../../lib/auth-api.ts';
import { authErrorKind, authTexts } from '../../lib/auth-errors.ts';
import { confirmAddressChange } from '../../lib/credential-api.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { linkMessages } from './link-messages.ts';

/** Behind the link in the mail to a new address. A press confirms it: programs that check mails follow links too. */
export function NewAddress({ token, onDone }: { token: string; onDone: (address: string) => void }) {
  const words = useMessages(linkMessages);
  const text = useText();
  const { failure, attempt } = useAttempt(failureText, token === '' ? linkMessages.addressLinkExpired : null);
  // Pressing again would change nothing.
  const isOver = failure === linkMessages.addressLinkExpired || failure === linkMessages.addressTaken;

  const confirm = () =>
    attempt(async () => {
      const { email } = await confirmAddressChange(token);
      onDone(String(email));
    });

  return (
    <div className="flex flex-col gap-4">
      {failure !== null && <Banner tone="error">{text(failure)}</Banner>}
      {isOver ? (
        <LinkButton size="large" to="/account" variant="accent">
          {words.toAccount}
        </LinkButton>
      ) : (
        <Button className="w-full" onClick={confirm} size="large" variant="accent">
          {words.useAddress}
        </Button>
      )}
    </div>
  );
}

function failureText(thrown: unknown): Text {
  const kind = authErrorKind(toAuthFailure(thrown));
  const own = { expiredLink: linkMessages.addressLinkExpired, registered: linkMessages.addressTaken };
  return kind === 'expiredLink' || kind === 'registered' ? own[kind] : authTexts[kind];
}
