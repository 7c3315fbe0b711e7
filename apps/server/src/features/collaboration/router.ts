import { os } from '../../rpc/base.ts';
import { projectAccess } from '../../rpc/project-access.ts';
import { inviteAdviser, inviteCollaborator } from './invite-collaborator.ts';
import { presentShared } from './present.ts';
import { countInvitations, getInvitation, listCollaborators, listInvitations, readShared } from './queries.ts';
import { removeCollaborator } from './remove-collaborator.ts';
import { respondToInvitation } from './respond-to-invitation.ts';
import { setRole } from './set-role.ts';

export const collaborationRouter = {
  list: os.collaboration.list
    .use(projectAccess)
    .handler(({ context: { deps, access }, input }) => listCollaborators(deps.db, access, input.cursor)),
  invite: os.collaboration.invite
    .use(projectAccess)
    .handler(({ context: { deps, access }, input }) => inviteCollaborator(deps, access, input)),
  inviteAdviser: os.collaboration.inviteAdviser
    .use(projectAccess)
    .handler(({ context: { deps, access }, input }) => inviteAdviser(deps, access, input)),
  setPrivateFigures: os.collaboration.setPrivateFigures
    .use(projectAccess)
    .handler(({ context: { deps, access }, input: { collaboratorId, allowed } }) =>
      setRole(deps, access, collaboratorId, allowed ? 'full_adviser' : 'adviser'),
    ),
  setRole: os.collaboration.setRole
    .use(projectAccess)
    .handler(({ context: { deps, access }, input }) => setRole(deps, access, input.collaboratorId, input.role)),
  remove: os.collaboration.remove.use(projectAccess).handler(async ({ context: { deps, access }, input }) => {
    await removeCollaborator(deps, access, input.collaboratorId);
    return {};
  }),
  shared: os.collaboration.shared.handler(async ({ context: { deps, user }, input }) =>
    presentShared(await readShared(deps.db, user.userId, input.cursor)),
  ),
};

export const invitationsRouter = {
  list: os.invitations.list.handler(({ context: { deps, user }, input }) => listInvitations(deps, user, input.cursor)),
  count: os.invitations.count.handler(async ({ context: { deps, user } }) => ({
    count: await countInvitations(deps, user),
  })),
  get: os.invitations.get.handler(({ context: { deps, user }, input }) =>
    getInvitation(deps, user, input.invitationId),
  ),
  respond: os.invitations.respond.handler(({ context: { deps, user }, input }) =>
    respondToInvitation(deps, user, input.invitationId, input.response),
  ),
};
