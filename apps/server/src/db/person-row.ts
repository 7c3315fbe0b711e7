import type { StoredProfile } from '@elan/domain/people';
import { eq } from 'drizzle-orm';
import type { Queryable } from './client.ts';
import { users } from './schema/auth.ts';

/** A person as a statement reads them; `profileOf` presents them. */
export type PersonRow = StoredProfile & { id: string };

export const personColumns = { id: users.id, email: users.email, name: users.name, color: users.color };

/** The same, for a statement that reads JSON. @param alias of the table users in the statement */
export const personFields = (alias: string) =>
  `json_build_object('id', ${alias}.id, 'email', ${alias}.email, 'name', ${alias}.name, 'color', ${alias}.color)`;

export async function findPerson(db: Queryable, userId: string | null): Promise<PersonRow | null> {
  if (userId === null) return null;
  const [person] = await db.select(personColumns).from(users).where(eq(users.id, userId));
  return person ?? null;
}
