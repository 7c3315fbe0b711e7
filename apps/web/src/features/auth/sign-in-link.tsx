import type { Text } from '@elan/domain/locale';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { toAuthFailure } from '../../lib/auth-api.ts';
import { translateAuthError } from '../../lib/auth-errors.ts';
import { signInByLink } from '../../lib/credential-api.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { addressOfLink } from './address-of-link.ts';
import { enterSession } from './enter-session.ts';
import { linkMessages } from './link-messages.ts';
import { authMessages } from './messages.ts';
import { signInAttempts } from './sign-in-attempts.ts';

type Props = {
  token: string;
  onDone: () => void;
  onNewLink: (address: string) => void;
  onCode: (pending: string) => void;
};

/**
 * Behind the link that signs in. Only a press uses it, as programs that check mails follow links too, and it says for
 * which account, as the link may have been opened by somebody else.
 */
export function SignInLink({ token, onDone, onNewLink, onCode }: Props) {
  const words = useMessages(authMessages);
  const linkWords = useMessages(linkMessages);
  const text = useText();
  const address = addressOfLink(token);
  const { failure, attempt } = useAttempt(failureText, address === null ? linkMessages.signInLinkOver : null);
  const isOver = failure === linkMessages.signInLinkOver;

  const press = () =>
    attempt(async () => {
      const pending = await signInByLink(token);
      if (pending !== null) {
        onCode(pending);
        return null;
      }
      if (address !== null) signInAttempts.clear(address);
      const problem = await enterSession();
      if (problem === null) onDone();
      return problem;
    });

  return (
    <div className="flex flex-col gap-4">
      {failure !== null && <Banner tone="error">{text(failure)}</Banner>}
      {isOver ? (
        <Button className="w-full" onClick={() => onNewLink(address ?? '')} size="large" variant="accent">
          {linkWords.newLink}
        </Button>
      ) : (
        <>
          <p className="text-muted">
            {linkWords.linkAccount} <strong className="block break-words text-ink">{address}</strong>
          </p>
          <Button className="w-full" onClick={press} size="large" variant="accent">
            {words.signIn}
          </Button>
        </>
      )}
    </div>
  );
}

function failureText(thrown: unknown): Text {
  const failure = toAuthFailure(thrown);
  return failure.code === 'INVALID_TOKEN' ? linkMessages.signInLinkOver : translateAuthError(failure);
}
