import type { ReaderLink } from '@elan/contract/links';
import { Refusal } from '@elan/domain/errors';
import { capacities } from '@elan/domain/limits';
import { and, eq } from 'drizzle-orm';
import { lockProject } from '../../db/lock-project.ts';
import { readerLinks } from '../../db/schema/reader-links.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { presentLink } from './present-link.ts';
import { countActiveLinks } from './queries.ts';
import { requireEnd } from './require-end.ts';

/**
 * Changes when a link ends. One that has ended works again.
 * @throws Refusal NOT_FOUND, CONFLICT when it is revoked, LIMIT_REACHED or INVALID_INPUT
 */
export async function setEnd(
  deps: Deps,
  { projectId }: Access<'project:manage'>,
  linkId: string,
  ends_at: string,
): Promise<ReaderLink> {
  const now = deps.now();
  const endsAt = requireEnd(ends_at, now);
  return write(deps, async ({ tx }) => {
    await lockProject(tx, projectId);
    const isThis = and(eq(readerLinks.projectId, projectId), eq(readerLinks.id, linkId));
    const [row] = await tx.update(readerLinks).set({ endsAt }).where(isThis).returning();
    if (row === undefined) throw new Refusal('NOT_FOUND');
    if (row.revokedAt !== null) throw new Refusal('CONFLICT');
    const limit = capacities.readerLinks;
    if ((await countActiveLinks(tx, projectId, now)) > limit) {
      throw new Refusal('LIMIT_REACHED', { of: 'readerLinks', limit });
    }
    return presentLink(row, now);
  });
}
