import { sql } from 'drizzle-orm';
import type { Deps } from './rpc/deps.ts';

/** Milliseconds by which two clocks may differ: far more than time servers correct, far less than any retention. */
const tolerance = 10 * 60_000;
/** Milliseconds after a jump in which nothing is deleted by its age, so that somebody can set the clock right. */
export const quietPeriod = 23 * 60 * 60_000;

export type ClockWatch = {
  /**
   * Whether rows may be deleted by their age: the clock has not jumped for a day, and the database's agrees with it.
   * @returns what is wrong; undefined when all is well
   */
  problem(): Promise<string | undefined>;
};

/**
 * Compares the clock with one that cannot be set. A clock that jumps ahead by weeks would otherwise make everything
 * look expired, and what is deleted does not come back with the right time.
 * @param steady milliseconds since some moment, by a clock that cannot be set
 */
export function watchClock({ db, now }: Pick<Deps, 'db' | 'now'>, steady = () => performance.now()): ClockWatch {
  let before = { clock: now().getTime(), steady: steady() };
  let jumpedAt: number | undefined;
  return {
    async problem() {
      const at = { clock: now().getTime(), steady: steady() };
      const jump = at.clock - before.clock - (at.steady - before.steady);
      if (Math.abs(jump) > tolerance) jumpedAt = at.steady;
      before = at;
      if (jumpedAt !== undefined && at.steady - jumpedAt < quietPeriod) return 'the clock was set within the last day';
      const { rows } = await db.execute<{ at: number }>(sql`select extract(epoch from now())::float8 * 1000 as at`);
      const difference = (rows[0]?.at ?? at.clock) - at.clock;
      if (Math.abs(difference) <= tolerance) return undefined;
      return `the clocks of the server and the database are ${Math.round(Math.abs(difference) / 60_000)} minutes apart`;
    },
  };
}
