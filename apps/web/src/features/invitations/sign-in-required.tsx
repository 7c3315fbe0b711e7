import { SignInCard } from '../../components/sign-in-card.tsx';
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
  return <SignInCard expired={expired} onLeave={() => rememberReturnTo(path)} words={words} />;
}
