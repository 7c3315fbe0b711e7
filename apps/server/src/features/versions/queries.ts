import type { AnswerVersion, Version } from '@elan/contract/versions';
import { pageSizes } from '@elan/domain/limits';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { profileOf } from '@elan/domain/people';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { after, below, pageBelow, pageOf } from '../../db/page.ts';
import { type PersonRow, personColumns } from '../../db/person-row.ts';
import { users } from '../../db/schema/auth.ts';
import { analysisVersions, answerVersions, projectModules } from '../../db/schema/modules.ts';

const shown = {
  id: analysisVersions.id,
  language: analysisVersions.language,
  source: analysisVersions.source,
  model: analysisVersions.model,
  author: personColumns,
  createdAt: analysisVersions.createdAt,
  restoredSection: analysisVersions.restoredSection,
  restoredFrom: analysisVersions.restoredFrom,
  currentId: projectModules.analysisVersionId,
};

type Row = Omit<Version, 'createdAt' | 'current' | 'restored' | 'author'> & {
  author: PersonRow | null;
  createdAt: Date;
  currentId: string | null;
  restoredSection: string | null;
  restoredFrom: Date | null;
};

const authorOf = (author: PersonRow | null) => (author === null ? null : profileOf(author.id, author));

function present({ author, currentId, createdAt, restoredSection: section, restoredFrom: from, ...row }: Row): Version {
  return {
    ...row,
    author: authorOf(author),
    createdAt: createdAt.toISOString(),
    current: row.id === currentId,
    restored: section === null || from === null ? null : { section, from: from.toISOString() },
  };
}

const inModule = (projectId: string, module: ModuleKey) =>
  and(eq(analysisVersions.projectId, projectId), eq(analysisVersions.module, module));

/** A page of a module's analyses, newest first; `count` covers all pages. */
export async function listVersions(
  db: Queryable,
  projectId: string,
  module: ModuleKey,
  cursor: string | undefined,
): Promise<{ versions: Version[]; count: number; next: string | null }> {
  const ofModule = inModule(projectId, module);
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
    .where(and(eq(analysisVersions.id, versionId), inModule(projectId, module)));
  if (row === undefined) return undefined;
  const { content, ...rest } = row;
  return { ...present(rest), content };
}

/** A page of an answer's earlier texts, newest first. */
export async function listAnswerVersions(
  db: Queryable,
  of: { projectId: string; module: ModuleKey; question: string },
  cursor: string | undefined,
): Promise<{ versions: AnswerVersion[]; next: string | null }> {
  const found = await db
    .select({
      version: answerVersions.version,
      value: answerVersions.value,
      filledIn: answerVersions.filledIn,
      author: personColumns,
      writtenAt: answerVersions.writtenAt,
    })
    .from(answerVersions)
    .leftJoin(users, eq(users.id, answerVersions.writtenBy))
    .where(
      and(
        eq(answerVersions.projectId, of.projectId),
        eq(answerVersions.module, of.module),
        eq(answerVersions.question, of.question),
        below(cursor, answerVersions.version),
      ),
    )
    .orderBy(desc(answerVersions.version))
    .limit(pageSizes.answerVersions + 1);
  const { rows, next } = pageBelow(found, pageSizes.answerVersions, ({ version }) => version);
  const versions = rows.map((row) => ({
    ...row,
    author: authorOf(row.author),
    writtenAt: row.writtenAt.toISOString(),
  }));
  return { versions, next };
}
