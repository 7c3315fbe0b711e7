import { parseArgs } from 'node:util';
import pg from 'pg';
import { startReplicated } from '../apps/server/src/testing/standby.ts';
import { median, send, signUp } from './api.ts';
import { urlOf } from './database.ts';
import { processFields, startProduct } from './processes.ts';

/**
 * What a standby takes off the primary: processor time of the primary for each call, without and with
 * DATABASE_READ_URL, in turns. One call in eighty saves an answer. The project is that of bench/growth.ts, without its
 * earlier texts. `scripts/with-node node bench/standby.ts --calls 4000`
 */
const { values } = parseArgs({
  options: { calls: { type: 'string', default: '2000' }, rounds: { type: 'string', default: '5' } },
});
/** How many calls are made at the same time. */
const people = 8;
const text = 'A bakery at the station, open when the first trains leave. '.repeat(20);
/** Of Linux's processor times, in a second. */
const ticks = 100;

const { primary, standby, end } = await startReplicated();
const start = (port: number, env: Record<string, string>) =>
  startProduct(port, {
    DATABASE_URL: urlOf(primary.config),
    AUTH_SECRET: 'a-secret-of-the-benchmark-alone!',
    ...env,
  });
const servers = [
  { name: 'without', port: 4420, ...(await start(4420, {})) },
  {
    name: 'with',
    port: 4421,
    ...(await start(4421, { DATABASE_READ_URL: urlOf(standby.config), METRICS_PORT: '4422' })),
  },
];
try {
  const cookie = await signUp('http://localhost:4420');
  const { id: projectId } = (await call(4420, cookie, 'projects/create', { name: 'Bakery' })) as { id: string };
  await fill();
  let version = 0;
  const save = (port: number) => {
    const answers = [{ question: 'businessIdea', value: `${text}${version}`, baseVersion: version++ }];
    return call(port, cookie, 'modules/saveAnswers', { projectId, module: 'idea', answers });
  };
  const reads = ['projects/list', 'projects/get', 'planDocument/get', 'activity/list', 'ledger/get'];
  const costs = new Map(servers.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    for (const { name, port } of servers) {
      const before = processorTime(primary.pid);
      await Promise.all(
        Array.from({ length: people }, async (_, person) => {
          for (let number = 0; number < Number(values.calls) / people; number += 1) {
            if (person === 0 && number % 10 === 9) await save(port);
            else await call(port, cookie, reads[number % reads.length] ?? '', { projectId });
          }
        }),
      );
      const cost = ((processorTime(primary.pid) - before) / Number(values.calls)) * 1_000;
      // The first round warms both up.
      if (round > 0) costs.get(name)?.push(cost);
      console.log(`${name} a standby: ${cost.toFixed(3)} ms of the primary's processor for each call`);
    }
  }
  const metrics = await (await fetch('http://localhost:4422/metrics')).text();
  console.log(metrics.match(/^elan_standby_reads_total.+$/gmu)?.join('\n'));
  for (const [name, all] of costs) console.log(`median ${name}: ${median(all).toFixed(3)} ms`);
} finally {
  for (const { stop } of servers) await stop();
  await end();
}

async function fill(): Promise<void> {
  const admin = new pg.Client({ ...primary.admin, database: 'elan' });
  await admin.connect();
  await admin.query('set session_replication_role = replica');
  const from = `from projects p cross join generate_series(1,`;
  for (const statement of [
    `insert into answers (project_id, module, question, value, version, updated_by)
     select p.id, 'idea', 'question' || n, repeat('A bakery ', 33), 1, p.user_id ${from} 60) n`,
    `insert into analysis_versions (project_id, module, language, source, content, created_by)
     select p.id, (array['idea', 'analysis', 'marketing', 'finances'])[1 + n % 4], 'en', 'builtin', repeat('A report. ', 600), p.user_id ${from} 10) n`,
    `insert into project_modules (project_id, module, analysis_version_id)
     select project_id, module, (array_agg(id))[1] from analysis_versions group by project_id, module`,
    `insert into project_comments (id, project_id, module_key, user_id, content)
     select gen_random_uuid(), p.id, 'idea', p.user_id, repeat('A comment ', 30) ${from} 20) n`,
    `insert into project_activity (project_id, user_id, action_type, description)
     select p.id, p.user_id, 'module_updated', 'Module updated' ${from} 100) n`,
    `insert into ledger_rows (project_id, id, version, kind, cells, origins, status, off, position, updated_by)
     select p.id, gen_random_uuid(), 1, 'cost', '{"name": "Rent", "amount": 80000, "per": "month"}', '{}', 'confirmed',
       false, n, p.user_id ${from} 40) n`,
    'analyze',
  ]) {
    await admin.query(statement);
  }
  await admin.end();
}

async function call(port: number, cookie: string, path: string, input: object): Promise<unknown> {
  const answer = await send('POST', `http://localhost:${port}/rpc/${path}`, { json: input }, cookie);
  return ((await answer.json()) as { json: unknown }).json;
}

/** Seconds of processor time that a PostgreSQL and its connections have used. */
function processorTime(postmaster: number): number {
  let total = 0;
  for (const [pid, fields] of processFields()) {
    const own = Number(fields[11]) + Number(fields[12]);
    if (Number(fields[1]) === postmaster) total += own;
    // With the connections that have ended.
    if (pid === postmaster) total += own + Number(fields[13]) + Number(fields[14]);
  }
  return total / ticks;
}
