import { invitationStatuses } from '@elan/domain/collaboration';
import { languageSchema } from '@elan/domain/language-schema';
import { adviserRoles, collaboratorRoles, roles } from '@elan/domain/permissions';
import * as z from 'zod/mini';
import { del, get, id, nothing, post, procedure, put, timestamp } from './base.ts';
import { countedPage, pageInput } from './page.ts';
import { profile } from './people.ts';
import { projectSummary } from './projects.ts';

const collaboratorRole = z.enum(collaboratorRoles);
const role = z.enum([...collaboratorRoles, ...adviserRoles]);

/** A row of project_collaborators as the people of the project see it (COLL-008). */
export const collaborator = z.object({
  id,
  project_id: id,
  /** Who accepted, like `user_profile`. */
  user_id: z.nullable(id),
  invited_email: z.string(),
  /** Who accepted; null for an invitation, which must not reveal whether the address has an account. */
  user_profile: z.nullable(profile),
  invited_by: id,
  role,
  status: z.enum(invitationStatuses),
  invited_at: timestamp,
  responded_at: z.nullable(timestamp),
});
export type Collaborator = z.infer<typeof collaborator>;

/** An invitation as the invited person sees it (DASH-006). */
export const pendingInvitation = z.object({
  id,
  project_id: id,
  project_name: z.string(),
  project_description: z.nullable(z.string()),
  invited_by_email: z.nullable(z.string()),
  invited_by_profile: z.nullable(profile),
  role,
  status: z.literal('pending'),
  invited_at: timestamp,
});
export type PendingInvitation = z.infer<typeof pendingInvitation>;

/** A project that somebody else owns (PROJ-015). */
export const sharedProject = z.extend(projectSummary, {
  user_role: z.enum(roles),
  collaboration_status: z.literal('accepted'),
  owner_email: z.nullable(z.string()),
  owner_profile: z.nullable(profile),
});
export type SharedProject = z.infer<typeof sharedProject>;

const inProject = { projectId: id };
const email = z.string().check(z.maxLength(1_000));

export const collaborationContract = {
  list: procedure
    .meta({ access: 'project:view' })
    .route(get('/projects/{projectId}/collaborators', 'People with access to a project'))
    .input(z.object({ ...inProject, ...pageInput }))
    // Only the owner sees invitations that were not accepted.
    .output(
      z.object({
        owner: z.extend(profile, { user_id: id }),
        collaborators: z.array(collaborator),
        ...countedPage,
      }),
    ),
  invite: procedure
    .meta({ access: 'project:manage' })
    .route(post('/projects/{projectId}/collaborators', 'Invite somebody by email'))
    .input(z.object({ ...inProject, email, role: collaboratorRole, language: languageSchema }))
    .output(collaborator),
  /** On every plan. An adviser is not counted among the collaborators, and starts without the private figures. */
  inviteAdviser: procedure
    .meta({ access: 'project:manage' })
    .route(post('/projects/{projectId}/advisers', 'Invite an adviser by email'))
    .input(z.object({ ...inProject, email, language: languageSchema }))
    .output(collaborator),
  setPrivateFigures: procedure
    .meta({ access: 'project:manage' })
    .route(
      put(
        '/projects/{projectId}/advisers/{collaboratorId}/private-figures',
        'Let an adviser read the figures about debts and the household, or no longer',
      ),
    )
    .input(z.object({ ...inProject, collaboratorId: id, allowed: z.boolean() }))
    .output(collaborator),
  setRole: procedure
    .meta({ access: 'project:manage' })
    .route(
      put(
        '/projects/{projectId}/collaborators/{collaboratorId}/role',
        'Change what a collaborator may do; an adviser stays one',
      ),
    )
    .input(z.object({ ...inProject, collaboratorId: id, role: collaboratorRole }))
    .output(collaborator),
  remove: procedure
    .meta({ access: 'project:manage' })
    .route(
      del('/projects/{projectId}/collaborators/{collaboratorId}', 'Remove a collaborator or withdraw an invitation'),
    )
    .input(z.object({ ...inProject, collaboratorId: id }))
    .output(nothing),
  shared: procedure
    .meta({ access: 'account', programs: 'read' })
    .route(get('/shared-projects', 'Projects shared with the caller'))
    .input(z.object(pageInput))
    .output(z.object({ projects: z.array(sharedProject), ...countedPage })),
};

export const invitationsContract = {
  list: procedure
    .meta({ access: 'account' })
    .route(get('/invitations', "The caller's pending invitations, newest first"))
    .input(z.object(pageInput))
    .output(z.object({ invitations: z.array(pendingInvitation), ...countedPage })),
  count: procedure
    .meta({ access: 'account' })
    .route(get('/invitations/count', 'How many invitations are pending'))
    .input(nothing)
    .output(z.object({ count: z.number() })),
  /**
   * NOT_FOUND if it is unknown or already answered, FORBIDDEN if it is for another account; neither returns any data.
   */
  get: procedure
    .meta({ access: 'account' })
    .route(get('/invitations/{invitationId}', 'One pending invitation of the caller'))
    .input(z.object({ invitationId: id }))
    .output(pendingInvitation),
  respond: procedure
    .meta({ access: 'account' })
    .route(post('/invitations/{invitationId}/response', 'Accept or decline an invitation'))
    .input(z.object({ invitationId: id, response: z.enum(['accepted', 'declined']) }))
    .output(z.object({ projectId: id, status: z.enum(['accepted', 'declined']) })),
};
