import { toLanguage } from '@elan/domain/locale';
import { and, eq, gt, inArray, like, sql } from 'drizzle-orm';
import { sqlState, type Transaction, uniqueViolation } from '../../db/client.ts';
import { updateInPortions } from '../../db/portions.ts';
import { listColleagues } from '../../db/project-people.ts';
import { userPreferences } from '../../db/schema/account.ts';
import { activityEmail, projectActivity } from '../../db/schema/activity.ts';
import { users, verifications } from '../../db/schema/auth.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import { changeCustomerEmail } from '../billing/public.ts';
import { linkInvitations, renameInvitations } from '../collaboration/public.ts';
import { newAddressTaken, oldAddress, oldAddressChanged } from './mail-words.ts';
import { createMailedLink, readMailedLink } from './mailed-link.ts';
import { letter, newAddressMail, resetLinkMinutes } from './mails.ts';
import { authRefusal, type SignedInPerson } from './signed-in-person.ts';

const prefix = 'change-address:';

/**
 * Asks for a change of address: mails a link to the new one and tells the old one. The answer is the same when the new
 * address has an account, which is then told that somebody asked.
 * @param address in lower case
 */
export async function requestAddressChange(deps: Deps, person: SignedInPerson, address: string): Promise<Response> {
  if (person.email === address) return authRefusal(400, 'SAME_ADDRESS');
  const { identifier, code } = createMailedLink(prefix, address);
  const now = deps.now();
  const expiresAt = new Date(now.getTime() + resetLinkMinutes * 60_000);
  const language = toLanguage(person.language);
  const { settings } = deps;
  const home = `${settings.publicUrl}/auth`;
  await write(deps, async ({ tx, mail }) => {
    const [taken] = await tx
      .select({ language: userPreferences.language })
      .from(users)
      .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
      .where(eq(users.email, address));
    // Only the newest link works.
    await tx
      .delete(verifications)
      .where(and(eq(verifications.value, person.id), like(verifications.identifier, `${prefix}%`)));
    if (taken === undefined) {
      await tx.insert(verifications).values({
        id: crypto.randomUUID(),
        identifier,
        value: person.id,
        expiresAt,
      });
      const link = `${home}?type=address&token=${encodeURIComponent(code)}`;
      await mail(newAddressMail(settings, { email: address, language }, link, now));
    } else {
      await mail(letter(newAddressTaken, settings, { email: address, language: toLanguage(taken.language) }, home));
    }
    await mail(letter(oldAddress, settings, { email: person.email, language }, home));
  });
  return Response.json({ status: true });
}

/**
 * Changes the address, once, for the person with the link; no session is needed, and none ends. The links that were sent to
 * the old address stop working.
 */
export async function confirmAddressChange(deps: Deps, code: string): Promise<Response> {
  const { identifier, address } = readMailedLink(prefix, code);
  const { confirmsAddresses, publicUrl } = deps.settings;
  const outcome = await write(deps, async ({ tx, mail, liveUser, afterCommit }) => {
    const which = and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, deps.now()));
    const [asked] = await tx.select({ userId: verifications.value }).from(verifications).where(which);
    // Lock the person first, as a deletion does.
    const before = asked === undefined ? undefined : await lockPerson(tx, asked.userId);
    const [used] = await tx.delete(verifications).where(which).returning({ userId: verifications.value });
    if (used === undefined || before === undefined) return 'INVALID_TOKEN';
    const [changed] = await tx
      .update(users)
      // Where no mail leaves the server, the link proves nothing (decision S-08).
      .set({ email: address, emailVerified: confirmsAddresses, updatedAt: sql`now()` })
      .where(and(eq(users.id, used.userId), sql`not exists (select from users o where o.email = ${address})`))
      .returning({ id: users.id });
    if (changed === undefined) return 'USER_ALREADY_EXISTS';
    await tx.delete(verifications).where(inArray(verifications.value, [used.userId, before.email]));
    await renameInvitations(tx, used.userId, address);
    await updateInPortions(
      tx,
      projectActivity,
      sql`metadata = metadata || ${JSON.stringify({ email: address })}::jsonb`,
      sql`metadata ? 'email' and ${activityEmail(projectActivity.metadata)} = ${before.email}`,
    );
    await mail(
      letter(
        oldAddressChanged,
        deps.settings,
        { email: before.email, language: toLanguage(before.language) },
        `${publicUrl}/auth`,
      ),
    );
    for (const userId of [used.userId, ...(await listColleagues(tx, used.userId))]) liveUser(userId, 'people');
    afterCommit(() => void changeCustomerEmail(deps, used.userId));
    return { userId: used.userId };
  }).catch(takenMeanwhile);
  if (typeof outcome === 'string') return authRefusal(400, outcome);
  await linkInvitations(deps, outcome.userId);
  return Response.json({ email: address });
}

/** Two people can confirm the same address at the same moment: the database lets only one of them have it. */
function takenMeanwhile(error: unknown): string {
  if (sqlState(error) === uniqueViolation) return 'USER_ALREADY_EXISTS';
  throw error;
}

async function lockPerson(tx: Transaction, userId: string) {
  const [person] = await tx
    .select({ email: users.email, language: userPreferences.language })
    .from(users)
    .innerJoin(userPreferences, eq(userPreferences.userId, users.id))
    .where(eq(users.id, userId))
    .for('update', { of: users });
  return person;
}
