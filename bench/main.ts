import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { QuestionId } from '@elan/domain/modules/registry';
import pg from 'pg';
import { buildIfNeeded } from '../scripts/build.ts';
import { measureAccounts } from './accounts.ts';
import { type Figure, load, median, password, send, signUp } from './api.ts';
import { startDatabase } from './database.ts';
import { measureDeletions } from './deletions.ts';
import { timeAnswer } from './first-token.ts';
import { measureForecast } from './forecast.ts';
import { measureWithLighthouse } from './lighthouse.ts';
import { liveDatabaseSettings, measureLive } from './live.ts';
import { measureLongModule } from './long-module.ts';
import { startModel } from './model.ts';
import { measureModuleScreen } from './module-screen.ts';
import { measurePageWeights } from './page-weight.ts';
import { memoryOfTree, startProcess, startProduct } from './processes.ts';
import { measureReading } from './reading.ts';
import { measureReportCheck } from './report-check.ts';
import { measureSaves } from './saves.ts';
import { measureSearch } from './search.ts';

/**
 * Measures every figure the product promises in one run. Ratios compare two programs that take turns on the same
 * machine, because absolute times say little on a shared one. It only reports; it does not judge the figures.
 */
const seconds = Number(process.env['BENCH_SECONDS'] ?? 6);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const directory = mkdtempSync(join(tmpdir(), 'elan-bench-'));
const ports = { product: 4410, bare: 4411, alone: 4412, model: 4413 };
const product = `http://localhost:${ports.product}`;
const founder = `founder-${randomUUID()}@example.test`;

const report: Figure[] = [];
const note = (...figures: Figure[]) => {
  report.push(...figures);
  for (const [figure, value, promise] of figures) console.log(`${figure}: ${value}   (${promise})`);
};

await buildIfNeeded();
note(...measureForecast(), ...measureReading(), ...measureReportCheck());

const database = await startDatabase(join(directory, 'database'), liveDatabaseSettings);
const DATABASE_URL = database.url;
const model = await startModel(ports.model);
const server = await startProduct(ports.product, {
  DATABASE_URL,
  DATA_DIR: join(directory, 'product'),
  OPENAI_API_KEY: 'sk-bench',
  OPENAI_BASE_URL: model.url,
  FOUNDER_EMAILS: founder,
});
const client = new pg.Client({ connectionString: DATABASE_URL });
await client.connect();

try {
  try {
    const { cookie, userId, projectId } = await prepareProject();
    const bare = await startProcess(
      'bench/bare-server.ts',
      { PORT: String(ports.bare), DATABASE_URL, PROJECT_ID: projectId, USER_ID: userId },
      `http://localhost:${ports.bare}/`,
    );
    await compareCalls(cookie, projectId);
    const origins = { product, bare: `http://localhost:${ports.bare}` };
    note(...(await measureSaves(origins, client, { cookie, userId }, seconds, rounds)));
    await bare.stop();
    await compareFirstToken(cookie, projectId);
    const visitor = { cookie, email: founder, password };
    note(...(await measureAccounts(product, client, visitor, seconds, rounds)));
    note(...(await measureSearch(client, DATABASE_URL)));
    const member = { cookie, userId, projectId };
    note(...(await measurePageWeights(product, member)));
    note(...(await measureModuleScreen(product, model, member)));
  } finally {
    await client.end();
    await server.stop();
    await model.stop();
  }
  // Otherwise the server started above would receive every event too.
  note(...(await measureLive(DATABASE_URL)));
  // Last, because nothing else should be measured among so many projects.
  const admin = { ...database.admin, database: database.config.database };
  note(...(await measureDeletions(DATABASE_URL, admin)));
} finally {
  await database.stop();
}
await measureStart();
note(...(await measureLongModule()));
note(...(await measureWithLighthouse(ports.alone, join(directory, 'alone'))));
rmSync(directory, { recursive: true, force: true });

console.log(`\n${report.map((row) => `| ${row.join(' | ')} |`).join('\n')}`);

/** Creates a founder with one project that has 30 KB of answers. */
async function prepareProject() {
  const confirm = (email: string) => client.query('update users set email_verified = true where email = $1', [email]);
  const cookie = await signUp(product, confirm, founder);
  const made = await send('POST', `${product}/api/v1/projects`, { name: 'Bench' }, cookie);
  const project = (await made.json()) as { id: string; user_id: string };
  const questions: readonly QuestionId<'idea'>[] = [
    'businessIdea',
    'targetMarket',
    'problemSolved',
    'location',
    'experience',
  ];
  const answers = questions.map((question) => ({
    question,
    value: `${question} `.repeat(500).slice(0, 5_000),
    baseVersion: 0,
  }));
  const save = (module: string, answers: unknown[]) =>
    send('PUT', `${product}/api/v1/projects/${project.id}/modules/${module}/answers`, { answers }, cookie);
  await save('idea', [...answers, { question: 'businessModel', value: 'services', baseVersion: 0 }]);
  await save('analysis', [{ question: 'competitors', value: 'c'.repeat(5_000), baseVersion: 0 }]);
  return { cookie, userId: project.user_id, projectId: project.id };
}

