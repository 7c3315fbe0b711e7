import type { Text } from '@elan/domain/locale';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { toAuthFailure } from '../../data/sign-in/auth-api.ts';
import { authErrorKind, authTexts } from '../../data/sign-in/auth-errors.ts';
import { confirmAddressChange } from '../../data/sign-in/credential-api.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { EmailedLink } from './emailed-link.tsx';
import { linkMessages } from './link-messages.ts';

/** Behind the link in the mail to a new address. */
export function NewAddress({ token, onDone }: { token: string; onDone: (address: string) => void }) {
  const words = useMessages(linkMessages);
  const { failure, attempt } = useAttempt(failureText, token === '' ? linkMessages.addressLinkExpired : null);
  // Pressing again would change nothing.
  const isOver = failure === linkMessages.addressLinkExpired || failure === linkMessages.addressTaken;

  const confirm = () =>
    attempt(async () => {
      const { email } = await confirmAddressChange(token);
      onDone(String(email));
    });

  return (
    <EmailedLink
      action={words.useAddress}
      failure={failure}
      instead={
        isOver ? (
          <LinkButton size="large" to="/account" variant="accent">
            {words.toAccount}
          </LinkButton>
        ) : null
      }
      onPress={confirm}
    />
  );
}

function failureText(thrown: unknown): Text {
  const kind = authErrorKind(toAuthFailure(thrown));
  const own = { expiredLink: linkMessages.addressLinkExpired, registered: linkMessages.addressTaken };
  return kind === 'expiredLink' || kind === 'registered' ? own[kind] : authTexts[kind];
}
