import type { ReaderLink } from '@elan/contract/links';
import { capacities } from '@elan/domain/limits';
import { keptOldLinks } from '@elan/domain/reader-links';
import { and, count, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { readerLinks } from '../../db/schema/reader-links.ts';
import { presentLink } from './present-link.ts';

/** All links of a project, the newest first. There are never more than these. */
export async function listLinks(db: Queryable, projectId: string, now: Date): Promise<ReaderLink[]> {
  const rows = await db
    .select()
    .from(readerLinks)
    .where(eq(readerLinks.projectId, projectId))
    .orderBy(desc(readerLinks.createdAt), desc(readerLinks.id))
    .limit(capacities.readerLinks + keptOldLinks);
  return rows.map((row) => presentLink(row, now));
}

/** How many links of a project work. */
export async function countActiveLinks(db: Queryable, projectId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(readerLinks)
    .where(and(eq(readerLinks.projectId, projectId), isNull(readerLinks.revokedAt), gt(readerLinks.endsAt, now)));
  return row?.count ?? 0;
}
