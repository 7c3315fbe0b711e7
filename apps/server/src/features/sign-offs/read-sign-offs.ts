import type { Language } from '@elan/domain/locale';
import { displayName } from '@elan/domain/people';
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { authorColumns, authorOf, projectPeople } from '../../db/project-people.ts';
import { signOffs } from '../../db/schema/sign-offs.ts';

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

/** What advisers signed off in a project, the oldest first. */
export async function readSignOffs(db: Queryable, projectId: string): Promise<ReadSignOff[]> {
  const people = projectPeople(db, projectId);
  const found = await db
    .select({ row: signOffs, ...authorColumns(people) })
    .from(signOffs)
    .leftJoin(people, eq(people.userId, signOffs.userId))
    .where(eq(signOffs.projectId, projectId))
    .orderBy(asc(signOffs.signedAt), signOffs.section, signOffs.userId);
  return found.map(({ row: { section, language, mark, note, signedAt, userId }, ...author }) => {
    const profile = authorOf({ userId, ...author });
    return { section, language, mark, note, signedAt, name: profile === null ? null : displayName(profile) };
  });
}
