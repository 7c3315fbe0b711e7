import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { RoleBadge } from '../../components/role-badge.tsx';
import { ShowMore } from '../../components/show-more.tsx';
import { useAccount } from '../../data/account/session.ts';
import { type CollaboratorPage, collaboratorPages } from '../../data/api/queries.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { readMore } from '../../lib/paged-list.ts';
import { CollaboratorRow } from './collaborator-row.tsx';
import { ManagedCollaborator } from './managed-collaborator.tsx';
import { collaborationMessages } from './messages.ts';

type Props = {
  projectId: string;
  people: CollaboratorPage;
  /** Whether roles can be changed and people removed. Never applies to the owner's own row (COLL-016). */
  managed: boolean;
};

const ownerRole = 'owner' as const;

export function CollaboratorList({ projectId, people: { owner, collaborators, next }, managed }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const words = useMessages(collaborationMessages);
  const queryClient = useQueryClient();
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
      <ShowMore
        at="end"
        list={list}
        onMore={() => readMore(queryClient, collaboratorPages(projectId))}
        shown={next !== null}
      >
        {words.more}
      </ShowMore>
      {managed && collaborators.length === 0 && <p className="text-muted">{words.alone}</p>}
    </>
  );
}
