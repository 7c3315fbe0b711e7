import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { percentile } from '../api.ts';
import { startDatabase } from '../database.ts';
import { startModel } from '../model.ts';
import { memoryOfTree, startProduct } from '../processes.ts';
import { compareSizes } from './compare-sizes.ts';
import { letWork, type Work } from './crowd.ts';
import { hire } from './hire.ts';

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
    /** Compares the first number of people on a small and on a big database instead (big-database.ts). */
    big: { type: 'boolean', default: false },
    port: { type: 'string', default: '4520' },
  },
});
const seconds = Number(values.seconds);
const port = Number(values.port);
/** Milliseconds between two measurements of memory. */
const samplePause = 2_000;
const secret = 'a-secret-of-the-load-that-is-long-enough';
const directory = mkdtempSync(join(tmpdir(), 'elan-load-'));
const database = await startDatabase(join(directory, 'database'), { max_connections: '120' });
const model = await startModel(port + 9);
// Long enough to be followed, and paced like a quick model.
await model.behave({ kind: 'reply', text: `# ${'Words of a report. '.repeat(40)}`, pace: 5 });

const rows: string[] = [];
const memory: string[] = [];
const admin = new pg.Client({ ...database.admin, database: database.config.database });
let isConnected = false;
try {
  for (const count of values.processes.split(',').map(Number)) await loadProcesses(count);
} finally {
  await admin.end().catch(() => {});
  await model.stop();
  await database.stop();
  rmSync(directory, { recursive: true, force: true });
}
const size = `${availableParallelism()} processors, ${Math.round(totalmem() / 2 ** 30)} GB of memory`;
console.log(`\nOn ${size}, shared with the database and with the program that plays the people.\n`);
if (rows.length > 0) {
  console.log('| processes | people | acts a second | p50 ms | p95 ms | p99 ms | failed | slowest kind (p95) |');
  console.log(`|---|---|---|---|---|---|---|---|\n${rows.join('\n')}\n`);
}
console.log(memory.join('\n'));

async function loadProcesses(count: number): Promise<void> {
  const servers: Awaited<ReturnType<typeof startProduct>>[] = [];
  for (let each = 0; each < count; each += 1) {
    const env = {
      DATABASE_URL: database.url,
      DATA_DIR: join(directory, String(each)),
      AUTH_SECRET: secret,
      OPENAI_API_KEY: 'sk-load',
      OPENAI_BASE_URL: model.url,
      LOG_LEVEL: 'fatal',
    };
    servers.push(await startProduct(port + each, env));
  }
  if (!isConnected) await admin.connect();
  isConnected = true;
  if (values.big) {
    const [people = 10] = values.people.split(',').map(Number);
    const origins = servers.map((_, each) => `http://localhost:${port + each}`);
    memory.push(await compareSizes(admin, { people, origins, secret, seconds }));
    for (const server of servers) await server.stop();
    return;
  }
  const sizes: number[] = [];
  const measure = () => sizes.push(Math.max(...servers.map(({ child }) => memoryOfTree(child.pid ?? 0))));
  const sampling = setInterval(measure, samplePause);
  for (const people of values.people.split(',').map(Number)) {
    const origins = Array.from({ length: count }, (_, each) => `http://localhost:${port + each}`);
    const workers = await hire(admin, { people, origins, secret });
    report(count, people, await letWork(workers, AbortSignal.timeout(seconds * 1_000)));
  }
  clearInterval(sampling);
  const minutes = byMinute(sizes).map((size) => size.toFixed(0));
  memory.push(
    `${count} ${count === 1 ? 'process' : 'processes'}: ${minutes.join(', ')} MB (the largest process with what it starts; median of each minute), at most ${Math.max(...sizes).toFixed(0)} MB.`,
  );
  for (const server of servers) await server.stop();
}

/** The median of each minute of samples. */
function byMinute(samples: readonly number[]): number[] {
  const each = 60_000 / samplePause;
  return Array.from({ length: Math.ceil(samples.length / each) }, (_, minute) =>
    percentile(samples.slice(minute * each, (minute + 1) * each), 0.5),
  );
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
