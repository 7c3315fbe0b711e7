import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/auth.ts';

/**
 * Marks an address as confirmed on the operator's authority (decision S-08).
 * @param email in lower case
 * @returns whether an account has this address
 */
export async function confirmAddress(db: Database, email: string): Promise<boolean> {
  const confirmed = await db
    .update(users)
    .set({ emailVerified: true, updatedAt: sql`now()` })
    .where(eq(users.email, email))
    .returning({ id: users.id });
  return confirmed.length > 0;
}
