import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { QuestionId } from '@elan/domain/modules/registry';
import pg from 'pg';
import { type Figure, median, percentile } from './api.ts';
import { startDatabase } from './database.ts';
import { type Crowd, gatherCrowd, type OpenStream, openStream, post } from './live-crowd.ts';
import { startProcess, startProduct } from './processes.ts';

const subscribers = 200;
/** Changes per round, and milliseconds between them. */
const changes = 60;
const pause = 25;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const longRun = 10_000;

const secret = 'a-secret-of-the-bench-that-is-long-enough';
const ports = { product: [4420, 4421], bare: [4430, 4431] } as const;

/** The database only knows commit times if it tracks them. */
export const liveDatabaseSettings = { track_commit_timestamp: 'on' };

/**
 * Measures the time from the commit of a change to the event in the client, for two hundred people on one project,
 * compared with the baseline (bare-live-server.ts); then whether any event is lost or doubled over a long run with
 * broken connections.
 * @param connectionString a migrated database that tracks commit times
 */
export async function measureLive(connectionString: string): Promise<Figure[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const directory = mkdtempSync(join(tmpdir(), 'elan-bench-live-'));
  const stops: (() => Promise<void>)[] = [];
  try {
    await client.query('create table if not exists bare_events (sequence bigserial primary key)');
    for (const port of ports.product) {
      const env = { DATABASE_URL: connectionString, DATA_DIR: directory, AUTH_SECRET: secret };
      const { stop } = await startProduct(port, env);
      stops.push(stop);
    }
    for (const port of ports.bare) {
      const env = { PORT: String(port), DATABASE_URL: connectionString };
      const { stop } = await startProcess('bench/bare-live-server.ts', env, `http://localhost:${port}/`);
      stops.push(stop);
    }
    const crowd = await gatherCrowd(client, subscribers, secret);
    return [
      ...(await compare(client, crowd, 1)),
      ...(await compare(client, crowd, 2)),
      await countLosses(client, crowd),
    ];
  } finally {
    await Promise.all(stops.map((stop) => stop()));
    await client.end();
    rmSync(directory, { recursive: true, force: true });
  }
}

type Delays = { p50: number; p95: number };

async function compare(client: pg.Client, crowd: Crowd, processes: 1 | 2): Promise<Figure[]> {
  const ratios: Delays[] = [];
  for (let round = -2; round < rounds; round += 1) {
    const theirs = await measureBare(client, processes);
    const ours = await measureProduct(client, crowd, processes);
    // The first rounds are warm-up for both.
    if (round < 0) continue;
    ratios.push({ p50: ours.p50 / theirs.p50, p95: ours.p95 / theirs.p95 });
    const show = ({ p50, p95 }: Delays) => `${p50.toFixed(1)} and ${p95.toFixed(1)} ms`;
    console.log(`  live, ${processes} process(es): ${show(ours)} against ${show(theirs)}`);
  }
  const name = `live event, ${subscribers} subscribers, ${processes === 1 ? 'one process' : 'two processes'}`;
  return (['p50', 'p95'] as const).map((part) => [
    `${name}, ${part} of a bare one`,
    `${median(ratios.map((ratio) => ratio[part])).toFixed(2)} x`,
    'at most 1.7 x',
  ]);
}

/** The number of each change, and when the streams received it. */
type Arrivals = Map<number, number[]>;

function note(arrivals: Arrivals): (text: string, at: number) => void {
  return (text, at) => {
    if (text.includes('"ready"')) return;
    for (const [, sequence] of text.matchAll(/"sequence":(\d+)/gu)) {
      const times = arrivals.get(Number(sequence)) ?? [];
      times.push(at);
      arrivals.set(Number(sequence), times);
    }
  };
}

async function measureProduct(client: pg.Client, { projectId, cookies }: Crowd, processes: number): Promise<Delays> {
  const arrivals: Arrivals = new Map();
  const streams = await Promise.all(
    cookies.map((cookie, index) =>
      openStream(
        {
          url: `http://localhost:${ports.product[index % processes]}/rpc/live/stream`,
          method: 'POST',
          cookie,
          body: { json: { tabId: randomUUID(), projectId } },
        },
        note(arrivals),
      ),
    ),
  );
  await run(streams, arrivals, () => save(projectId, cookies[0] ?? '', questions[0], ports.product[0]));
  return delaysOf(client, arrivals, 'select sequence, xmin from project_events where project_id = $1', [projectId]);
}

async function measureBare(client: pg.Client, processes: number): Promise<Delays> {
  const arrivals: Arrivals = new Map();
  const streams = await Promise.all(
    Array.from({ length: subscribers }, (_, index) =>
      openStream({ url: `http://localhost:${ports.bare[index % processes]}/stream`, method: 'GET' }, note(arrivals)),
    ),
  );
  await run(streams, arrivals, () => post(`http://localhost:${ports.bare[0]}/`, {}));
  return delaysOf(client, arrivals, 'select sequence, xmin from bare_events', []);
}

