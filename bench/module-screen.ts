import { chromium, type Page } from '@playwright/test';
import { sampleReply } from '../apps/server/src/testing/model-replies.ts';
import { type Figure, median } from './api.ts';
import { chromiumFlags, findChromium, longestTask, watchLongTasks } from './chromium.ts';
import { type Member, openAs } from './member.ts';
import type { Model } from './model.ts';

/** Tokens of a long analysis, about four characters each, and tokens per second. */
const tokens = 3_000;
const tokensPerSecond = 100;

/** Measures a module's screen in a real browser: while an analysis is being written, and when switching modules. */
export async function measureModuleScreen(origin: string, model: Model, visitor: Member): Promise<Figure[]> {
  const executablePath = findChromium();
  if (executablePath === undefined) return [['module screen', 'not measured: no Chromium found', '']];
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const context = await openAs(browser, origin, visitor);
    const page = await context.newPage();
    const streaming = await measureStreaming(page, origin, model);
    return [...streaming, await measureSwitching(page)];
  } finally {
    await browser.close();
  }
}

async function measureStreaming(page: Page, origin: string, model: Model): Promise<Figure[]> {
  const report = sampleReply({ messages: [{ role: 'system', content: '' }] });
  const text = `${report}\n\n`.repeat(Math.ceil((tokens * 4) / report.length)).slice(0, tokens * 4);
  await model.behave({ kind: 'reply', text: text.match(/.{1,4}/gsu) ?? [], pace: 1_000 / tokensPerSecond });
  await page.goto(`${origin}/module/idea`);
  const regenerate = page.getByRole('button', { name: 'Regenerate' });
  const button = page.getByRole('button', { name: 'Generate', exact: true }).or(regenerate).first();
  await button.waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const taskSeconds = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN;
  };
  await page.evaluate(watchLongTasks);
  const before = await taskSeconds();
  await button.click();
  await page.getByRole('button', { name: 'Stop', exact: true }).waitFor();
  await regenerate.waitFor({ timeout: 60_000 });
  const spent = (await taskSeconds()) - before;
  const long = await page.evaluate(() => (globalThis as unknown as { longTasks: number[] }).longTasks);
  return [
    [
      `analysis of ${tokens} tokens at ${tokensPerSecond} a second, main thread in all`,
      `${spent.toFixed(2)} s`,
      'under 3 s',
    ],
    ['the same, longest task', longestTask(long), 'none over 50 ms'],
  ];
}

/** The time from pressing a module in the menu until its heading is painted, with answers in the cache. */
async function measureSwitching(page: Page): Promise<Figure> {
  const titles = { analysis: 'Situation analysis', idea: 'My idea' } as const;
  const times: number[] = [];
  for (let round = 0; round < 12; round += 1) {
    const title = round % 2 === 0 ? titles.analysis : titles.idea;
    const time = await page.evaluate(async (wanted) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a')];
      const link = links.find((candidate) => candidate.textContent?.includes(wanted));
      const began = performance.now();
      link?.click();
      while (document.querySelector('h1')?.textContent !== wanted) await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return performance.now() - began;
    }, title);
    if (round >= 2) times.push(time);
  }
  return [
    'from one module to another, painted',
    `${median(times).toFixed(0)} ms (median of ${times.length})`,
    'under 100 ms',
  ];
}
