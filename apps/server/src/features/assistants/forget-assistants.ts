import { retention } from '@elan/domain/retention';
import { sql } from 'drizzle-orm';
import { daysAgo, deleteInPortions } from '../../db/portions.ts';
import { assistantClients, assistantGrants, assistantTokens } from '../../db/schema/assistants.ts';
import type { Deps } from '../../rpc/deps.ts';

/** Deletes what was given to assistants and has ended, connections that have, and assistants that nobody uses. */
export async function forgetAssistants({ db }: Deps): Promise<void> {
  await deleteInPortions(db, assistantTokens, sql`${assistantTokens.expiresAt} < now()`);
  await deleteInPortions(db, assistantGrants, sql`${assistantGrants.endsAt} < now()`);
  const { unusedAssistantDays, idleAssistantDays } = retention;
  const { usedAt, createdAt } = assistantClients;
  await deleteInPortions(
    db,
    assistantClients,
    sql`${usedAt} is null and ${createdAt} < ${daysAgo(unusedAssistantDays)}`,
  );
  const hasGrant = sql`exists (select from ${assistantGrants} where ${assistantGrants.clientId} = ${assistantClients.id})`;
  await deleteInPortions(db, assistantClients, sql`${usedAt} < ${daysAgo(idleAssistantDays)} and not ${hasGrant}`);
}
