import { useLocation, useParams } from 'react-router';
import { invitationMessages } from '../../features/invitations/messages.ts';
import { OpenInvitation } from '../../features/invitations/open-invitation.tsx';
import { SignInRequired } from '../../features/invitations/sign-in-required.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { LinkScreen } from '../layouts/link-screen.tsx';

/** The screen behind an invitation link. */
export function InvitePage() {
  const words = useMessages(invitationMessages);
  const { pathname } = useLocation();
  const { invitationId = '' } = useParams();
  return (
    <LinkScreen signedOut={(expired) => <SignInRequired expired={expired} path={pathname} />} words={words}>
      <OpenInvitation invitationId={invitationId} key={invitationId} />
    </LinkScreen>
  );
}
