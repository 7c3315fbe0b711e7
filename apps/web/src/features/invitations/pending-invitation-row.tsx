import type { PendingInvitation } from '@elan/contract/collaboration';
import { roleExplanations } from '@elan/domain/collaboration';
import { openToRole } from '@elan/domain/open-to-role';
import { useQueryClient } from '@tanstack/react-query';
import { PersonText } from '../../components/person.tsx';
import { RoleBadge } from '../../components/role-badge.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { invitationsKey, invitationsQuery, sharedProjectsKey } from '../../data/api/queries.ts';
import { formatRelative } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { invitationMessages } from './messages.ts';
import { ProblemText } from './problem-text.tsx';
import { type Recorded, useAnswer } from './use-answer.ts';

type Props = {
  invitation: PendingInvitation;
  /** Called just before the row and its buttons disappear. */
  onAnswered: () => void;
};

export function PendingInvitationRow({ invitation, onAnswered }: Props) {
  const words = useMessages(invitationMessages);
  const text = useText();
  const { language } = useLanguage();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { role, project_name: name, project_description: description, invited_by_profile: inviter } = invitation;

  const recorded = ({ status }: Recorded) => {
    onAnswered();
    queryClient.setQueryData(invitationsQuery().queryKey, (list) =>
      list === undefined
        ? undefined
        : {
            ...list,
            invitations: list.invitations.filter(({ id }) => id !== invitation.id),
            count: list.count - 1,
          },
    );
    toast({ text: words[status], tone: 'success' });
    void queryClient.invalidateQueries({ queryKey: invitationsKey });
    if (status === 'accepted') void queryClient.invalidateQueries({ queryKey: sharedProjectsKey });
  };
  const answer = useAnswer(invitation.id, recorded);

  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 font-serif text-lg font-semibold break-words">{name}</span>
            <RoleBadge role={role} />
          </p>
          {description && <p className="mt-1 line-clamp-2 break-words">{description}</p>}
          <p className="mt-1 text-sm text-muted">
            {text(roleExplanations[role])} {text(openToRole[role])}
          </p>
          <p className="mt-1 text-sm break-words text-muted">
            {words.invitedBy}{' '}
            <span className="wrap-anywhere">
              {inviter === null ? words.unknownInviter : <PersonText person={inviter} />}
            </span>
            {' · '}
            <time dateTime={invitation.invited_at}>{formatRelative(invitation.invited_at, language)}</time>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <AnswerButtons answer={answer} projectName={name} size="small" />
        </div>
      </div>
      {answer.problem !== null && <ProblemText problem={answer.problem} />}
    </li>
  );
}
