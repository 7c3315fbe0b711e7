import { createHmac, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded.ts';
import { makeCrowd } from '../deletions.ts';
import { startModel } from '../model.ts';
import { memoryOfTree, startProcess } from '../processes.ts';
import { letWork, percentile, type Work } from './crowd.ts';
import type { Worker } from './day.ts';

/**
 * A mixed day of growing numbers of people on one and two processes of the product, which share a database and this
 * machine with the program that plays the people. Prints what each number of people did, how long it took, and memory.
 * `npm run prove:load -- --people 25,50,100 --seconds 20 --processes 1,2 --big`
 */
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '25,50,100,200' },
    /** Of each number of people. */
    seconds: { type: 'string', default: '20' },
    processes: { type: 'string', default: '1,2' },
    /** Among 300,000 other projects. */
    big: { type: 'boolean', default: false },
    port: { type: 'string', default: '4520' },
  },
});
const seconds = Number(values.seconds);
const port = Number(values.port);
const secret = 'a-secret-of-the-load-that-is-long-enough';
const directory = mkdtempSync(join(tmpdir(), 'elan-load-'));
const log = { info() {}, warn() {}, error: (message: string) => console.error(message) };
const database = await startEmbeddedPostgres({
  dataDir: join(directory, 'database'),
  log,
  settings: { max_connections: '120' },
});
const { host, user, database: name } = database.config;
const DATABASE_URL = `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`;
const model = await startModel(port + 9);
// Long enough to be followed, and paced like a quick model.
await model.behave({ kind: 'reply', text: 'Words of a report. '.repeat(40), pace: 5 });

const rows: string[] = [];
const memory: string[] = [];
const admin = new pg.Client({ ...database.admin, database: name });
try {
  for (const count of values.processes.split(',').map(Number)) await loadProcesses(count);
} finally {
  await admin.end().catch(() => {});
  await model.stop();
  await database.stop();
  rmSync(directory, { recursive: true, force: true });
}
const size = `${availableParallelism()} processors, ${Math.round(totalmem() / 2 ** 30)} GB of memory`;
console.log(
  `\nOn ${size}, shared with the database and with the program that plays the people${values.big ? '; 300,000 other projects' : ''}.\n`,
);
console.log('| processes | people | acts a second | p50 ms | p95 ms | p99 ms | failed | slowest kind (p95) |');
console.log(`|---|---|---|---|---|---|---|---|\n${rows.join('\n')}\n\n${memory.join('\n')}`);

async function loadProcesses(count: number): Promise<void> {
  const servers: Awaited<ReturnType<typeof startProcess>>[] = [];
  for (let each = 0; each < count; each += 1) {
    const env = {
      PORT: String(port + each),
      DATABASE_URL,
      DATA_DIR: join(directory, String(each)),
      AUTH_SECRET: secret,
      OPENAI_API_KEY: 'sk-load',
      OPENAI_BASE_URL: model.url,
      RATE_LIMIT_FACTOR: '100000',
      LOG_LEVEL: 'fatal',
    };
    servers.push(await startProcess('apps/server/src/main.ts', env, `http://localhost:${port + each}/readyz`));
  }
  if (rows.length === 0) {
    await admin.connect();
    if (values.big) await makeCrowd(admin);
  }
  const sizes: number[] = [];
  const measure = () => sizes.push(Math.max(...servers.map(({ child }) => memoryOfTree(child.pid ?? 0))));
  const sampling = setInterval(measure, 2_000);
  for (const people of values.people.split(',').map(Number)) {
    const workers = await hire(people, count);
    report(count, people, await letWork(workers, seconds));
  }
  clearInterval(sampling);
  const [first, last] = [sizes.slice(0, 5), sizes.slice(-5)].map((some) => Math.max(...some).toFixed(0));
  memory.push(
    `${count} ${count === 1 ? 'process' : 'processes'}: ${first} MB at the start, ${last} MB at the end, at most ${Math.max(...sizes).toFixed(0)} MB (the largest process).`,
  );
  for (const server of servers) await server.stop();
}

/** Creates people on the paid plan with a project that has answers. */
async function hire(people: number, processes: number): Promise<Worker[]> {
  const workers: Worker[] = [];
  for (let each = 0; each < people; each += 1) {
    const [userId, projectId, token] = [randomUUID(), randomUUID(), randomUUID().replaceAll('-', '')];
    await admin.query(`insert into users (id, name, email) values ($1::uuid, '', $1 || '@example.test')`, [userId]);
    await admin.query('insert into user_preferences (user_id, ai_usage_limit) values ($1, 1000)', [userId]);
    await admin.query(
      `insert into stripe_user_subscriptions (user_id, customer_id, subscription_id, subscription_status,
         current_period_start, current_period_end)
       values ($1::uuid, 'cus_' || $1, 'sub_' || $1, 'active', extract(epoch from now())::bigint - 86400,
         extract(epoch from now())::bigint + 2500000)`,
      [userId],
    );
    await admin.query(
      `insert into sessions (id, user_id, token, expires_at) values (gen_random_uuid(), $1, $2, now() + interval '1 day')`,
      [userId, token],
    );
    await admin.query(`insert into projects (id, user_id, name) values ($1, $2, 'Bakery')`, [projectId, userId]);
    await admin.query(`insert into project_modules (project_id, module) values ($1, 'idea')`, [projectId]);
    await admin.query(
      `insert into answers (project_id, module, question, value, version)
       select $1, 'idea', question, case question when 'businessModel' then 'services' else repeat('words ', 200) end, 1
       from unnest(array['businessIdea', 'targetMarket', 'problemSolved', 'experience', 'businessModel', 'location']) question`,
      [projectId],
    );
    const signature = createHmac('sha256', secret).update(token).digest('base64');
    const cookie = `elan.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
    workers.push({ origin: `http://localhost:${port + (each % processes)}`, cookie, projectId, version: 1 });
  }
  return workers;
}

function report(processes: number, people: number, { times, failures }: Work): void {
  const all = [...times.values()].flat();
  const kinds = [...times].map(([kind, own]) => ({ kind, p95: percentile(own, 0.95) }));
  const slowest = kinds.sort((a, b) => b.p95 - a.p95)[0];
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
  const figures = [0.5, 0.95, 0.99].map((share) => percentile(all, share).toFixed(0)).join(' | ');
  const line = `| ${processes} | ${people} | ${(all.length / seconds).toFixed(0)} | ${figures} | ${failed} | ${slowest?.kind} (${slowest?.p95.toFixed(0)} ms) |`;
  rows.push(line);
  console.log(line);
  for (const [message, count] of failures) console.log(`  ${message} × ${count}`);
}
