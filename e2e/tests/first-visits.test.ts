import { moduleKeys } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../journey.ts';
import { subscribe } from '../premium.ts';
import { answerSample, createProject, generate, openProject } from '../seed.ts';
import { anotherBrowser, invite, join } from '../two-people.ts';

/** What one visit requested. */
type Visit = { scripts: string[]; announced: string[]; calls: string[] };

/** Opens a page as a first visit, until its screen is shown and live changes reach it. */
async function visit(page: Page, path: string): Promise<Visit> {
  const scripts = new Set<string>();
  const calls: string[] = [];
  page.on('request', (request) => {
    // The page before may still be fetching and reading while this one is asked for.
    if (new URL(request.frame().url()).pathname !== path) return;
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
    if (pathname.startsWith('/rpc/') || pathname.startsWith('/api/')) calls.push(pathname);
  });
  // The tab reports its place once the live stream is open and the screen has read again what that requires.
  const live = page.waitForResponse((response) => response.url().endsWith('/rpc/live/present'));
  const answer = await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await live;
  const html = (await answer?.text()) ?? '';
  const announced = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/gu)].map((match) => match[1] ?? '');
  page.removeAllListeners('request');
  return { scripts: [...scripts], announced, calls };
}

/**
 * Fetched in the background by design: the check for a newer build, what offers it, what keeps the focus, and the lines
 * of the account menu.
 */
const isExpected = (script: string) => /\/(?:app-update|late-parts|later)-/u.test(script);

/**
 * Code that a screen fetches after itself: what reads the figures in the answers of a module, what offers to fill them in,
 * what checks those of an analysis, its trade and its comments. With everything it needs, it begins with one of these.
 */
const later =
  /\/(?:late-parts|report-figures|module-autofill|module-plan|forecast-statements|project-figures|set-aside-parts|section-suggestions|task-suggestions|row-suggestion-dialog|suggestions-note|import-button|comments-panel)-/u;

/**
 * Reporting a place is not a read. The visits themselves are activities: what was written in the last seconds may have
 * been missed by the first read, so it may be read once more. Suggestions for answers and for figures are two lists.
 */
const mostReads = (call: string) => (/^\/rpc\/(?:activity\/|suggestions\/list$)/u.test(call) ? 2 : 1);
const readTooOften = (calls: readonly string[]) =>
  calls.filter(
    (call) => call !== '/rpc/live/present' && calls.filter((other) => other === call).length > mostReads(call),
  );

test('a first visit fetches its scripts together, and reads everything once', async ({ page }) => {
  test.slow();
  const { email } = await signIn(page);
  await subscribe(email);
  await createProject(page, 'Boulangerie');
  await openProject(page, 'Boulangerie');

  for (const path of ['/dashboard', '/project/details', ...moduleKeys.map((key) => `/module/${key}`)]) {
    const { scripts, announced, calls } = await visit(page, path);
    const first = scripts.findIndex((script) => later.test(script));
    const own = first === -1 ? scripts : scripts.slice(0, first);
    expect(
      own.filter((script) => !announced.includes(script) && !isExpected(script)),
      path,
    ).toEqual([]);
    expect(own.filter((script) => !isExpected(script)).length, path).toBeLessThanOrEqual(20);
    expect(readTooOften(calls), path).toEqual([]);
    expect(calls, path).not.toContain('/api/auth/get-session');
  }
});

test('a screen appears together with its data', async ({ page }) => {
  await signIn(page);
  await createProject(page, 'Boulangerie');
  await openProject(page, 'Boulangerie');
  // What the page holds when its heading appears.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('h1') === null) return;
      observer.disconnect();
      Object.assign(globalThis, { firstScreen: document.body.textContent });
    }).observe(document, { childList: true, subtree: true });
  });
  const firstScreen = () => page.evaluate(() => (globalThis as { firstScreen?: string }).firstScreen);
  for (const [path, content] of [
    ['/dashboard', 'updated just now'],
    ['/module/idea', 'Your target customers'],
  ] as const) {
    await page.goto(path);
    await expect.poll(firstScreen, path).toContain('Boulangerie');
    expect(await firstScreen(), path).toContain(content);
  }
});

