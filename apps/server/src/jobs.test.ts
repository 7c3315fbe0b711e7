import { expect, onTestFinished, test } from 'vitest';
import { startJobs } from './jobs.ts';
import { resetJobTimes } from './reset-job-times.ts';
import { createTestApp } from './testing/test-app.ts';

test('after the clock was set back, the schedule goes on', async () => {
  const { deps } = await createTestApp();
  const pool = deps.db.$client;
  const jobs = await startJobs(deps, pool);
  onTestFinished(() => jobs.stop());
  const times = async () =>
    (
      await pool.query(`select
        (select count(*)::int from jobs.version where cron_on > now() + interval '1 minute') as schedule,
        (select count(*)::int from jobs.queue where maintain_on > now() or monitor_on > now()) as queues,
        (select count(*)::int from jobs.job where start_after > now() + interval '1 minute') as waiting`)
    ).rows[0];
  await pool.query(`update jobs.version set cron_on = now() + interval '2 days'`);
  await pool.query(
    `update jobs.queue set maintain_on = now() + interval '2 days', monitor_on = now() + interval '2 days'`,
  );
  await pool.query(`insert into jobs.job (name, start_after)
    select name, now() + interval '2 days' from jobs.queue where name = 'send-digests'`);
  expect(await times()).toMatchObject({ schedule: 1, waiting: 1 });
  await resetJobTimes(pool);
  expect(await times()).toEqual({ schedule: 0, queues: 0, waiting: 0 });
});
