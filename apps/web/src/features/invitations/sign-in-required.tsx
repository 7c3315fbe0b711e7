import { SignInCard } from '../../components/sign-in-card.tsx';
import { rememberReturnTo } from '../../data/account/return-to.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { invitationMessages } from './messages.ts';
import { invitationPageMessages } from './page-messages.ts';

type Props = {
  /** Where to return after signing in (decision C-03). */
  path: string;
  /** A session was open here and has ended. */
  expired: boolean;
  onLeave: () => void;
};

/** Leads an invited person to an account, new or theirs, and back. */
export function SignInRequired({ path, expired, onLeave }: Props) {
  const words = { ...useMessages(invitationMessages), ...useMessages(invitationPageMessages) };
  const leave = () => {
    rememberReturnTo(path);
    onLeave();
  };
  return <SignInCard create={expired ? undefined : words.create} expired={expired} onLeave={leave} words={words} />;
}
