import { LogIn } from 'lucide-react';
import { Banner } from '../../components/ui/banner.tsx';
import { Card } from '../../components/ui/card.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { rememberReturnTo } from '../../lib/return-to.ts';
import { invitationMessages } from './messages.ts';

type Props = {
  /** Where to return after signing in (decision C-03). */
  path: string;
  /** A session was open here and has ended. */
  expired: boolean;
};

export function SignInRequired({ path, expired }: Props) {
  const words = useMessages(invitationMessages);
  return (
    <Card className="flex flex-col gap-6" padding="large">
      <PageTitle lead={words.signInLead}>{words.signInTitle}</PageTitle>
      {expired && (
        <Banner title={words.notAuthenticated} tone="error">
          {words.sessionEnded}
        </Banner>
      )}
      <LinkButton
        icon={<LogIn aria-hidden className="size-5" />}
        onClick={() => rememberReturnTo(path)}
        size="large"
        to="/auth"
        variant="accent"
      >
        {words.signIn}
      </LinkButton>
    </Card>
  );
}
