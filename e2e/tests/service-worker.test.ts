import type { Page } from '@playwright/test';
import { createProject, openProject } from '../seed.ts';
import {
  demoBanner,
  expect,
  expectAccessible,
  expectKept,
  password,
  sendSignIn,
  signIn,
  test,
} from '../unreachable.ts';

/** The paths of the files in the worker's cache. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });

const isFile = (path: string) => /^\/(?:assets\/[\w.-]+|pages\/app\.(?:en|fr)\.html|icon\.svg)$/u.test(path);

test('the worker changes nothing about signing in, signing out or deleting an account, and caches none of it', async ({
  page,
  watch,
}) => {
  watch.expectFailure(/401/u);
  const { email } = await signIn(page);
  await createProject(page, 'Atelier');
  await openProject(page, 'Atelier');
  await expectKept(page, 'all');
  await page.goto('/account');
  await page.goto('/pricing');
  expect((await keptPaths(page)).filter((path) => !isFile(path))).toEqual([]);

  await page.getByRole('button', { name: /^Account menu/u }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth$/u);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/$/u);
  await page.goto('/auth');
  await sendSignIn(page, email);
  await expect(page.getByRole('heading', { name: 'Atelier' })).toBeVisible();

  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel(/^Type DELETE/u).fill('DELETE');
  await page.keyboard.press('Enter');
  const phrase = page.getByLabel('Copy this sentence to confirm');
  await phrase.fill('This action is irreversible, do you confirm?');
  await page.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(page).toHaveURL(/\/account-deleted$/u);
  const again = await page.request.post('/api/auth/sign-in/email', { data: { email, password } });
  expect(again.status()).toBe(401);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('with the worker, each language of a public page keeps its URL', async ({ page, door }) => {
  await page.goto('/');
  await expectKept(page, 'start');
  await page.goto('/?lang=fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.goto('/?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/pricing?lang=fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.goto('/nowhere');
  await expect(page).toHaveURL(/\/$/u);
  expect(door.passed).toEqual(expect.arrayContaining(['GET /?lang=fr', 'GET /?lang=en', 'GET /pricing?lang=fr']));
});

test('behind a proxy whose server is down the app opens, says so, and is not a demonstration', async ({
  page,
  door,
  watch,
}) => {
  watch.expectFailure(/502/u);
  await signIn(page);
  await createProject(page, 'Atelier');
  await page.goto('/dashboard');
  await expectKept(page, 'all');
  door.instead(() => ({ status: 502, body: 'Bad gateway' }));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Your workspace could not be opened' })).toBeVisible();
  await expectAccessible(page);
  await expect(demoBanner(page)).toHaveCount(0);
  door.instead(null);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Atelier' })).toBeVisible();
});

test('the app still opens when the network hangs', async ({ page, door }) => {
  await signIn(page);
  await createProject(page, 'Atelier');
  await page.goto('/dashboard');
  await expectKept(page, 'all');
  door.instead((path) => (path === '/dashboard' ? 'silence' : undefined));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Atelier' })).toBeVisible();
});

test('a page that the worker did not load comes under it as well', async ({ page }) => {
  await signIn(page);
  await page.goto('/dashboard');
  await expectKept(page, 'all');
  // The same as being loaded while the worker becomes active: the page starts without one.
  const loaded = page.waitForEvent('load');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.reload', { ignoreCache: true });
  await loaded;
  await expectKept(page, 'all');
});

test('a new version is offered, and switching to it loses nothing', async ({ page, door }) => {
  await signIn(page);
  await createProject(page, 'Atelier');
  await openProject(page, 'Atelier');
  await page.goto('/module/idea');
  await expectKept(page, 'all');
  await page.getByLabel('Comments or clarifications').fill('Typed before the update');
  const build = await page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '');
  expect(build).not.toBe('');
  door.rewrite('/service-worker.js', (body) => body.replaceAll(build, 'another-build-123'));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByText('A new version is ready. What you typed will be kept.')).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect(page.getByLabel('Comments or clarifications')).toHaveValue('Typed before the update');
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['elan-another-build-123']);
});
