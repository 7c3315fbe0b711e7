import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { type ClockWatch, watchClock } from './clock-watch.ts';
import { prepareSubscriptions, reconcileSubscriptions } from './features/billing/public.ts';
import { sendDigests } from './features/digest/public.ts';
import { settleAbandonedGenerations } from './features/generation/public.ts';
import { removeUnreferencedObjects } from './features/plan-pictures/public.ts';
import { removeExpiredRows } from './remove-expired-rows.ts';
import { resetJobTimes } from './reset-job-times.ts';
import type { Deps } from './rpc/deps.ts';
import { runScheduledBackup } from './scheduled-backup.ts';

/** Every recurring job: its name, schedule (UTC) and work. Any process may pick it up, one at a time. */
const schedule: Record<string, { cron: string; work: (deps: Deps, clock: ClockWatch) => Promise<unknown> }> = {
  'settle-abandoned-generations': { cron: '* * * * *', work: settleAbandonedGenerations },
  'reconcile-subscriptions': { cron: '41 3 * * *', work: reconcileSubscriptions },
  // Several times on Monday, morning in Québec: a run that failed, or an account that was locked, gets another.
  'send-digests': { cron: '20 11-18 * * 1', work: sendDigests },
  'scheduled-backup': { cron: '23 2 * * *', work: runScheduledBackup },
  'remove-unreferenced-objects': { cron: '7 * * * *', work: removeUnreferencedObjects },
  'remove-expired-rows': { cron: '17 4 * * *', work: deleteByAge },
};

/** Milliseconds. */
const resetInterval = 60_000;

export type Jobs = { stop(): Promise<void> };

/** Starts the workers. Settles abandoned runs at once, so that after a restart units are given back without delay. */
export async function startJobs(deps: Deps, pool: pg.Pool): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'jobs',
  });
  boss.on('error', (error) => deps.log.error({ err: error }, 'job queue error'));
  const clock = watchClock(deps);
  await boss.start();
  const reset = () =>
    resetJobTimes(pool).catch((error: unknown) => deps.log.warn({ err: error }, 'the times of jobs were not reset'));
  const resetting = setInterval(reset, resetInterval);
  resetting.unref();
  await reset();
  for (const [name, job] of Object.entries(schedule)) {
    await boss.createQueue(name, { retryLimit: 2, deleteAfterSeconds: 24 * 60 * 60 });
    await boss.schedule(name, job.cron);
    await boss.work(name, { pollingIntervalSeconds: 20 }, async () => {
      await job.work(deps, clock);
    });
  }
  await settleAbandonedGenerations(deps);
  await prepareSubscriptions(deps);
  return {
    stop: () => {
      clearInterval(resetting);
      return boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}

async function deleteByAge(deps: Deps, clock: ClockWatch): Promise<void> {
  const problem = await clock.problem();
  if (problem === undefined) await removeExpiredRows(deps);
  else deps.log.error({ problem }, 'nothing was deleted by its age');
}
