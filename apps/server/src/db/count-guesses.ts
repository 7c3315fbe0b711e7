import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { deleteInPortions } from './portions.ts';
import { guessCounts } from './schema/login-attempts.ts';

/**
 * Counts guesses for all processes of a deployment together, each in one statement; whose or at what is stored as a
 * hash. A use that turned out not to count is given back as -1. The function returns all uses of a limit in its period, and the seconds until that ends.
 */
export function guessCounter(db: Database) {
  return async (limit: string, key: string, added: number, seconds: number) => {
    const { uses, endsAt } = guessCounts;
    const isOver = sql`${endsAt} <= now()`;
    const hash = createHash('sha256').update(key).digest('base64url');
    const first = Math.max(0, added);
    const end = sql`now() + make_interval(secs => ${seconds})`;
    const [counted] = await db
      .insert(guessCounts)
      .values({ key: `${limit}:${hash}`, uses: first, endsAt: end })
      .onConflictDoUpdate({
        target: guessCounts.key,
        set: {
          uses: sql`case when ${isOver} then ${first}::int else ${uses} + ${added}::int end`,
          endsAt: sql`case when ${isOver} then ${end} else ${endsAt} end`,
        },
      })
      .returning({ uses, secondsLeft: sql<number>`ceil(extract(epoch from ${endsAt} - now()))::int` });
    if (counted === undefined) throw new Error('a guess was not counted');
    return counted;
  };
}

/** Deletes counts whose period has ended. */
export async function forgetGuesses(db: Database): Promise<void> {
  await deleteInPortions(db, guessCounts, sql`${guessCounts.endsAt} < now()`);
}
