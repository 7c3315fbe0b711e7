import type { Version } from '@elan/contract/versions';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { users } from '../../db/schema/auth.ts';
import { analysisVersions, projectModules } from '../../db/schema/modules.ts';

/** Versions that a list shows; nobody reads further back, and every one can still be read by its id. */
const listed = 100;

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

export async function listVersions(db: Queryable, projectId: string, module: ModuleKey): Promise<Version[]> {
  const rows = await db
    .select(shown)
    .from(analysisVersions)
    .leftJoin(users, eq(users.id, analysisVersions.createdBy))
    .leftJoin(projectModules, and(eq(projectModules.projectId, projectId), eq(projectModules.module, module)))
    .where(and(eq(analysisVersions.projectId, projectId), eq(analysisVersions.module, module)))
    .orderBy(desc(analysisVersions.createdAt))
    .limit(listed);
  return rows.map(present);
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
