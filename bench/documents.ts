import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { moduleKeys } from '@elan/domain/modules/keys';
import { samples } from '@elan/domain/modules/testing/samples';
import pg from 'pg';
import { median, percentile, send, signUp } from './api.ts';
import { startDatabase } from './database.ts';
import { memoryOfTree, startProduct } from './processes.ts';

/**
 * How long the files of a complete plan take to make, how long other people wait while twenty are made at once, and the
 * memory of the product with what it starts. `scripts/with-node node bench/documents.ts`
 */
const port = 4530;
const origin = `http://localhost:${port}`;
const founder = 'founder@example.test';
/** Files of each kind, one after the other; the first one loads what makes them. */
const rounds = 5;
const atOnce = 20;
/** Calls of somebody else that are timed without and beside the files. */
const calls = 400;

const directory = mkdtempSync(join(tmpdir(), 'elan-documents-'));
const database = await startDatabase(join(directory, 'database'));
const server = await startProduct(port, {
  DATABASE_URL: database.url,
  DATA_DIR: join(directory, 'data'),
  FOUNDER_EMAILS: founder,
});
try {
  const cookie = await signUp(origin, confirm, founder);
  const projectId = await makeProject(cookie);
  const memory = () => `${memoryOfTree(server.child.pid ?? 0).toFixed(0)} MB`;
  const atRest = memory();
  const paths = {
    'plan, PDF': 'plan/pdf',
    'plan, Word': 'plan/word',
    'plan, PowerPoint': 'plan/powerpoint',
    'project, Excel': 'files/excel',
    'project, PDF': 'files/pdf',
  };
  console.log('| file | first, ms | later, ms |\n|---|---|---|');
  for (const [name, path] of Object.entries(paths)) {
    const [first = Number.NaN, ...later] = await timeFiles(cookie, projectId, path);
    console.log(`| ${name} | ${first.toFixed(0)} | ${median(later).toFixed(0)} |`);
  }
  const alone = await timeCalls(cookie, () => true);
  let waiting = atOnce;
  const files = Array.from({ length: atOnce }, async () => {
    await fetchFile(cookie, projectId, 'plan/pdf');
    waiting -= 1;
  });
  const beside = await timeCalls(cookie, () => waiting > 0);
  const busy = memory();
  await Promise.all(files);
  const figure = (times: readonly number[], share: number) => `${percentile(times, share).toFixed(1)} ms`;
  console.log(
    `\nThe list of projects, read one after the other: p50 ${figure(alone, 0.5)}, p99 ${figure(alone, 0.99)} alone; p50 ${figure(beside, 0.5)}, p99 ${figure(beside, 0.99)} while ${atOnce} plans are made (${beside.length} calls).`,
  );
  await delay(90_000);
  console.log(`Memory: ${atRest} before any file, ${busy} while they were made, ${memory()} 90 seconds later.`);
} finally {
  await server.stop();
  await database.stop();
  rmSync(directory, { recursive: true, force: true });
}

async function confirm(email: string): Promise<void> {
  const client = new pg.Client(database.config);
  await client.connect();
  await client.query('update users set email_verified = true where email = $1', [email]);
  await client.end();
}

/** @returns the id of a project with every answer and analysis of the sample */
async function makeProject(cookie: string): Promise<string> {
  const made = await send('POST', `${origin}/api/v1/projects`, { name: 'Sainte-Cécile bakery' }, cookie);
  const { id } = (await made.json()) as { id: string };
  const rows = samples.bakery.en.rows.map((row, position) => ({ ...row, position, version: null }));
  await send('PUT', `${origin}/api/v1/projects/${id}/ledger`, { rows }, cookie);
  for (const module of moduleKeys) {
    const sample = samples.bakery.en.answers[module];
    const answers = Object.entries(sample).map(([question, value]) => ({ question, value, baseVersion: 0 }));
    // What is made from other things than answers.
    if (answers.length === 0) continue;
    const path = `${origin}/api/v1/projects/${id}/modules/${module}`;
    await send('PUT', `${path}/answers`, { answers }, cookie);
    await (await send('POST', `${path}/generations`, { language: 'en' }, cookie)).text();
  }
  return id;
}

async function fetchFile(cookie: string, projectId: string, path: string): Promise<Buffer> {
  for (;;) {
    const response = await fetch(`${origin}/api/v1/projects/${projectId}/${path}?language=en`, { headers: { cookie } });
    if (response.ok) return Buffer.from(await response.arrayBuffer());
    // Too many wait: the answer says when to come back.
    if (response.status !== 503) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    await delay(Number(response.headers.get('retry-after') ?? '1') * 1_000);
  }
}

async function timeFiles(cookie: string, projectId: string, path: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await fetchFile(cookie, projectId, path);
    times.push(performance.now() - began);
  }
  return times;
}

async function timeCalls(cookie: string, goesOn: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (times.length < calls && goesOn()) {
    const began = performance.now();
    await (await fetch(`${origin}/api/v1/projects`, { headers: { cookie } })).text();
    times.push(performance.now() - began);
  }
  return times;
}
