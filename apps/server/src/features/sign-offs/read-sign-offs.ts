import type { SignOffs } from '@elan/contract/sign-offs';
import type { Language } from '@elan/domain/locale';
import { displayName } from '@elan/domain/people';
import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { authorColumns, authorOf, projectPeople } from '../../db/project-people.ts';
import { signOffs } from '../../db/schema/sign-offs.ts';
import type { Access } from '../../rpc/project-access.ts';

/** What advisers signed off in a project, the newest first. */
async function selectSignOffs(db: Queryable, projectId: string) {
  const people = projectPeople(db, projectId);
  const found = await db
    .select({ row: signOffs, ...authorColumns(people) })
    .from(signOffs)
    .leftJoin(people, eq(people.userId, signOffs.userId))
    .where(eq(signOffs.projectId, projectId))
    .orderBy(desc(signOffs.signedAt), signOffs.section, signOffs.userId);
  return found.map(({ row, ...author }) => ({ ...row, author: authorOf({ userId: row.userId, ...author }) }));
}

/** What advisers signed off in a project, for a screen, the newest first. */
export async function listSignOffs(
  db: Queryable,
  { projectId, user }: Pick<Access<'project:view'>, 'projectId' | 'user'>,
): Promise<SignOffs> {
  const found = await selectSignOffs(db, projectId);
  return {
    sign_offs: found.map(({ section, title, language, mark, note, signedAt, userId, author }) => ({
      section,
      title,
      language,
      mark,
      note,
      signed_at: signedAt.toISOString(),
      author,
      own: userId === user.userId,
    })),
  };
}

/** What an adviser signed off, for a file. */
export type ReadSignOff = {
  section: string;
  /** The language it was read in, and what tells whether it still says the same in that language. */
  language: Language;
  mark: string;
  note: string;
  signedAt: Date;
  /** The adviser's name; null if they left the project. */
  name: string | null;
};

/** What advisers signed off in a project, for a file, the oldest first. */
export async function readSignOffs(db: Queryable, projectId: string): Promise<ReadSignOff[]> {
  const found = await selectSignOffs(db, projectId);
  return found.toReversed().map(({ section, language, mark, note, signedAt, author }) => {
    const name = author === null ? null : displayName(author);
    return { section, language, mark, note, signedAt, name };
  });
}
