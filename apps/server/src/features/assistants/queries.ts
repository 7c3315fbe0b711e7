import type { ConnectedAssistant } from '@elan/contract/assistants';
import { placeOfRedirect } from '@elan/domain/assistants';
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import { assistantGrants } from '../../db/schema/assistants.ts';
import type { Deps } from '../../rpc/deps.ts';

/** The assistants that are connected to an account, longest connected first. */
export async function listAssistants({ db, now }: Deps, userId: string): Promise<ConnectedAssistant[]> {
  const { connectedAt, endsAt } = assistantGrants;
  const rows = await db
    .select()
    .from(assistantGrants)
    .where(and(eq(assistantGrants.userId, userId), isNotNull(connectedAt), gt(endsAt, now())))
    .orderBy(asc(connectedAt), asc(assistantGrants.id));
  return rows.map((grant) => ({
    id: grant.id,
    name: grant.name,
    place: placeOfRedirect(grant.redirectUri) ?? { kind: 'device' },
    scopes: grant.scopes,
    connected_at: (grant.connectedAt ?? grant.createdAt).toISOString(),
    last_used_at: grant.lastUsedAt?.toISOString() ?? null,
    ends_at: grant.endsAt.toISOString(),
  }));
}
