import type pg from 'pg';

/**
 * The job queue remembers when it last looked and looks again an interval later. A clock that is set back would leave
 * it waiting for as long as the clock was ahead: times in the future are reset.
 */
export async function resetJobTimes(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  const ahead = `now() + interval '5 minutes'`;
  await pool.query(`update jobs.version set cron_on = null where cron_on > ${ahead}`);
  await pool.query(
    `update jobs.queue set maintain_on = null, monitor_on = null, monitor_claim_on = null
     where greatest(maintain_on, monitor_on, monitor_claim_on) > ${ahead}`,
  );
  await pool.query(
    `update jobs.job set start_after = now() where state in ('created', 'retry') and start_after > ${ahead}`,
  );
}
