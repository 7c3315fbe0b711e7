import { Refusal } from '@elan/domain/errors';
import { eq, inArray, sql } from 'drizzle-orm';
import { users, verifications } from '../../db/schema/auth.ts';
import { loginAttempts } from '../../db/schema/login-attempts.ts';
import { projects } from '../../db/schema/projects.ts';
import { write } from '../../db/write.ts';
import type { UserActor } from '../../rpc/actor.ts';
import type { Deps } from '../../rpc/deps.ts';
import { endSubscription } from '../billing/public.ts';
import { endRuns } from '../generation/public.ts';
import { announceDeletion } from '../projects/public.ts';
import { accountDeletedMail } from './mails.ts';

/**
 * Deletes an account and everything it owns (decisions S-19 and N-23): the subscription at the provider first, then all
 * of the rest in one transaction. What the person wrote in other people's projects stays there, without their name.
 * @throws Refusal FORBIDDEN for founders; UNAVAILABLE when the provider does not answer, nothing is deleted then
 */
export async function deleteAccount(deps: Deps, user: UserActor): Promise<void> {
  if (user.entitlements.isFounder) throw new Refusal('FORBIDDEN');
  await endSubscription(deps, user.userId);
  await write(deps, async (work) => {
    const { tx } = work;
    const [person] = await tx.select({ email: users.email }).from(users).where(eq(users.id, user.userId)).for('update');
    // Deleted meanwhile by the same press on another device: nothing is left to do, and nothing to tell twice.
    if (person === undefined) return;
    const own = await tx.select({ id: projects.id }).from(projects).where(eq(projects.userId, user.userId));
    await announceDeletion(
      deps,
      work,
      own.map(({ id }) => id),
      user,
    );
    await endRuns(deps, work, { userId: user.userId });
    await tx.delete(verifications).where(inArray(verifications.value, [user.userId, person.email]));
    await tx.delete(loginAttempts).where(eq(loginAttempts.email, person.email));
    await tx.execute(
      sql`update project_activity set metadata = metadata - 'email' where lower(metadata->>'email') = ${person.email}`,
    );
    // With all that is in them. Before the person: one statement cannot delete rows and take their author away too.
    await tx.delete(projects).where(eq(projects.userId, user.userId));
    // The rest hangs on this row: places in other projects, invitations sent, preferences, subscription, sessions,
    // password and generations go; authorship elsewhere becomes nobody's.
    await tx.delete(users).where(eq(users.id, user.userId));
    work.liveUser(user.userId, 'session');
    await work.mail(accountDeletedMail(person.email, user.language, deps.settings.productName));
  });
}
