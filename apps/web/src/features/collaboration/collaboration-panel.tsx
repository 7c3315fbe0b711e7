import type { Project } from '@elan/contract/projects';
import { canInvite } from '@elan/domain/collaboration';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../components/ui/card.tsx';
import { ReadState } from '../../components/ui/read-state.tsx';
import { useAccount } from '../../data/account/session.ts';
import { collaboratorsQuery } from '../../data/api/queries.ts';
import { classNames } from '../../lib/class-names.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { CollaboratorList } from './collaborator-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { collaborationMessages } from './messages.ts';
import { PremiumNote } from './premium-note.tsx';
import { RoleGuide } from './role-guide.tsx';

/** The people of a project; the owner invites them, changes their roles and removes them (COLL-001). */
export function CollaborationPanel({ project }: { project: Project }) {
  const words = useMessages(collaborationMessages);
  const { tier } = useAccount();
  const { isOwner } = project.permissions;
  const people = useQuery(collaboratorsQuery(project.id));

  return (
    // At least one screen tall while loading, so that what follows stays out of view instead of jumping.
    <Card
      aria-labelledby="collaboration-title"
      as="section"
      className={classNames('flex scroll-mt-24 flex-col gap-8', people.isPending && 'min-h-dvh')}
      id="people"
      tabIndex={-1}
    >
      <div>
        <h2 className="text-2xl" id="collaboration-title">
          {words.title}
        </h2>
        {isOwner && <p className="mt-2 max-w-[68ch] text-muted">{words.lead}</p>}
      </div>
      {isOwner && (
        <div>
          {canInvite(tier) ? <InviteForm projectId={project.id} /> : <PremiumNote />}
          <InviteForm adviser projectId={project.id} />
        </div>
      )}
      <div className="flex flex-col gap-3">
        <h3 className="text-xl" id="collaborators-title" tabIndex={-1}>
          {words.listTitle}
        </h3>
        <ReadState failed={collaborationMessages.loadFailed} loading={words.loading} query={people} />
        {people.data !== undefined && (
          <CollaboratorList managed={isOwner} people={people.data} projectId={project.id} />
        )}
      </div>
      {/* Rendered only once the list above it has loaded. */}
      {!people.isPending && <RoleGuide />}
    </Card>
  );
}