/** Makes somebody one of the project's people and mentions them, which is a notice. */
async function mention(owner: Page, guest: { page: Page; email: string }, projectId: string): Promise<void> {
  await join(owner, guest, projectId, 'editor');
  const account = (await (await guest.page.request.get('/api/v1/account')).json()) as { user: { id: string } };
  const mentions = [{ user_id: account.user.id, label: 'Zoé' }];
  const comment = { commentId: crypto.randomUUID(), content: 'Ask @Zoé', mentions };
  const added = await owner.request.post(`/api/v1/projects/${projectId}/modules/idea/comments`, { data: comment });
  expect(added.ok()).toBe(true);
}

test('nothing moves once a screen has appeared', async ({ page, browser }) => {
  const owner = (await anotherBrowser(browser)).page;
  await subscribe((await signIn(owner)).email);
  const { email } = await signIn(page);
  await invite(owner, await createProject(owner, 'Moulin'), email, 'editor');
  await mention(owner, { page, email }, await createProject(owner, 'Meunerie'));
  // From six projects on, the list has fields to search and sort it.
  for (const number of [1, 2, 3, 4, 5]) await createProject(page, `Idea ${number}`);
  const projectId = await createProject(page, 'Boulangerie');
  // Without figures: those read in an answer are shown below it once they have been read.
  const answers = moduleDefinition('idea').questions.map((question) => ({
    question: question.id,
    value: question.kind === 'select' ? (question.options[0]?.value ?? '') : 'People who like bread',
    baseVersion: 0,
  }));
  const saved = await page.request.put(`/api/v1/projects/${projectId}/modules/idea/answers`, { data: { answers } });
  expect(saved.ok()).toBe(true);
  await generate(page, projectId, 'idea', 'en');
  await openProject(page, 'Boulangerie');
  // So tall that the end of the analysis is in the window.
  await page.setViewportSize({ width: 1280, height: 5_000 });
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    type Shift = PerformanceEntry & { sources: { node: Element | null; previousRect: DOMRectReadOnly }[] };
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[]) {
        // What was outside the window before has moved for nobody.
        for (const { node, previousRect } of sources) {
          if (previousRect.height > 0) moved.push(node?.outerHTML.slice(0, 160) ?? '');
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const [path, late] of [
    ['/dashboard', page.getByLabel('Search your projects')],
    ['/module/idea', page.getByRole('link', { name: 'These steps are in' })],
  ] as const) {
    const live = page.waitForResponse((response) => response.url().endsWith('/rpc/live/present'));
    await page.goto(path);
    await expect(late).toBeVisible();
    if (path === '/dashboard') await expect(page.getByRole('link', { name: /mentioned you/u })).toBeVisible();
    await live;
    expect(await page.evaluate(() => (globalThis as { moved?: string[] }).moved), path).toEqual([]);
  }
  await owner.context().close();
});

test('what is below a short analysis appears where it stays', async ({ page }) => {
  await signIn(page);
  const projectId = await createProject(page, 'Boulangerie');
  await answerSample(page, projectId, 'idea', 'en');
  await generate(page, projectId, 'idea', 'en');
  await openProject(page, 'Boulangerie');
  await page.route('**/rpc/projects/get**', async (route) => {
    const { 'if-none-match': _mark, ...headers } = route.request().headers();
    const response = await route.fetch({ headers });
    const answer = await response.json();
    answer.json.modules_data.idea.aiResponse = 'A bakery for people nearby.';
    await route.fulfill({ response, json: answer });
  });
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    Object.assign(globalThis, { shift: 0 });
    // The line that says it is loading gets its font a moment later.
    const isLoadingLine = ({ sources }: Shift) =>
      sources.length > 0 && sources.every(({ node }) => node?.textContent === 'Loading…');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (isLoadingLine(entry)) continue;
        Object.assign(globalThis, { shift: (globalThis as unknown as { shift: number }).shift + entry.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const live = page.waitForResponse((response) => response.url().endsWith('/rpc/live/present'));
  await page.goto('/module/idea');
  await expect(page.getByText('A bakery for people nearby.')).toBeVisible();
  await live;
  expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBe(0);
  // The project may be read once more, by then without a page.
  await page.unrouteAll({ behavior: 'wait' });
});
