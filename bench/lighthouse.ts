import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumFlags, findChromium } from './chromium.ts';
import { root, startProcess } from './processes.ts';

type Row = [figure: string, value: string, promise: string];

/** Lighthouse is heavy and only used here, so it has a lockfile of its own and is installed by the first run. */
const lighthouseDirectory = join(root, 'bench/lighthouse');

type LighthouseResult = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

const pages = { 'landing page': '/', pricing: '/pricing', 'sign-in': '/auth' };
const judged = { accessibility: 'accessibility', 'best-practices': 'best practices', seo: 'SEO' };

/** Loads the pages of visitors as a phone and as a desktop, as Lighthouse does. */
export async function measureWithLighthouse(port: number, dataDir: string): Promise<Row[]> {
  const executable = findChromium();
  if (executable === undefined) return [['Lighthouse', 'not measured: no Chromium found', '']];
  if (!existsSync(join(lighthouseDirectory, 'node_modules'))) {
    execFileSync('npm', ['ci', '--workspaces=false'], { cwd: lighthouseDirectory, stdio: 'inherit' });
  }
  const origin = `http://localhost:${port}`;
  const server = await startProcess(
    'apps/server/src/main.ts',
    { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    `${origin}/readyz`,
  );
  try {
    return Object.entries(pages).flatMap(([name, path]) => measurePage(name, `${origin}${path}`, executable));
  } finally {
    await server.stop();
  }
}

function measurePage(name: string, url: string, executable: string): Row[] {
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
