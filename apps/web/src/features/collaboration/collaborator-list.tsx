import type { Collaborator } from '@elan/contract/collaboration';
import type { Profile } from '@elan/domain/people';
import type { Role } from '@elan/domain/permissions';
import { useRef } from 'react';
import { RoleBadge } from '../../components/role-badge.tsx';
import { ShowMore } from '../../components/show-more.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useAccount } from '../../lib/session.ts';
import { CollaboratorRow } from './collaborator-row.tsx';
import { ManagedCollaborator } from './managed-collaborator.tsx';
import { collaborationMessages } from './messages.ts';

type Props = {
  projectId: string;
  owner: Profile & { user_id: string };
  collaborators: readonly Collaborator[];
  /** Whether roles can be changed and people removed. Never applies to the owner's own row (COLL-016). */
  managed: boolean;
  /** Whether there are more than these, and how to get them. */
  isMore: boolean;
  onMore: () => Promise<void>;
};

const ownerRole: Role = 'owner';

export function CollaboratorList({ projectId, owner, collaborators, managed, isMore, onMore }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const words = useMessages(collaborationMessages);
  const { user } = useAccount();
  return (
    <>
      <ul aria-labelledby="collaborators-title" className="flex flex-col divide-y divide-line" ref={list}>
        <CollaboratorRow email={owner.email} isYou={owner.user_id === user.id} person={owner}>
          <RoleBadge role={ownerRole} />
        </CollaboratorRow>
        {collaborators.map((collaborator) =>
          managed ? (
            <ManagedCollaborator collaborator={collaborator} key={collaborator.id} projectId={projectId} />
          ) : (
            <CollaboratorRow
              email={collaborator.invited_email}
              isYou={collaborator.user_id === user.id}
              key={collaborator.id}
              person={collaborator.user_profile}
            >
              <RoleBadge role={collaborator.role} />
            </CollaboratorRow>
          ),
        )}
      </ul>
      <ShowMore at="end" list={list} onMore={onMore} shown={isMore}>
        {words.more}
      </ShowMore>
      {managed && collaborators.length === 0 && <p className="text-muted">{words.alone}</p>}
    </>
  );
}
