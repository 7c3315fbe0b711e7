import type { SignOffs } from '@elan/contract/sign-offs';
import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { authorColumns, authorOf, projectPeople } from '../../db/project-people.ts';
import { signOffs } from '../../db/schema/sign-offs.ts';
import type { Access } from '../../rpc/project-access.ts';

/** What advisers signed off in a project, the newest first. */
export async function listSignOffs(
  db: Queryable,
  { projectId, user }: Pick<Access<'project:view'>, 'projectId' | 'user'>,
): Promise<SignOffs> {
  const people = projectPeople(db, projectId);
  const found = await db
    .select({ row: signOffs, ...authorColumns(people) })
    .from(signOffs)
    .leftJoin(people, eq(people.userId, signOffs.userId))
    .where(eq(signOffs.projectId, projectId))
    .orderBy(desc(signOffs.signedAt), signOffs.section, signOffs.userId);
  return {
    sign_offs: found.map(({ row: { section, title, language, mark, note, signedAt, userId }, ...author }) => ({
      section,
      title,
      language,
      mark,
      note,
      signed_at: signedAt.toISOString(),
      author: authorOf({ userId, ...author }),
      own: userId === user.userId,
    })),
  };
}