async function run(streams: OpenStream[], arrivals: Arrivals, change: () => Promise<void>): Promise<void> {
  for (let index = 0; index < changes; index += 1) {
    await change();
    await delay(pause);
  }
  for (let waited = 0; waited < 5_000 && count(arrivals) < changes * subscribers; waited += 50) await delay(50);
  if (count(arrivals) !== changes * subscribers) {
    throw new Error(`${count(arrivals)} events arrived of ${changes * subscribers}`);
  }
  for (const stream of streams) stream.close();
  await delay(200);
}

const count = (arrivals: Arrivals) => [...arrivals.values()].reduce((sum, times) => sum + times.length, 0);

async function delaysOf(client: pg.Client, arrivals: Arrivals, events: string, values: unknown[]): Promise<Delays> {
  const { rows } = await client.query<{ sequence: string; at: number }>(
    `select sequence, (extract(epoch from pg_xact_commit_timestamp(xmin)) * 1000)::float8 as at from (${events}) e`,
    values,
  );
  const delays = rows.flatMap(({ sequence, at }) => (arrivals.get(Number(sequence)) ?? []).map((time) => time - at));
  return { p50: percentile(delays, 0.5), p95: percentile(delays, 0.95) };
}

/** The text questions of a module, one per writer, so that writers never conflict over a version. */
const questions = [
  'businessIdea',
  'targetMarket',
  'problemSolved',
  'location',
  'experience',
] as const satisfies QuestionId<'idea'>[];
const versions = new Map<string, number>();

/** Saves an answer, the most frequent change. */
async function save(projectId: string, cookie: string, question: string, port: number): Promise<void> {
  const baseVersion = versions.get(question) ?? 0;
  const answers = [{ question, value: `Answer ${baseVersion}`, baseVersion }];
  const body = { json: { projectId, module: 'idea', answers } };
  await post(`http://localhost:${port}/rpc/modules/saveAnswers`, body, cookie);
  versions.set(question, baseVersion + 1);
}

/**
 * Counts lost and doubled events for twenty readers of two processes whose connections keep being cut while both
 * processes write.
 */
async function countLosses(client: pg.Client, { projectId, cookies }: Crowd): Promise<Figure> {
  const { rows } = await client.query('select event_sequence::int as sequence from projects where id = $1', [
    projectId,
  ]);
  const start: number = rows[0].sequence;
  const last = start + longRun;
  const readers = Array.from({ length: 20 }, (_, index) => follow(projectId, cookies[index] ?? '', start, last));
  let written = 0;
  const write = async (question: string, writer: number) => {
    for (; written < longRun; ) {
      written += 1;
      await save(projectId, cookies[0] ?? '', question, ports.product[writer % 2] ?? 0);
    }
  };
  await Promise.all(questions.map(write));
  const ends = await Promise.all(readers);
  const sum = (part: 'lost' | 'doubled' | 'cuts' | 'resyncs') => ends.reduce((total, end) => total + end[part], 0);
  return [
    `live events over ${longRun} changes, ${ends.length} readers cut ${sum('cuts')} times`,
    `${sum('lost')} lost, ${sum('doubled')} doubled, ${sum('resyncs')} told to read again`,
    '0 lost, 0 doubled',
  ];
}

async function follow(projectId: string, cookie: string, start: number, last: number) {
  const end = { lost: 0, doubled: 0, cuts: 0, resyncs: 0 };
  let place = start;
  for (let turn = Math.floor(Math.random() * 2); place < last; turn += 1) {
    let text = '';
    let closed = false;
    const stream = await openStream(
      {
        url: `http://localhost:${ports.product[turn % 2]}/rpc/live/stream`,
        method: 'POST',
        cookie,
        body: { json: { tabId: randomUUID(), projectId, after: place } },
      },
      (more) => {
        text += more;
        const whole = text.lastIndexOf('\n\n');
        if (whole === -1) return;
        for (const [, json] of text.slice(0, whole).matchAll(/^data: (.+)$/gmu)) take(JSON.parse(json ?? '').json);
        text = text.slice(whole + 2);
      },
      () => {
        closed = true;
      },
    );
    const cutAt = performance.now() + 100 + Math.random() * 900;
    while (!closed && performance.now() < cutAt && place < last) await delay(10);
    stream.close();
    end.cuts += 1;
  }
  return end;

  function take(event: { type: string; sequence: number; resync?: boolean }): void {
    if (event.type === 'ready' && event.resync === true) {
      end.resyncs += 1;
      place = event.sequence;
    }
    if (event.type !== 'project') return;
    if (event.sequence <= place) end.doubled += 1;
    else end.lost += event.sequence - place - 1;
    place = Math.max(place, event.sequence);
  }
}

if (import.meta.main) {
  const dataDir = mkdtempSync(join(tmpdir(), 'elan-bench-live-data-'));
  const database = await startDatabase(dataDir, liveDatabaseSettings);
  try {
    const rows = await measureLive(database.url);
    for (const row of rows) console.log(`| ${row.join(' | ')} |`);
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
