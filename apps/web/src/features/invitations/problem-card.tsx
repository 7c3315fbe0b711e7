import { ArrowLeft } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { session, useAccount } from '../../data/account/session.ts';
import { currentProject } from '../../data/project/current-project.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import type { InvitationProblem } from './load-invitation.ts';
import { invitationPageMessages } from './page-messages.ts';
import { ProblemText } from './problem-text.tsx';

type Props = { problem: InvitationProblem; onRetry: () => void };

/** An invitation that cannot be answered: why, and where to go. Reveals nothing about a project (decision S-17). */
export function ProblemCard({ problem, onRetry }: Props) {
  const words = useMessages(invitationPageMessages);
  return (
    <Card className="flex flex-col gap-6" padding="large">
      <PageTitle>{words.problemTitle}</PageTitle>
      <ProblemText problem={problem} />
      <div className="flex flex-wrap gap-3">
        {problem.kind === 'failed' && <Button onClick={onRetry}>{words.retry}</Button>}
        {problem.kind === 'other-account' && <SignOutButton />}
        <LinkButton icon={<ArrowLeft aria-hidden className="size-5" />} to="/dashboard" variant="secondary">
          {words.toDashboard}
        </LinkButton>
      </div>
    </Card>
  );
}

/** After signing out, this screen asks to sign in and then returns here. */
function SignOutButton() {
  const words = useMessages(invitationPageMessages);
  const { user } = useAccount();
  const signOut = async () => {
    currentProject.set(user.id, null);
    await session.signOut();
  };
  return <Button onClick={signOut}>{words.signOut}</Button>;
}
