import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { type Figure, median } from './api.ts';
import { chromiumFlags, findChromium } from './chromium.ts';
import { type Member, openAs, plainWindow } from './member.ts';

type Load = {
  scripts: number;
  styles: number;
  /** Bytes of the page and everything it fetched until its screen was there. */
  all: number;
  /** Bytes of what it fetched afterwards, when the browser was idle. */
  later: number;
  /** The number of scripts. */
  scriptFiles: number;
  elsewhere: number;
  shift: number;
  /** Descriptions of what moved. */
  moved: string[];
  longestTask: number;
};

/**
 * Kilobytes that a first visit may cost, as sent without headers: of JavaScript, and in total including API responses.
 */
const budgets = [
  { page: 'landing page', path: '/', signedIn: false, maximum: 30, all: 110 },
  { page: 'pricing', path: '/pricing', signedIn: false, maximum: 110, all: 170 },
  { page: 'sign-in', path: '/auth', signedIn: false, maximum: 110, all: 170 },
  { page: 'dashboard', path: '/dashboard', signedIn: true, maximum: 150, all: 220 },
  { page: 'module with an analysis', path: '/module/idea', signedIn: true, maximum: 190, all: 290 },
];

/** Milliseconds after its heading appears in which what is fetched later is counted. */
const settling = 1_500;

/** Loads per page; the median time counts, because other programs disturb single loads. */
const rounds = 5;

/** Runs in the page; as text, because only browser types know these entries. */
const watch = `globalThis.pageLoad = { shift: 0, moved: [], longestTask: 0, shownAt: Infinity };
new MutationObserver((_changes, observer) => {
  if (document.querySelector('h1') === null) return;
  observer.disconnect();
  pageLoad.shownAt = performance.now();
}).observe(document, { childList: true, subtree: true });
new PerformanceObserver((list) => {
  for (const { value, startTime, sources } of list.getEntries()) {
    pageLoad.shift += value;
    for (const { node, previousRect, currentRect } of sources) {
      const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
      pageLoad.moved.push(Math.round(startTime) + ' ms: ' + (node?.outerHTML ?? node?.textContent ?? '?').slice(0, 120) +
        ' from ' + box(previousRect) + ' to ' + box(currentRect));
    }
  }
}).observe({ type: 'layout-shift', buffered: true });
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) pageLoad.longestTask = Math.max(pageLoad.longestTask, duration);
}).observe({ type: 'longtask', buffered: true })`;

/** Measures a first visit to each page: bytes sent, requests to other hosts, layout shifts, long tasks. */
export async function measurePageWeights(origin: string, member: Member): Promise<Figure[]> {
  const executablePath = findChromium();
  if (executablePath === undefined) return [['page weights', 'not measured: no Chromium found', '']];
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const rows: Figure[] = [];
  try {
    for (const { page, path, signedIn, maximum, all } of budgets) {
      const loads: Load[] = [];
      for (let round = 0; round < rounds; round += 1) {
        loads.push(await load(await openWindow(browser, origin, signedIn ? member : null), `${origin}${path}`));
      }
      for (const line of loads.flatMap(({ moved }) => moved)) console.log(`  ${page}: ${line}`);
      const worst = (figure: Exclude<keyof Load, 'moved'>) => Math.max(...loads.map((one) => one[figure]));
      const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
      const longest = median(loads.map((one) => one.longestTask));
      rows.push(
        [`${page}, JavaScript as sent`, kilobytes(worst('scripts')), `at most ${maximum} KB`],
        [`${page}, scripts`, String(worst('scriptFiles')), 'at most 20'],
        [`${page}, all that is sent`, kilobytes(worst('all')), `at most ${all} KB`],
        [`${page}, fetched afterwards, when idle`, kilobytes(worst('later')), 'for information'],
        [`${page}, CSS as sent`, kilobytes(worst('styles')), 'at most 12 KB'],
        [`${page}, requests to other hosts`, String(worst('elsewhere')), '0'],
        [`${page}, layout shift`, worst('shift').toFixed(3), '0'],
        [`${page}, longest task`, longest === 0 ? 'none over 50 ms' : `${longest.toFixed(0)} ms`, 'under 100 ms'],
      );
    }
  } finally {
    await browser.close();
  }
  return rows;
}

function openWindow(browser: Browser, origin: string, member: Member | null): Promise<BrowserContext> {
  return member === null ? browser.newContext(plainWindow) : openAs(browser, origin, member);
}

async function load(context: BrowserContext, url: string): Promise<Load> {
  const page = await context.newPage();
  let elsewhere = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(url).origin) elsewhere += 1;
  });
  await page.addInitScript(watch);
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await delay(settling);
  const sent = await page.evaluate(sentFiles);
  const { shownAt, ...seen } = await page.evaluate(
    () => (globalThis as unknown as { pageLoad: Seen & { shownAt: number } }).pageLoad,
  );
  await context.close();
  const first = sent.filter(({ begun }) => begun <= shownAt);
  const sum = (files: readonly SentFile[]) => files.reduce((total, { size }) => total + size, 0);
  const ending = (end: string) => first.filter(({ name }) => name.endsWith(end));
  return {
    ...seen,
    scripts: sum(ending('.js')),
    styles: sum(ending('.css')),
    all: sum(first),
    later: sum(sent) - sum(first),
    scriptFiles: ending('.js').length,
    elsewhere,
  };
}

type Seen = Pick<Load, 'shift' | 'moved' | 'longestTask'>;
type SentFile = { name: string; size: number; begun: number };

/**
 * Runs in the page. A file that was preloaded and then imported has two entries but was sent once; API calls always
 * count.
 * @returns the page and what it fetched: bytes, and when the request began (milliseconds)
 */
function sentFiles(): SentFile[] {
  const [page] = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const files = new Map<string, SentFile>();
  for (const [place, { name, initiatorType, encodedBodySize, startTime }] of entries.entries()) {
    const key = initiatorType === 'fetch' ? `${place}` : name;
    const known = files.get(key) ?? { name, size: 0, begun: startTime };
    files.set(key, { ...known, size: Math.max(encodedBodySize, known.size) });
  }
  return [{ name: page?.name ?? '', size: page?.encodedBodySize ?? 0, begun: 0 }, ...files.values()];
}
