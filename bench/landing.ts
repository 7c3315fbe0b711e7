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
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: { resourceType?: string; transferSize?: number; url?: string }[] } }
  >;
};

/** Loads the landing page as a phone and as a desktop and reads what it costs. */
export async function measureLanding(port: number, dataDir: string): Promise<Row[]> {
  const executable = findChromium();
  if (executable === undefined) return [['landing page', 'not measured: no Chromium found', '']];
  if (!existsSync(join(lighthouseDirectory, 'node_modules'))) {
    execFileSync('npm', ['ci', '--workspaces=false'], { cwd: lighthouseDirectory, stdio: 'inherit' });
  }
  const url = `http://localhost:${port}/`;
  const server = await startProcess(
    'apps/server/src/main.ts',
    { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    `${url}readyz`,
  );
  try {
    const phone = audit(url, executable, []);
    const desktop = audit(url, executable, ['--preset=desktop']);
    const requests = phone.audits['network-requests']?.details?.items ?? [];
    const bytes = (type: string) =>
      requests.filter((item) => item.resourceType === type).reduce((sum, item) => sum + (item.transferSize ?? 0), 0);
    const kilobytes = (count: number) => `${(count / 1000).toFixed(1)} KB`;
    const score = (result: LighthouseResult, category: string) =>
      String(Math.round((result.categories[category]?.score ?? 0) * 100));
    return [
      ['landing page, JavaScript as sent', kilobytes(bytes('Script')), 'at most 90 KB'],
      ['landing page, CSS as sent', kilobytes(bytes('Stylesheet')), 'for information'],
      ['landing page, layout shift', String(phone.audits['cumulative-layout-shift']?.numericValue ?? ''), '0'],
      ['landing page, performance on a phone', score(phone, 'performance'), 'at least 95'],
      ['landing page, performance on a desktop', score(desktop, 'performance'), 'for information'],
      ['landing page, accessibility', score(phone, 'accessibility'), '100'],
      ['landing page, best practices', score(phone, 'best-practices'), '100'],
      ['landing page, SEO', score(phone, 'seo'), '100'],
    ];
  } finally {
    await server.stop();
  }
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
