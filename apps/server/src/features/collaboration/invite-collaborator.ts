import type { Collaborator } from '@elan/contract/collaboration';
import { canInvite, type InvitationProblem, normalizedEmail } from '@elan/domain/collaboration';
import { isEmailAddress } from '@elan/domain/email-address';
import { invalidInput, Refusal } from '@elan/domain/errors';
import { capacities, mostAdvisers } from '@elan/domain/limits';
import { type Language, toLanguage } from '@elan/domain/locale';
import { adviserRoles, type CollaboratorRole, isAdviser, type MemberRole } from '@elan/domain/permissions';
import { and, count, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { lockProject } from '../../db/lock-project.ts';
import { userPreferences } from '../../db/schema/account.ts';
import { users } from '../../db/schema/auth.ts';
import { projectCollaborators } from '../../db/schema/projects.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { invitationMail } from './mails.ts';
import { type CollaboratorRow, presentCollaborator } from './present.ts';

/** Whom to invite, by the address as typed, and the inviter's language; a recipient with an account has their own. */
type Invited = { email: string; language: Language };
export type NewInvitation = Invited & { role: CollaboratorRole };

/**
 * Invites a person to work on the project.
 * @throws Refusal PLAN_REQUIRED when the owner's plan does not include it (decision C-02), and those of `invite`
 */
export async function inviteCollaborator(
  deps: Deps,
  access: Access<'project:manage'>,
  invitation: NewInvitation,
): Promise<Collaborator> {
  if (!canInvite(access.user.entitlements.tier)) throw new Refusal('PLAN_REQUIRED', { module: 'collaboration' });
  return invite(deps, access, invitation);
}

/** Invites an adviser, on every plan; the owner decides later whether they see private figures. */
export async function inviteAdviser(
  deps: Deps,
  access: Access<'project:manage'>,
  invitation: Invited,
): Promise<Collaborator> {
  return invite(deps, access, { ...invitation, role: 'adviser' });
}

/**
 * Invites a person by email; someone who declined may be invited again (decision N-09). The mail is queued in the same
 * transaction as the row.
 * @throws Refusal INVALID_INPUT with the InvitationProblem of `email`
 * @throws Refusal LIMIT_REACHED when the project is at its maximum of people and invitations
 * @throws Refusal TOO_MANY_REQUESTS
 */
async function invite(
  deps: Deps,
  access: Access<'project:manage'>,
  invitation: Invited & { role: MemberRole },
): Promise<Collaborator> {
  const { projectId, user } = access;
  const email = invitation.email.trim();
  if (!isEmailAddress(email)) refuse('format');
  const address = normalizedEmail(email);
  if (address === normalizedEmail(user.email)) refuse('owner');
  await deps.limiter.consume('invitation', user.userId);

  return write(deps, async (work) => {
    const project = await lockProject(work.tx, projectId);
    const account = await findAccount(work.tx, address);
    const isLinked = account !== undefined && (account.emailVerified || !deps.settings.confirmsAddresses);
    const row = await storeInvitation(work.tx, {
      projectId,
      userId: isLinked ? account.id : null,
      invitedEmail: email,
      invitedEmailLower: address,
      invitedBy: user.userId,
      role: invitation.role,
    });
    await requireRoom(work.tx, projectId, row.role);
    // Counted in memory, and only for mails that are really sent, so that repeated requests cannot flood an inbox.
    await deps.limiter.consume('mail', address);
    await work.mail(
      invitationMail(deps.settings, {
        recipient: email,
        language: account === undefined ? invitation.language : toLanguage(account.language),
        hasAccount: account !== undefined,
        project: project.name,
        inviter: user.profile,
        role: row.role,
        link: `${deps.settings.publicUrl}/invite/${row.id}#to=${encodeURIComponent(email)}`,
      }),
    );
    await work.live({ projectId, topic: 'collaborators', actor: user });
    if (row.userId !== null) work.liveUser(row.userId, 'invitations');
    return presentCollaborator(row, null);
  });
}

async function findAccount(tx: Transaction, address: string) {
  const [account] = await tx
    .select({ id: users.id, emailVerified: users.emailVerified, language: userPreferences.language })
    .from(users)
    .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
    .where(eq(users.email, address));
  return account;
}

type InvitationValues = Pick<
  CollaboratorRow,
  'projectId' | 'userId' | 'invitedEmail' | 'invitedEmailLower' | 'invitedBy' | 'role'
>;

/**
 * Inserts a row, or makes the declined one pending again. Of two concurrent invitations, one succeeds and the other is
 * refused.
 */
async function storeInvitation(tx: Transaction, values: InvitationValues): Promise<CollaboratorRow> {
  const { projectId, invitedEmailLower, userId, invitedEmail, invitedBy, role } = values;
  const [row] = await tx
    .insert(projectCollaborators)
    .values(values)
    .onConflictDoUpdate({
      target: [projectCollaborators.projectId, projectCollaborators.invitedEmailLower],
      set: {
        userId,
        invitedEmail,
        invitedBy,
        role,
        status: 'pending',
        invitedAt: sql`now()`,
        respondedAt: null,
        updatedAt: sql`now()`,
      },
      setWhere: eq(projectCollaborators.status, 'declined'),
    })
    .returning();
  if (row !== undefined) return row;
  const [existing] = await tx
    .select({ status: projectCollaborators.status })
    .from(projectCollaborators)
    .where(
      and(eq(projectCollaborators.projectId, projectId), eq(projectCollaborators.invitedEmailLower, invitedEmailLower)),
    );
  return refuse(existing?.status === 'accepted' ? 'collaborator' : 'pending');
}

/** Advisers have places of their own. */
async function requireRoom(tx: Transaction, projectId: string, role: MemberRole): Promise<void> {
  const advisers = [...adviserRoles];
  const [row] = await tx
    .select({ count: count() })
    .from(projectCollaborators)
    .where(
      and(
        eq(projectCollaborators.projectId, projectId),
        ne(projectCollaborators.status, 'declined'),
        isAdviser(role)
          ? inArray(projectCollaborators.role, advisers)
          : notInArray(projectCollaborators.role, advisers),
      ),
    );
  const of = isAdviser(role) ? 'advisers' : 'collaborators';
  const limit = of === 'advisers' ? mostAdvisers : capacities.collaborators;
  if ((row?.count ?? 0) > limit) throw new Refusal('LIMIT_REACHED', { of, limit });
}

function refuse(problem: InvitationProblem): never {
  throw invalidInput('email', problem);
}
