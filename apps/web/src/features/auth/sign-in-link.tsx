import type { Text } from '@elan/domain/locale';
import { Button } from '../../components/ui/button.tsx';
import { toAuthFailure } from '../../data/sign-in/auth-api.ts';
import { authFailureText } from '../../data/sign-in/auth-failure-text.ts';
import { signInByLink } from '../../data/sign-in/credential-api.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { addressOfLink } from './address-of-link.ts';
import { EmailedLink } from './emailed-link.tsx';
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

/** Behind the link that signs in. It says for which account, as it may have been opened by somebody else. */
export function SignInLink({ token, onDone, onNewLink, onCode }: Props) {
  const words = useMessages(authMessages);
  const linkWords = useMessages(linkMessages);
  const address = addressOfLink(token);
  const { failure, attempt } = useAttempt(failureText, address === null ? linkMessages.signInLinkOver : null);

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
    <EmailedLink
      about={{ lead: linkWords.linkAccount, address }}
      action={words.signIn}
      failure={failure}
      instead={
        failure === linkMessages.signInLinkOver ? (
          <Button className="w-full" onClick={() => onNewLink(address ?? '')} size="large" variant="accent">
            {linkWords.newLink}
          </Button>
        ) : null
      }
      onPress={press}
    />
  );
}

const failureText = (thrown: unknown): Text =>
  toAuthFailure(thrown).code === 'INVALID_TOKEN' ? linkMessages.signInLinkOver : authFailureText(thrown);
