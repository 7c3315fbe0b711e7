import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Logger } from 'pino';
import { type Database, isDatabaseUnavailable, sqlState } from './client.ts';

/**
 * JSON, as an expression: the position in its log that a primary has reached, with everything that anybody can see
 * there, whether or not it is on the disk yet; null in a database that is no primary at the moment.
 */
export const currentPosition = 'case when not pg_is_in_recovery() then to_json(pg_current_wal_insert_lsn()::text) end';

/** Whether the standby answered a read, or the primary because the standby was behind or failed. */
export type StandbyOutcome = 'answered' | 'behind' | 'failed';

export type Standby = {
  /** Whether to send it reads; until the next look no longer, once one of them had to go to the primary. */
  isUsable(): boolean;
  /**
   * Reads from the standby once it has replayed the primary's log up to a position. The read then sees everything that
   * was committed before the position was taken, by any person and any process, and the rights as they were then.
   * @param read is run again on the primary when the standby is behind or fails, so it must only read; all its
   *   statements run on one connection, because an address may lead to several standbys
   */
  read<T>(position: string | null, read: (db: Database) => Promise<T>): Promise<T>;
  /** Closes its connections once their running queries have finished. */
  end(): Promise<void>;
};

/** Milliseconds from one look at the standby to the next: one that is further behind than that is not used. */
const lookEvery = 1_000;
/** Milliseconds between the tries of a read; usually a standby is a few behind. */
const pauses = [1, 2, 4, 8, 16];

/**
 * @param pool leads to the standby
 * @param primary answers when the standby cannot
 */
export function useStandby(
  pool: pg.Pool,
  primary: Database,
  { log, count }: { log: Logger; count: (outcome: StandbyOutcome) => void },
): Standby {
  let isUsable = false;
  const ending = new AbortController();

  const watch = async () => {
    let earlier: Place | undefined;
    let reported: string | null | undefined;
    while (!ending.signal.aborted) {
      const { problem, place, err } = await look(pool, primary, earlier);
      earlier = place;
      isUsable = problem === null && !ending.signal.aborted;
      if (problem !== reported) {
        reported = problem;
        if (problem === null) log.info('reads go to the standby');
        else log.warn({ err }, `reads go to the primary: the standby of DATABASE_READ_URL ${problem}`);
      }
      await delay(lookEvery, undefined, { signal: ending.signal, ref: false }).catch(() => {});
    }
  };
  const watching = watch();

  return {
    isUsable: () => isUsable,
    async read(position, read) {
      let outcome: StandbyOutcome = 'behind';
      let client: pg.PoolClient | undefined;
      try {
        client = await pool.connect();
        if (position !== null && (await reaches(client, position))) {
          // The type is that of a pool, of which the calls of this list use nothing but its queries.
          const answer = await read(drizzle(client) as unknown as Database);
          count('answered');
          return answer;
        }
      } catch (error) {
        if (sqlState(error) === undefined && !isDatabaseUnavailable(error)) throw error;
        outcome = 'failed';
      } finally {
        client?.release();
      }
      isUsable = false;
      count(outcome);
      return read(primary);
    },
    async end() {
      ending.abort();
      await watching;
      await pool.end();
    },
  };
}

/**
 * Waits for a moment until a standby has replayed the log up to a position. One that follows nobody does not count: when
 * another node has taken over, what it replayed last may not be part of that one's log.
 * @returns whether it has
 */
async function reaches(client: pg.PoolClient, position: string): Promise<boolean> {
  for (const pause of [...pauses, null]) {
    const { rows } = await client.query<{ reached: boolean }>(
      `select coalesce(pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn, false)
         and exists (select from pg_stat_wal_receiver) as reached`,
      [position],
    );
    if (rows[0]?.reached === true) return true;
    if (pause !== null) await delay(pause);
  }
  return false;
}

/** Which database of which cluster, and where it is in its log. */
type Place = { database: string; position: string | null };

const database = `select system_identifier::text || '/' || current_database() from pg_control_system()`;

/**
 * Looks whether a standby follows the primary and has replayed what the primary had at an earlier look.
 * @returns what is wrong, or null, and where the primary is now
 */
async function look(
  pool: pg.Pool,
  primary: Database,
  earlier: Place | undefined,
): Promise<{ problem: string | null; place?: Place; err?: unknown }> {
  try {
    const [place] = (
      await primary.$client.query<Place>(`select (${database}) as database, ${currentPosition} as position`)
    ).rows;
    const { rows } = await pool.query<{ database: string; follows: boolean; reached: boolean }>(
      `select (${database}) as database, pg_is_in_recovery() and exists (select from pg_stat_wal_receiver) as follows,
         coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, true) as reached`,
      [earlier?.position ?? null],
    );
    const [standby] = rows;
    if (place === undefined || standby === undefined) throw new Error('a statement without its row');
    if (standby.database !== place.database) return { problem: 'is that of another database' };
    if (!standby.follows) return { problem: 'does not follow the primary', place };
    if (!standby.reached) return { problem: 'is more than a second behind', place };
    return { problem: null, place };
  } catch (err) {
    return { problem: 'does not answer', err };
  }
}
