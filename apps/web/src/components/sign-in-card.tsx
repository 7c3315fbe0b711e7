import { LogIn } from 'lucide-react';
import { Banner } from './ui/banner.tsx';
import { Card } from './ui/card.tsx';
import { LinkButton } from './ui/link-button.tsx';
import { PageTitle } from './ui/page-title.tsx';

type Props = {
  words: { signInTitle: string; signInLead: string; signIn: string; notAuthenticated: string; sessionEnded: string };
  /** On the button for somebody who may not have an account yet; absent where an account is a condition. */
  create?: string | undefined;
  /** A session was open here and has ended. */
  expired: boolean;
  /** Runs before leaving for the sign-in page: remembers where to come back to. */
  onLeave: () => void;
};

/** Asks to sign in before the screen behind a link. */
export function SignInCard({ words, create, expired, onLeave }: Props) {
  return (
    <Card className="flex flex-col gap-6" padding="large">
      <PageTitle lead={words.signInLead}>{words.signInTitle}</PageTitle>
      {expired && (
        <Banner title={words.notAuthenticated} tone="error">
          {words.sessionEnded}
        </Banner>
      )}
      {create !== undefined && (
        <LinkButton onClick={onLeave} size="large" to="/auth?type=signup" variant="accent">
          {create}
        </LinkButton>
      )}
      <LinkButton
        icon={<LogIn aria-hidden className="size-5" />}
        onClick={onLeave}
        size="large"
        to="/auth"
        variant={create === undefined ? 'accent' : 'secondary'}
      >
        {words.signIn}
      </LinkButton>
    </Card>
  );
}
