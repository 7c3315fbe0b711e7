import type { Collaborator } from '@elan/contract/collaboration';
import { type CollaboratorRole, isAdviser } from '@elan/domain/permissions';
import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../components/ui/badge.tsx';
import { CauseBanner, type Failure } from '../../components/ui/cause-banner.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { formatRelative } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { CollaboratorRow } from './collaborator-row.tsx';
import { collaborationMessages } from './messages.ts';
import { PrivateFiguresSwitch } from './private-figures-switch.tsx';
import { RemoveConfirmation } from './remove-confirmation.tsx';
import { RoleSelect } from './role-select.tsx';
import { ShareLink } from './share-link.tsx';

type Props = { projectId: string; collaborator: Collaborator };

/** A person's row as the owner sees it: role, status, link, removal. */
export function ManagedCollaborator({ projectId, collaborator }: Props) {
  const words = useMessages(collaborationMessages);
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const email = collaborator.invited_email;

  return (
    <CollaboratorRow
      email={email}
      end={
        <IconButton
          aria-expanded={asking}
          icon={<UserMinus aria-hidden className="size-5" />}
          id={`remove-${collaborator.id}`}
          label={words.removeNamed(email)}
          onClick={() => {
            setFailure(null);
            setAsking(!asking);
          }}
        />
      }
      footer={
        <>
          {asking && (
            <RemoveConfirmation
              collaborator={collaborator}
              onClose={() => setAsking(false)}
              onFailure={setFailure}
              projectId={projectId}
            />
          )}
          <CauseBanner className="mt-3" failure={failure} onDismiss={() => setFailure(null)} />
        </>
      }
      person={collaborator.user_profile}
      status={<Status collaborator={collaborator} />}
    >
      {collaborator.status !== 'declined' &&
        (isCollaborator(collaborator) ? (
          <RoleSelect collaborator={collaborator} onFailure={setFailure} projectId={projectId} />
        ) : (
          <PrivateFiguresSwitch adviser={collaborator} onFailure={setFailure} projectId={projectId} />
        ))}
      {collaborator.status === 'pending' && <ShareLink email={email} invitationId={collaborator.id} />}
    </CollaboratorRow>
  );
}

/** Advisers have a switch in place of a choice of roles. */
const isCollaborator = (person: Collaborator): person is Collaborator & { role: CollaboratorRole } =>
  !isAdviser(person.role);

function Status({ collaborator: { status, invited_at, responded_at } }: { collaborator: Collaborator }) {
  const words = useMessages(collaborationMessages);
  const { language } = useLanguage();
  const when = { pending: words.invitedOn, accepted: words.joinedOn, declined: words.declinedOn }[status];
  const moment = status === 'pending' ? invited_at : (responded_at ?? invited_at);
  return (
    <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      {status === 'pending' && <Badge tone="yellow">{words.pending}</Badge>}
      {status === 'declined' && <Badge tone="neutral">{words.declined}</Badge>}
      <span>
        {when} <time dateTime={moment}>{formatRelative(moment, language)}</time>
      </span>
    </p>
  );
}
