import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type ModuleKey, moduleKeys } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { chromium, type Page } from '@playwright/test';
import pg from 'pg';
import { sampleReply } from '../apps/server/src/testing/model-replies.ts';
import { buildIfNeeded } from '../scripts/build.ts';
import { type Figure, send, signUp } from './api.ts';
import { chromiumFlags, findChromium, longestTask, watchLongTasks } from './chromium.ts';
import { startDatabase } from './database.ts';
import { plainWindow } from './member.ts';
import { startModel } from './model.ts';
import { startProduct } from './processes.ts';

type Tasks = Map<string, number[]>;

const ports = { product: 4420, model: 4421 };
const origin = `http://localhost:${ports.product}`;
const founder = 'founder@example.test';
/** The most an analysis, an answer and a page of comments can have. */
const size = { analysis: 60_000, answer: 5_000, threads: 20, replies: 9 };
const windows = { 'two columns': [1280, 900], 'three columns': [1920, 1080], phone: [390, 844] } as const;
/** Milliseconds after an act until its effects are over. */
const settling = 1_200;

/** Tasks over 50 ms in the module with the most to show: on arriving, when other parts are opened, and while typing. */
export async function measureLongModule(): Promise<Figure[]> {
  const executablePath = findChromium();
  if (executablePath === undefined) return [['long module', 'not measured: no Chromium found', '']];
  const directory = mkdtempSync(join(tmpdir(), 'elan-long-module-'));
  const database = await startDatabase(join(directory, 'database'));
  const model = await startModel(ports.model);
  const server = await startProduct(ports.product, {
    DATABASE_URL: database.url,
    DATA_DIR: join(directory, 'product'),
    OPENAI_API_KEY: 'sk-bench',
    OPENAI_BASE_URL: model.url,
    FOUNDER_EMAILS: founder,
  });
  const client = new pg.Client(database.config);
  await client.connect();
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const report = sampleReply({ messages: [{ role: 'system', content: '' }] });
    const text = `${report}\n\n`.repeat(Math.ceil(size.analysis / report.length)).slice(0, size.analysis);
    await model.behave({ kind: 'reply', text: text.match(/.{1,400}/gsu) ?? [] });
    const cookie = await signUp(origin, () => client.query('update users set email_verified = true'), founder);
    const made = await send('POST', `${origin}/api/v1/projects`, { name: 'Bench' }, cookie);
    const { id: projectId } = (await made.json()) as { id: string };
    const module = longestModule();
    await fill(module, projectId, cookie, text);
    const rows: Figure[] = [];
    for (const [shape, [width, height]] of Object.entries(windows)) {
      const context = await browser.newContext({ ...plainWindow, viewport: { width, height } });
      const [cookieName = '', value = ''] = cookie.split('=');
      await context.addCookies([{ name: cookieName, value, url: origin }]);
      const page = await context.newPage();
      await page.addInitScript(watchLongTasks);
      const tasks = await walk(page, `${origin}/module/${module}?project=${projectId}`);
      for (const [act, durations] of tasks)
        rows.push([`${module}, ${shape}: ${act}`, longestTask(durations), 'none over 50 ms']);
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

/** Gives a module full answers, the longest analysis, and comments about its passages. */
async function fill(module: ModuleKey, projectId: string, cookie: string, text: string): Promise<void> {
  const path = `${origin}/api/v1/projects/${projectId}/modules/${module}`;
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

if (import.meta.main) {
  await buildIfNeeded();
  console.log((await measureLongModule()).map((row) => `| ${row.join(' | ')} |`).join('\n'));
}
