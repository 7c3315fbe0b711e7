import type { Version } from '@elan/contract/versions';
import { pageSizes } from '@elan/domain/limits';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { after, pageOf } from '../../db/page.ts';
import { users } from '../../db/schema/auth.ts';
import { analysisVersions, projectModules } from '../../db/schema/modules.ts';

const shown = {
  id: analysisVersions.id,
  language: analysisVersions.language,
  source: analysisVersions.source,
  model: analysisVersions.model,
  author: users.email,
  createdAt: analysisVersions.createdAt,
  currentId: projectModules.analysisVersionId,
};

type Row = Omit<Version, 'createdAt' | 'current'> & { createdAt: Date; currentId: string | null };

function present({ currentId, createdAt, ...row }: Row): Version {
  return { ...row, createdAt: createdAt.toISOString(), current: row.id === currentId };
}

/** A page of a module's analyses, newest first; `count` covers all pages. */
export async function listVersions(
  db: Queryable,
  projectId: string,
  module: ModuleKey,
  cursor: string | undefined,
): Promise<{ versions: Version[]; count: number; next: string | null }> {
  const ofModule = and(eq(analysisVersions.projectId, projectId), eq(analysisVersions.module, module));
  const [total] = await db.select({ count: count() }).from(analysisVersions).where(ofModule);
  const found = await db
    .select(shown)
    .from(analysisVersions)
    .leftJoin(users, eq(users.id, analysisVersions.createdBy))
    .leftJoin(projectModules, and(eq(projectModules.projectId, projectId), eq(projectModules.module, module)))
    .where(and(ofModule, after(cursor, { at: analysisVersions.createdAt, id: analysisVersions.id })))
    .orderBy(desc(analysisVersions.createdAt), desc(analysisVersions.id))
    .limit(pageSizes.versions + 1);
  const { rows, next } = pageOf(found, pageSizes.versions, ({ createdAt: at, id }) => ({ at, id }));
  return { versions: rows.map(present), count: total?.count ?? 0, next };
}

export async function readVersion(
  db: Queryable,
  projectId: string,
  module: ModuleKey,
  versionId: string,
): Promise<(Version & { content: string }) | undefined> {
  const [row] = await db
    .select({ ...shown, content: analysisVersions.content })
    .from(analysisVersions)
    .leftJoin(users, eq(users.id, analysisVersions.createdBy))
    .leftJoin(projectModules, and(eq(projectModules.projectId, projectId), eq(projectModules.module, module)))
    .where(
      and(
        eq(analysisVersions.id, versionId),
        eq(analysisVersions.projectId, projectId),
        eq(analysisVersions.module, module),
      ),
    );
  if (row === undefined) return undefined;
  const { content, ...rest } = row;
  return { ...present(rest), content };
}
