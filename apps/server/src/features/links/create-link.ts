import type { ReaderLink } from '@elan/contract/links';
import { Refusal } from '@elan/domain/errors';
import { capacities } from '@elan/domain/limits';
import type { Language } from '@elan/domain/locale';
import { keptOldLinks, type SharedDocument } from '@elan/domain/reader-links';
import { readerPath } from '@elan/domain/routes';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { lockProject } from '../../db/lock-project.ts';
import { readerLinks } from '../../db/schema/reader-links.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { createLinkToken } from './link-token.ts';
import { presentLink } from './present-link.ts';
import { countActiveLinks } from './queries.ts';
import { requireEnd } from './require-end.ts';

type Wanted = {
  document: SharedDocument;
  language: Language;
  reader: string;
  ends_at: string;
  password: string | null;
};

/**
 * Makes a link for a reader.
 * @returns the link, and its address, which is not stored
 * @throws Refusal LIMIT_REACHED, INVALID_INPUT or TOO_MANY_REQUESTS
 */
export async function createLink(
  deps: Deps,
  { projectId, user }: Access<'project:manage'>,
  { document, language, reader, ends_at, password }: Wanted,
): Promise<{ link: ReaderLink; address: string }> {
  const now = deps.now();
  const endsAt = requireEnd(ends_at, now);
  await deps.limiter.consume('linkMade', user.userId);
  const passwordHash = password === null ? null : await deps.passwords.hash(password);
  const { token, hash: tokenHash } = createLinkToken();
  const row = await write(deps, async ({ tx }) => {
    await lockProject(tx, projectId);
    const limit = capacities.readerLinks;
    if ((await countActiveLinks(tx, projectId, now)) >= limit) {
      throw new Refusal('LIMIT_REACHED', { of: 'readerLinks', limit });
    }
    await forgetOldest(tx, projectId, now);
    const values = {
      projectId,
      document,
      language,
      reader: reader.trim(),
      endsAt,
      passwordHash,
      tokenHash,
      createdAt: now,
    };
    const [added] = await tx.insert(readerLinks).values(values).returning();
    if (added === undefined) throw new Error('an insert returned no row');
    return added;
  });
  return { link: presentLink(row, now), address: `${deps.settings.publicUrl}${readerPath}#${token}` };
}

/** Keeps the list short: of the links that no longer work, the oldest are deleted. */
async function forgetOldest(tx: Transaction, projectId: string, now: Date): Promise<void> {
  await tx.execute(sql`delete from ${readerLinks} where id in (
    select id from ${readerLinks}
    where project_id = ${projectId} and (revoked_at is not null or ends_at <= ${now.toISOString()})
    order by created_at desc, id desc offset ${keptOldLinks})`);
}
