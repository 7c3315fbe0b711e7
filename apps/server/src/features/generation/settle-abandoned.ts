import { sql } from 'drizzle-orm';
import type { Deps } from '../../rpc/deps.ts';
import { releaseUnit } from './quota.ts';

/** Seconds without a heartbeat after which a run's process is considered dead. */
const silenceLimit = 30;

/**
 * Settles runs whose process died: gives their units back and keeps earlier analyses. A heartbeat that is ahead was
 * written before the clock was set back; a run that lives writes another one at once.
 * @returns how many were settled
 */
export async function settleAbandonedGenerations(deps: Deps): Promise<number> {
  const result = await deps.db.execute<{ id: string }>(sql`
    select id from generations
    where status = 'running' and (heartbeat_at < now() - make_interval(secs => ${silenceLimit})
      or heartbeat_at > now() + make_interval(secs => ${silenceLimit}))`);
  let settled = 0;
  for (const { id } of result.rows) {
    if (await releaseUnit(deps.db, id, { status: 'failed', failure: 'interrupted' })) settled += 1;
  }
  return settled;
}

/** Ends every run of this process during shutdown, so that units are given back before the database closes. */
export async function interruptRuns(deps: Deps): Promise<void> {
  await Promise.all(
    deps.runs.ids().map(async (id) => {
      await releaseUnit(deps.db, id, { status: 'failed', failure: 'interrupted' });
      deps.runs.abort(id);
    }),
  );
}
