import { Refusal } from '@elan/domain/errors';
import { and, eq, sql } from 'drizzle-orm';
import { lockProject } from '../../db/lock-project.ts';
import { readerLinks } from '../../db/schema/reader-links.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';

/**
 * Revokes a link for good; a repeat changes nothing.
 * @throws Refusal NOT_FOUND
 */
export async function revokeLink(deps: Deps, { projectId }: Access<'project:manage'>, linkId: string) {
  const now = deps.now().toISOString();
  await write(deps, async ({ tx }) => {
    await lockProject(tx, projectId);
    const revoked = await tx
      .update(readerLinks)
      .set({ revokedAt: sql`coalesce(revoked_at, ${now}::timestamptz)` })
      .where(and(eq(readerLinks.projectId, projectId), eq(readerLinks.id, linkId)))
      .returning({ id: readerLinks.id });
    if (revoked.length === 0) throw new Refusal('NOT_FOUND');
  });
  return {};
}
