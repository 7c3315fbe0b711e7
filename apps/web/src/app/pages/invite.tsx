import { useLocation, useParams } from 'react-router';
import { typedEmail } from '../../features/auth/typed-email.ts';
import { invitationMessages } from '../../features/invitations/messages.ts';
import { OpenInvitation } from '../../features/invitations/open-invitation.tsx';
import { invitationPageMessages } from '../../features/invitations/page-messages.ts';
import { SignInRequired } from '../../features/invitations/sign-in-required.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { LinkScreen } from '../layouts/link-screen.tsx';

/** The screen behind an invitation link. */
export function InvitePage() {
  const words = { ...useMessages(invitationMessages), ...useMessages(invitationPageMessages) };
  const { pathname, hash } = useLocation();
  // The mail names whom it is for, so that nobody types the address again.
  const invited = new URLSearchParams(hash.slice(1)).get('to') ?? '';
  const keepAddress = () => {
    if (invited !== '') typedEmail.set(invited);
  };
  const { invitationId = '' } = useParams();
  return (
    <LinkScreen
      signedOut={(expired) => <SignInRequired expired={expired} onLeave={keepAddress} path={pathname} />}
      words={words}
    >
      <OpenInvitation invitationId={invitationId} key={invitationId} />
    </LinkScreen>
  );
}
