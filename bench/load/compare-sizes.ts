import type pg from 'pg';
import { percentile, send } from '../api.ts';
import { big, fillDatabase } from './big-database.ts';
import { letWork } from './crowd.ts';
import type { Worker } from './day.ts';
import { hire } from './hire.ts';

type Sizes = { people: number; origins: readonly string[]; secret: string; seconds: number };

/** The mixed day, and then the deletion of everybody's account, on a small database and on a big one, in turn. */
export async function compareSizes(admin: pg.Client, sizes: Sizes): Promise<string> {
  // Not counted: statements are planned, and files of the product are loaded.
  await measure(admin, { ...sizes, seconds: 20 });
  const small = await measure(admin, sizes);
  await fillDatabase(admin);
  await measure(admin, { ...sizes, seconds: 20 });
  const large = await measure(admin, sizes);
  const lines = [...small.keys()].map((kind) => {
    const [one, other] = [small, large].map((times) => percentile(times.get(kind) ?? [], 0.99));
    const [median, otherMedian] = [small, large].map((times) => percentile(times.get(kind) ?? [], 0.5));
    const cells = [kind, small.get(kind)?.length, large.get(kind)?.length];
    const figures = [median, otherMedian, one, other].map((time = Number.NaN) => time.toFixed(0));
    return `| ${[...cells, ...figures, ((other ?? 0) / (one ?? 0)).toFixed(1)].join(' | ')} |`;
  });
  const counts = Object.entries(big).map(([kind, count]) => `${count.toLocaleString('en-CA')} ${kind}`);
  return [
    `With ${counts.join(', ')} beside, against without, ${sizes.people} people at work:`,
    '',
    '| kind | times small | times big | p50 ms small | big | p99 ms small | big | p99 big over small |',
    '|---|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}

async function measure(admin: pg.Client, { people, origins, secret, seconds }: Sizes): Promise<Map<string, number[]>> {
  const workers = await hire(admin, { people, origins, secret });
  const { times, failures } = await letWork(workers, AbortSignal.timeout(seconds * 1_000));
  for (const [message, count] of failures) console.log(`  ${message} × ${count}`);
  const deletions: number[] = [];
  for (const worker of workers) deletions.push(await deleteAccount(admin, worker));
  return times.set('delete an account', deletions);
}

/** @returns milliseconds */
async function deleteAccount(admin: pg.Client, { origin, cookie, projectId }: Worker): Promise<number> {
  // The payment provider does not know them.
  await admin.query(
    'delete from stripe_user_subscriptions where user_id = (select user_id from projects where id = $1)',
    [projectId],
  );
  const began = performance.now();
  await send('DELETE', `${origin}/api/v1/account`, { confirmDeletion: true }, cookie);
  return performance.now() - began;
}
