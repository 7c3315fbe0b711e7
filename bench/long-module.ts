import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type ModuleKey, moduleKeys } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { chromium, type Page } from '@playwright/test';
import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded.ts';
import { sampleReply } from '../apps/server/src/testing/model-replies.ts';
import { buildIfNeeded } from '../scripts/build.ts';
import { chromiumFlags, findChromium } from './chromium.ts';
import { plainWindow } from './member.ts';
import { startModel } from './model.ts';
import { startProcess } from './processes.ts';

type Row = [figure: string, value: string, promise: string];
type Tasks = Map<string, number[]>;

const ports = { product: 4420, model: 4421 };
const origin = `http://localhost:${ports.product}`;
const account = { email: 'founder@example.test', password: 'a-password-of-the-bench' };
/** The most an analysis, an answer and a page of comments can have. */
const size = { analysis: 60_000, answer: 5_000, threads: 20, replies: 9 };
const windows = { 'two columns': [1280, 900], 'three columns': [1920, 1080], phone: [390, 844] } as const;
/** Milliseconds after an act until its effects are over. */
const settling = 1_200;

/** Runs in the page; as text, because only browser types know the 'longtask' entries. */
const watchLongTasks = `globalThis.longTasks = [];
new PerformanceObserver((list) => longTasks.push(...list.getEntries().map((entry) => entry.duration)))
  .observe({ entryTypes: ['longtask'] })`;

