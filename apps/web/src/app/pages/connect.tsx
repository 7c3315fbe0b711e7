import { useLocation } from 'react-router';
import { SignInCard } from '../../components/sign-in-card.tsx';
import { rememberReturnToInTabs } from '../../data/account/take-return-to.ts';
import { AskedConnectionCard } from '../../features/assistants/asked-connection-card.tsx';
import { connectMessages } from '../../features/assistants/connect-messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { LinkScreen } from '../layouts/link-screen.tsx';

/** Where an assistant sends a person who connects it: the authorization endpoint. */
export function ConnectPage() {
  const words = useMessages(connectMessages);
  const { pathname, search } = useLocation();
  const signIn = (expired: boolean) => (
    <SignInCard expired={expired} onLeave={() => rememberReturnToInTabs(pathname + search)} words={words} />
  );
  return (
    <LinkScreen signedOut={signIn} words={words}>
      <AskedConnectionCard key={search} search={search} />
    </LinkScreen>
  );
}
