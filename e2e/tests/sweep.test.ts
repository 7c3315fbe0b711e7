import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../journey.ts';
import { subscribe } from '../premium.ts';
import { answerSample, createProject, generate } from '../seed.ts';

const screens = [
  '/dashboard',
  '/project/details',
  '/module/idea?part=analysis',
  '/module/idea?part=versions',
  '/module/idea?part=comments',
  '/module/finances?part=figures',
  '/account',
] as const;

/** A subscribed person with answers, an analysis, a comment that mentions somebody, and figures. */
async function prepare(page: Page): Promise<string> {
  const { email } = await signIn(page);
  await subscribe(email);
  const projectId = await createProject(page, 'Sainte-Cécile bakery');
  for (const module of ['idea', 'finances'] as const) await answerSample(page, projectId, module, 'en');
  await generate(page, projectId, 'idea', 'en');
  const account = (await (await page.request.get('/api/v1/account')).json()) as { user: { id: string } };
  const added = await page.request.post(`/api/v1/projects/${projectId}/modules/idea/comments`, {
    data: {
      commentId: crypto.randomUUID(),
      content: 'Ask @Zoé',
      mentions: [{ user_id: account.user.id, label: 'Zoé' }],
    },
  });
  expect(added.ok()).toBe(true);
  return projectId;
}

/** Opens a screen of the project, with everything on it. */
async function open(page: Page, path: string, projectId: string): Promise<void> {
  await page.goto(path.startsWith('/module') ? `${path}&project=${projectId}` : path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^(?:Loading|Still loading)/u }),
  ).toHaveCount(0);
  if (path.endsWith('comments')) await expect(page.getByText('Ask @Zoé')).toBeVisible();
  if (path.endsWith('figures')) await expect(page.getByRole('img').first()).toBeVisible();
}

test('every screen is accessible in the dark theme, in forced colours and at 320 pixels', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark' });
  const projectId = await prepare(page);
  for (const path of screens) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none' });
      await open(page, path, projectId);
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  }
});

/** Presses Tab until the focus is back where it was first; fails where it cannot be seen or does not move on. */
async function goAround(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    document.getSelection()?.removeAllRanges();
    // Only what a mark looks like in the end counts.
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(still);
  });
  const names: string[] = [];
  const seen = new Set<string>();
  for (let presses = 0; presses < 250; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeFocus);
    if (stop === null) {
      // Past the last one, or back at the window itself.
      if (names.length > 0) return names;
      continue;
    }
    if (seen.has(stop.id)) return names;
    seen.add(stop.id);
    names.push(stop.name);
    expect(stop.faults, stop.name).toEqual([]);
  }
  throw new Error('Tab does not come around');
}

/** Runs in the page. */
function describeFocus(): { id: string; name: string; faults: string[] } | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  element.dataset['stop'] ??= String(document.querySelectorAll('[data-stop]').length);
  const around: Element[] = [];
  for (let each: Element | null = element; each !== null && around.length < 5; each = each.parentElement)
    around.push(each);
  if (element.nextElementSibling !== null) around.push(element.nextElementSibling);
  const look = () =>
    around
      .flatMap((each) => [undefined, '::before', '::after'].map((part) => getComputedStyle(each, part)))
      .map((style) => `${style.outline} ${style.boxShadow} ${style.backgroundColor} ${style.borderColor}`)
      .join();
  const focused = look();
  element.blur();
  const isMarked = look() !== focused;
  element.focus({ preventScroll: true });
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const faults = [
    ...(isMarked ? [] : ['no mark of the focus']),
    ...(bottom > 0 && top < innerHeight && right > 0 && left < innerWidth ? [] : ['outside the window']),
  ];
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
  return { id: element.dataset['stop'], name: `${element.tagName} ${name}`, faults };
}

test('the keyboard reaches everything on every screen, is never trapped, and its place is always visible', async ({
  page,
}) => {
  test.slow();
  const projectId = await prepare(page);
  for (const path of screens) {
    await test.step(path, async () => {
      await open(page, path, projectId);
      const stops = await goAround(page);
      expect(stops.length).toBeGreaterThan(10);
    });
  }
});