/** Tasks over 50 ms in the module with the most to show: on arriving, when other parts are opened, and while typing. */
export async function measureLongModule(): Promise<Row[]> {
  const executablePath = findChromium();
  if (executablePath === undefined) return [['long module', 'not measured: no Chromium found', '']];
  const directory = mkdtempSync(join(tmpdir(), 'elan-long-module-'));
  const quiet = { info() {}, warn() {}, error: (message: string) => console.error(message) };
  const database = await startEmbeddedPostgres({ dataDir: join(directory, 'database'), log: quiet });
  const { host, user, database: name } = database.config;
  const DATABASE_URL = `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`;
  const model = await startModel(ports.model);
  const server = await startProcess(
    'apps/server/src/main.ts',
    {
      PORT: String(ports.product),
      DATABASE_URL,
      DATA_DIR: join(directory, 'product'),
      OPENAI_API_KEY: 'sk-bench',
      OPENAI_BASE_URL: model.url,
      FOUNDER_EMAILS: account.email,
      RATE_LIMIT_FACTOR: '100000',
      LOG_LEVEL: 'warn',
    },
    `${origin}/readyz`,
  );
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const report = sampleReply({ messages: [{ role: 'system', content: '' }] });
    const text = `${report}\n\n`.repeat(Math.ceil(size.analysis / report.length)).slice(0, size.analysis);
    await model.behave({ kind: 'reply', text: text.match(/.{1,400}/gsu) ?? [] });
    const { cookie, projectId } = await signIn(client);
    const module = longestModule();
    await fill(module, projectId, cookie, text);
    const rows: Row[] = [];
    for (const [shape, [width, height]] of Object.entries(windows)) {
      const context = await browser.newContext({ ...plainWindow, viewport: { width, height } });
      const [cookieName = '', value = ''] = cookie.split('=');
      await context.addCookies([{ name: cookieName, value, url: origin }]);
      const page = await context.newPage();
      await page.addInitScript(watchLongTasks);
      const tasks = await walk(page, `${origin}/module/${module}?project=${projectId}`);
      for (const [act, durations] of tasks)
        rows.push([`${module}, ${shape}: ${act}`, worded(durations), 'none over 50 ms']);
      await context.close();
    }
    return rows;
  } finally {
    await browser.close();
    await client.end();
    await server.stop();
    await model.stop();
    await database.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

/** The module with the most questions among those that write an analysis. */
function longestModule(): ModuleKey {
  const questions = (key: ModuleKey) => moduleDefinition(key).questions.length;
  const [first = 'idea'] = moduleKeys
    .filter((key) => moduleDefinition(key).output === 'report')
    .sort((a, b) => questions(b) - questions(a));
  return first;
}

async function send(method: string, path: string, body: unknown, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie };
  const answer = await fetch(`${origin}${path}`, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

async function signIn(client: pg.Client): Promise<{ cookie: string; projectId: string }> {
  await send('POST', '/api/auth/sign-up/email', account);
  await client.query('update users set email_verified = true');
  const signedIn = await send('POST', '/api/auth/sign-in/email', account);
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const project = (await (await send('POST', '/api/v1/projects', { name: 'Bench' }, cookie)).json()) as { id: string };
  return { cookie, projectId: project.id };
}

/** Gives a module full answers, the longest analysis, and comments about its passages. */
async function fill(module: ModuleKey, projectId: string, cookie: string, text: string): Promise<void> {
  const path = `/api/v1/projects/${projectId}/modules/${module}`;
  const sentence = 'We sell 300 loaves a week at 6 $ each, and rent costs 1,850 $ a month. ';
  const answers = moduleDefinition(module).questions.map((question) => ({
    question: question.id,
    value:
      'options' in question
        ? (question.options[0]?.value ?? '')
        : sentence.repeat(Math.ceil(size.answer / sentence.length)).slice(0, size.answer),
    baseVersion: 0,
  }));
  await send('PUT', `${path}/answers`, { answers }, cookie);
  await (await send('POST', `${path}/generations`, { language: 'en' }, cookie)).text();
  const words = text.match(/[A-Z][a-z]+ [a-z]+ [a-z]+ [a-z]+/gu) ?? [];
  for (let thread = 0; thread < size.threads; thread += 1) {
    const exact = words[Math.floor((thread * words.length) / size.threads)] ?? '';
    const anchor = { on: 'analysis', question: null, exact, prefix: '', suffix: '' };
    const comment = { commentId: randomUUID(), content: `Is this still right? ${sentence}`, anchor };
    const made = (await (await send('POST', `${path}/comments`, comment, cookie)).json()) as { id: string };
    for (let reply = 0; reply < size.replies; reply += 1) {
      await send(
        'POST',
        `${path}/comments`,
        { commentId: randomUUID(), content: sentence.repeat(3), parentId: made.id },
        cookie,
      );
    }
  }
}

/** Opens every part twice, then types into an answer. */
async function walk(page: Page, url: string): Promise<Tasks> {
  const tasks: Tasks = new Map();
  const note = async (act: string) => {
    await delay(settling);
    const long = await page.evaluate(() => (globalThis as unknown as { longTasks: number[] }).longTasks.splice(0));
    tasks.set(act, [...(tasks.get(act) ?? []), ...long]);
  };
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await delay(2 * settling);
  await note('opening the module');
  const tabs = await page.getByRole('tab').all();
  for (const act of ['a part for the first time', 'a part again']) {
    for (const tab of tabs.toReversed()) {
      const id = await tab.getAttribute('id');
      const box = await tab.boundingBox();
      // What looks for the tab runs in the page too, and is not what is measured.
      await delay(settling / 4);
      await page.evaluate('longTasks.length = 0');
      await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
      await note(`${act}: ${id?.replace('tab-', '')}`);
    }
  }
  const field = page.locator('textarea:visible').first();
  await field.evaluate((element: HTMLTextAreaElement) => {
    element.focus();
    element.setSelectionRange(20, 20);
  });
  await page.keyboard.press('Delete');
  await delay(settling);
  await page.evaluate('longTasks.length = 0');
  await page.keyboard.type('forty more loaves on Saturdays, ', { delay: 60 });
  await note('typing into an answer');
  return tasks;
}

function worded(durations: readonly number[]): string {
  if (durations.length === 0) return 'none over 50 ms';
  return `${Math.max(...durations).toFixed(0)} ms (${durations.length} over 50)`;
}

if (import.meta.main) {
  await buildIfNeeded();
  console.log((await measureLongModule()).map((row) => `| ${row.join(' | ')} |`).join('\n'));
}
