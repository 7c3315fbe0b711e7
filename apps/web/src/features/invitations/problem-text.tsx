import { Banner } from '../../components/ui/banner.tsx';
import { useAccount } from '../../data/account/session.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import type { InvitationProblem } from './load-invitation.ts';
import { invitationMessages } from './messages.ts';

/** Why an invitation cannot be opened or answered. */
export function ProblemText({ problem }: { problem: InvitationProblem }) {
  const words = useMessages(invitationMessages);
  const text = useText();
  const { user } = useAccount();
  switch (problem.kind) {
    case 'not-found':
      return (
        <Banner title={words.notFound} tone="error">
          {words.notFoundAdvice}
        </Banner>
      );
    case 'other-account':
      return (
        <Banner title={words.otherAccount} tone="error">
          <span className="break-words">{words.signedInAs(user.email)}</span>
        </Banner>
      );
    case 'not-authenticated':
      return (
        <Banner title={words.notAuthenticated} tone="error">
          {words.sessionEnded}
        </Banner>
      );
    case 'failed':
      return (
        <Banner title={text(problem.text)} tone="error">
          {problem.cause === null ? undefined : text(problem.cause)}
        </Banner>
      );
  }
}