async function compareCalls(cookie: string, projectId: string): Promise<void> {
  const headers = { 'content-type': 'application/json', cookie };
  const bare = `http://localhost:${ports.bare}`;
  const pairs = [
    ['account.get', `${product}/rpc/account/get`, '{"json":{}}', `${bare}/list`],
    ['projects.list', `${product}/rpc/projects/list`, '{"json":{}}', `${bare}/list`],
    ['projects.get with 30 KB', `${product}/rpc/projects/get`, JSON.stringify({ json: { projectId } }), `${bare}/get`],
  ] as const;
  for (const [call, url, body, yardstick] of pairs) {
    await load(url, headers, body, 2);
    await load(yardstick, {}, '', 2);
    const ratios: number[] = [];
    const tails: number[] = [];
    let failed = 0;
    for (let round = 0; round < rounds; round += 1) {
      const ours = await load(url, headers, body, seconds);
      const theirs = await load(yardstick, {}, '', seconds);
      ratios.push(ours.perSecond / theirs.perSecond);
      tails.push(ours.p99 / ours.p50);
      failed += ours.errors;
      console.log(
        `  ${call}: ${ours.perSecond.toFixed(0)}/s against ${theirs.perSecond.toFixed(0)}/s, p50 ${ours.p50} ms, p99 ${ours.p99} ms`,
      );
    }
    note([
      `${call}, share of a bare route`,
      `${median(ratios).toFixed(2)}${failed > 0 ? `, ${failed} errors` : ''}`,
      'at least 0.4',
    ]);
    note([`${call}, p99 over p50`, median(tails).toFixed(1), 'under 10']);
  }
}

async function compareFirstToken(cookie: string, projectId: string): Promise<void> {
  await model.behave({ kind: 'reply', text: `# ${'First words of a report. '.repeat(10)}`, pace: 2 });
  const direct = (body: string) =>
    timeAnswer(
      `${model.url}/chat/completions`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer sk-bench' },
        body,
      },
      /"content":"[^"]/u,
    );
  const through = () =>
    timeAnswer(
      `${product}/rpc/generation/start`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ json: { projectId, module: 'idea', language: 'en' } }),
      },
      /"type":"text"/u,
    );
  await through();
  // The same request the product sends, because the model server needs time to read it too.
  const question = JSON.stringify(await model.latestRequest());
  const added: { first: number; last: number }[] = [];
  // The first half is warm-up for both, like the two seconds of load for the calls above.
  for (let round = 0; round < 400; round += 1) {
    const [ours, theirs] = [await through(), await direct(question)];
    if (round >= 200) added.push({ first: ours.matched - theirs.matched, last: ours.ended - theirs.ended });
  }
  note([
    'first token, added by the product',
    `${median(added.map(({ first }) => first)).toFixed(1)} ms (median of ${added.length})`,
    'at most 8 ms',
  ]);
  note([
    'outcome of a generation, added by the product',
    `${median(added.map(({ last }) => last)).toFixed(1)} ms (median of ${added.length})`,
    'for information',
  ]);
}

async function measureStart(): Promise<void> {
  const dataDir = join(directory, 'alone');
  const env = { DATA_DIR: dataDir };
  const first = await startProduct(ports.alone, env);
  await first.stop();
  const times: number[] = [];
  let memory = 0;
  for (let round = 0; round < 5; round += 1) {
    const again = await startProduct(ports.alone, env);
    times.push(again.readyAfter);
    if (round === 4) {
      // At rest, after the work of the start.
      await new Promise((resolve) => setTimeout(resolve, 10_000));
      memory = memoryOfTree(again.child.pid ?? 0);
    }
    await again.stop();
  }
  note(['first start to ready, new database', `${(first.readyAfter / 1000).toFixed(2)} s`, 'for information']);
  note(['second start to ready', `${(median(times) / 1000).toFixed(2)} s (median of ${times.length})`, 'under 2 s']);
  note(['server at rest with its database', `${memory.toFixed(0)} MB`, 'under 200 MB']);
}
