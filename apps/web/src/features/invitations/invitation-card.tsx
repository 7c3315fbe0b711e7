import type { PendingInvitation } from '@elan/contract/collaboration';
import { roleExplanations, roleLabels } from '@elan/domain/collaboration';
import { openToRole } from '@elan/domain/open-to-role';
import { Link } from 'react-router';
import { PersonText } from '../../components/person.tsx';
import { Card } from '../../components/ui/card.tsx';
import { formatRelative } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { invitationMessages } from './messages.ts';
import { invitationPageMessages } from './page-messages.ts';
import { ProblemCard } from './problem-card.tsx';
import { ProblemText } from './problem-text.tsx';
import { type Recorded, useAnswer } from './use-answer.ts';

type Props = { invitation: PendingInvitation; onRecorded: (recorded: Recorded) => void; onRetry: () => void };

/** The project, who sent the invitation, and what the role allows (INV-002 to INV-006). */
export function InvitationCard({ invitation, onRecorded, onRetry }: Props) {
  const words = { ...useMessages(invitationMessages), ...useMessages(invitationPageMessages) };
  const text = useText();
  const { language } = useLanguage();
  const answer = useAnswer(invitation.id, onRecorded);
  const { role, project_name: name, project_description: description, invited_by_profile: inviter } = invitation;
  const { problem } = answer;
  // It was answered or withdrawn elsewhere in the meantime, so there is nothing left to press.
  const isGone = problem?.kind === 'not-found' || problem?.kind === 'other-account';
  if (isGone) return <ProblemCard onRetry={onRetry} problem={problem} />;

  return (
    <Card className="flex flex-col gap-7" padding="large">
      <div>
        <p className="text-muted">{words.eyebrow}</p>
        <h1 className="mt-1 text-3xl break-words">{name}</h1>
        {description && <p className="mt-3 text-lg break-words whitespace-pre-line text-muted">{description}</p>}
      </div>
      <dl className="flex flex-col gap-4 rounded-2xl bg-sunken p-5">
        <div>
          <dt className="text-sm text-muted">{words.invitedBy}</dt>
          <dd>
            <span className="font-semibold wrap-anywhere">
              {inviter === null ? words.unknownInviter : <PersonText person={inviter} />}
            </span>
            <span className="block text-sm text-muted">
              <time dateTime={invitation.invited_at}>{formatRelative(invitation.invited_at, language)}</time>
            </span>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{words.yourRole}</dt>
          <dd>
            <span className="font-semibold">{text(roleLabels[role])}</span>
            <span className="block">{text(roleExplanations[role])}</span>
          </dd>
        </div>
      </dl>
      {problem !== null && <ProblemText problem={problem} />}
      <div className="flex flex-col gap-3">
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          <AnswerButtons answer={answer} projectName={name} size="large" />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <p className="text-sm text-muted">
            {words.free} {text(openToRole[role])}
          </p>
          <Link className="inline-flex min-h-11 items-center text-ink underline underline-offset-4" to="/dashboard">
            {words.toDashboard}
          </Link>
        </div>
      </div>
    </Card>
  );
}
