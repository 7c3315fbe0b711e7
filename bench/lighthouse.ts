import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { samples } from '@elan/domain/modules/testing/samples';
import { chromium } from '@playwright/test';
import { buildIfNeeded } from '../scripts/build.ts';
import { type Figure, send, signUp } from './api.ts';
import { chromiumFlags, findChromium } from './chromium.ts';
import { root, startProduct } from './processes.ts';

/** Lighthouse is heavy and only used here, so it has its own lockfile and is installed by the first run. */
const lighthouseDirectory = join(root, 'bench/lighthouse');

type LighthouseResult = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

const pages = { 'landing page': '/', pricing: '/pricing', 'sign-in': '/auth' };
const signedInPages = { dashboard: '/dashboard', 'module with an analysis': '/module/idea' };
/** The port where Lighthouse finds the signed-in browser. */
const debuggingPort = 4414;
const debuggingUrl = `http://127.0.0.1:${debuggingPort}/json/version`;
const judged = { accessibility: 'accessibility', 'best-practices': 'best practices', seo: 'SEO' };

/** Runs Lighthouse on the public pages as a phone and as a desktop, and on a member's first visits as a phone. */
export async function measureWithLighthouse(port: number, dataDir: string): Promise<Figure[]> {
  const executable = findChromium();
  if (executable === undefined) return [['Lighthouse', 'not measured: no Chromium found', '']];
  if (!existsSync(join(lighthouseDirectory, 'node_modules'))) {
    execFileSync('npm', ['ci', '--workspaces=false'], { cwd: lighthouseDirectory, stdio: 'inherit' });
  }
  const origin = `http://localhost:${port}`;
  const server = await startProduct(port, { DATA_DIR: dataDir });
  try {
    const rows = Object.entries(pages).flatMap(([name, path]) => measurePage(name, `${origin}${path}`, executable));
    const member = await createMember(origin);
    for (const [name, path] of Object.entries(signedInPages)) {
      rows.push(await measureFirstVisit(name, `${origin}${path}`, executable, member, join(dataDir, name)));
    }
    return rows;
  } finally {
    await server.stop();
  }
}

function measurePage(name: string, url: string, executable: string): Figure[] {
  const phone = audit(url, executable, []);
  const desktop = audit(url, executable, ['--preset=desktop']);
  const score = (result: LighthouseResult, category: string) =>
    Math.round((result.categories[category]?.score ?? 0) * 100);
  const time = (result: LighthouseResult, figure: string) =>
    `${((result.audits[figure]?.numericValue ?? Number.NaN) / 1000).toFixed(1)} s`;
  const painted = (result: LighthouseResult) =>
    `${score(result, 'performance')} (first paint ${time(result, 'first-contentful-paint')}, largest ${time(result, 'largest-contentful-paint')})`;
  const others = Object.entries(judged).map(([category, words]) => `${words} ${score(phone, category)}`);
  return [
    [`${name}, performance on a phone`, painted(phone), 'at least 95'],
    [`${name}, performance on a desktop`, painted(desktop), '100'],
    [`${name}, the other scores`, others.join(', '), '100 each'],
    [`${name}, layout shift`, String(phone.audits['cumulative-layout-shift']?.numericValue ?? ''), '0'],
  ];
}

type SignedIn = { cookie: { name: string; value: string }; storage: Record<string, string> };

/** Creates a person with a project that has an analysis. */
async function createMember(origin: string): Promise<SignedIn> {
  const cookie = await signUp(origin);
  const [name = '', value = ''] = cookie.split('=');
  const made = await send('POST', `${origin}/api/v1/projects`, { name: 'Bench' }, cookie);
  const project = (await made.json()) as { id: string; user_id: string };
  const answers = Object.entries(samples.bakery.en.answers.idea).map(([question, text]) => ({
    question,
    value: text,
    baseVersion: 0,
  }));
  const module = `${origin}/api/v1/projects/${project.id}/modules/idea`;
  await send('PUT', `${module}/answers`, { answers }, cookie);
  await (await send('POST', `${module}/generations`, { language: 'en' }, cookie)).text();
  const storage = { 'elan.signed-in': project.user_id, [`elan.project:${project.user_id}`]: project.id };
  return { cookie: { name, value }, storage };
}

/** Measures one visit with an empty cache; the browser has the session and the current project. */
async function measureFirstVisit(
  name: string,
  url: string,
  executablePath: string,
  { cookie, storage }: SignedIn,
  profile: string,
): Promise<Figure> {
  const { origin } = new URL(url);
  const flags = ['--headless=new', `--remote-debugging-port=${debuggingPort}`, `--user-data-dir=${profile}`];
  // Not started by Playwright, which would pause the window that Lighthouse opens. A group of its own, because what
  // distributions call Chromium is a script that starts it.
  const browser = spawn(executablePath, [...chromiumFlags, ...flags, 'about:blank'], {
    stdio: 'ignore',
    detached: true,
  });
  try {
    while (!(await isAnswering(debuggingUrl))) await delay(50);
    const connection = await chromium.connectOverCDP(`http://127.0.0.1:${debuggingPort}`);
    const [context] = connection.contexts();
    await context?.addCookies([{ ...cookie, url: origin }]);
    const page = await context?.newPage();
    await page?.goto(`${origin}/healthz`);
    await page?.evaluate((entries) => {
      for (const [key, id] of Object.entries(entries)) localStorage.setItem(key, id);
    }, storage);
    await connection.close();
    const result = audit(url, executablePath, [`--port=${debuggingPort}`, '--disable-storage-reset']);
    const seconds = (figure: string) => `${((result.audits[figure]?.numericValue ?? Number.NaN) / 1000).toFixed(1)} s`;
    const score = Math.round((result.categories['performance']?.score ?? 0) * 100);
    return [
      `${name}, first visit on a phone`,
      `${score} (largest paint ${seconds('largest-contentful-paint')}, blocked ${seconds('total-blocking-time')})`,
      'at least 90, 2.5 s',
    ];
  } finally {
    // Else the next visit would be made with this one's cache.
    if (browser.pid !== undefined) process.kill(-browser.pid);
    await once(browser, 'exit');
    while (await isAnswering(debuggingUrl)) await delay(50);
  }
}

const isAnswering = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

function audit(url: string, executable: string, more: readonly string[]): LighthouseResult {
  const output = execFileSync(
    process.execPath,
    [
      join(lighthouseDirectory, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      `--chrome-flags=${['--headless=new', ...chromiumFlags].join(' ')}`,
      ...more,
    ],
    {
      env: { ...process.env, CHROME_PATH: executable },
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  return JSON.parse(output.toString()) as LighthouseResult;
}

if (import.meta.main) {
  await buildIfNeeded();
  const directory = mkdtempSync(join(tmpdir(), 'elan-lighthouse-'));
  const rows = await measureWithLighthouse(4412, join(directory, 'data'));
  console.log(rows.map((row) => `| ${row.join(' | ')} |`).join('\n'));
  rmSync(directory, { recursive: true, force: true });
}
