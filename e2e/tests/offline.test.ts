import type { Page } from '@playwright/test';
import { type Doorway, openDoorway } from '../doorway.ts';
import { test as base, expect, expectAccessible, password, signIn } from '../journey.ts';
import { subscribe } from '../premium.ts';

/** Each journey has a way of its own to the server, and closes it on purpose. */
const test = base.extend<{ door: Doorway }>({
  door: async ({ watch }, use) => {
    watch.expectFailure(/ERR_(?:CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)/u);
    watch.expectFailure(/request failed: http:\/\/localhost/u);
    const door = await openDoorway();
    await use(door);
    await door.close();
  },
});
test.use({ serviceWorkers: 'allow' });

const demoBanner = (page: Page) => page.getByRole('status').filter({ hasText: 'This is a demonstration' });
const offlineBanner = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline' });

async function makeProject(page: Page, door: Doorway, name: string): Promise<string> {
  const made = await page.request.post(`${door.url}/api/v1/projects`, { data: { name } });
  expect(made.status()).toBe(201);
  return ((await made.json()) as { id: string }).id;
}

async function open(page: Page, door: Doorway, name: string): Promise<void> {
  await page.goto(`${door.url}/dashboard`);
  await page.getByRole('main').getByRole('listitem').filter({ hasText: name }).getByRole('button').last().click();
  await expect(page).toHaveURL(/\/module\/brainstorm$/u);
}

/** Until the worker stands, and keeps what it was asked to keep. */
async function expectKept(page: Page, files: number): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        const names = (await caches.keys()).filter((name) => name.startsWith('elan-'));
        const counts = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
        return navigator.serviceWorker.controller === null ? 0 : Math.max(0, ...counts);
      }),
    )
    .toBeGreaterThan(files);
}

test('without a server the app starts with a demonstration, and the real projects come back with it', async ({
  page,
  door,
}) => {
  await signIn(page, 'en', door.url);
  await makeProject(page, door, 'Atelier');
  await page.goto(`${door.url}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Atelier' })).toBeVisible();
  await expectKept(page, 60);
  const kept = await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => !/^\/(?:assets\/|pages\/app\.|icon\.svg)/u.test(path))).toEqual([]);

  await door.close();
  await page.goto(`${door.url}/dashboard`);
  await expect(demoBanner(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Demo: a bakery in Trois-Rivières' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Atelier' })).toHaveCount(0);
  await expect(page.getByText('Premium, locked')).toHaveCount(0);
  await expectAccessible(page);

  await page
    .getByRole('navigation', { name: 'Modules' })
    .getByRole('link', { name: /^My idea/u })
    .click();
  const idea = page.locator('[name=businessIdea]');
  await expect(idea).toHaveValue(/sourdough/u);
  await idea.fill('Only tried out');
  await expect(page.getByText(/^Saved/u).first()).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: /^FR/u }).click();
  await expect(page.locator('[name=targetMarket]')).toHaveValue(/Sainte-Cécile/u);
  await expect(page.locator('[name=problemSolved]')).toHaveValue(/Depuis la fermeture/u);
  await expect(idea).toHaveValue('Only tried out');
  await page.getByRole('banner').getByRole('button', { name: /^EN/u }).click();

  await door.open();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(demoBanner(page)).toHaveCount(0);
  await page.goto(`${door.url}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Atelier' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Demo/u })).toHaveCount(0);
  expect(door.passed.filter((call) => /saveAnswers/u.test(call))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Only tried out');
});

test('the demonstration has one invitation, answered after a second and by nobody else', async ({ page, door }) => {
  await signIn(page, 'en', door.url);
  await page.goto(`${door.url}/dashboard`);
  await expectKept(page, 60);
  await door.close();
  await page.reload();
  await expect(demoBanner(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Invitations, 1 pending' })).toBeVisible();
  const asked = Date.now();
  await page.getByRole('button', { name: /^Accept/u }).click();
  await expect(page.getByText('Invitation accepted! You now have access to the project.')).toBeVisible();
  expect(Date.now() - asked).toBeGreaterThanOrEqual(1_000);
  await expect(page.getByRole('heading', { name: 'Demo: an app for clinics' })).toBeVisible();
  await page.goto(`${door.url}/account`);
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
});

test('a visitor reads the public pages without a network', async ({ page, door }) => {
  await page.goto(`${door.url}/`);
  await expectKept(page, 10);
  await door.close();
  for (const path of ['/', '/terms', '/pricing', '/auth']) {
    await page.goto(door.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.getByLabel('Email').fill('typed@example.test');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: 'Network issue' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue('typed@example.test');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('when the server goes, what is on screen stays and is marked; Try again brings it back', async ({
  page,
  door,
}) => {
  await signIn(page, 'en', door.url);
  await makeProject(page, door, 'Atelier');
  await open(page, door, 'Atelier');
  const skills = page.locator('[name=skills]');
  await skills.fill('Baking');
  await expect(page.getByText(/^Saved/u).first()).toBeVisible();
  await door.close();
  await skills.fill('Baking and counting');
  await expect(offlineBanner(page)).toBeVisible();
  await expect(page.getByText('Offline, kept on this device').first()).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(offlineBanner(page)).toBeVisible();
  await expect(skills).toHaveValue('Baking and counting');
  await expect(page.getByRole('button', { name: 'Generate' }).first()).toBeDisabled();
  await door.open();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(offlineBanner(page)).toHaveCount(0);
  await expect(page.getByText(/^Saved/u).first()).toBeVisible();
  await expect(page.getByRole('banner').getByText('Atelier')).toBeVisible();
});

test('an error of the server is not taken for a lost network', async ({ page, door, watch }) => {
  watch.expectFailure(/50[03]/u);
  await signIn(page, 'en', door.url);
  await makeProject(page, door, 'Atelier');
  await page.goto(`${door.url}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Atelier' })).toBeVisible();
  door.instead((path) => (path.startsWith('/rpc/projects') ? { status: 500, body: '{}' } : undefined));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText(/^Failed to fetch project: An unexpected error occurred/u)).toBeVisible({
    timeout: 20_000,
  });
  await expect(offlineBanner(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Atelier' })).toBeVisible();
});

test('an account whose plan cannot be loaded works with defaults and says so', async ({ page, door, watch }) => {
  watch.expectFailure(/500/u);
  await signIn(page, 'en', door.url);
  await makeProject(page, door, 'Atelier');
  door.instead((path) => (path === '/rpc/account/get' ? { status: 500, body: '{}' } : undefined));
  await page.goto(`${door.url}/dashboard`);
  await expect(page.getByText('Your plan and your usage could not be loaded')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Atelier' })).toBeVisible();
  door.instead(null);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your plan and your usage could not be loaded')).toHaveCount(0);
});

test('offline a locked module opens with the demonstration; with a network it is locked again', async ({
  page,
  door,
}) => {
  await signIn(page, 'en', door.url);
  await makeProject(page, door, 'Atelier');
  await open(page, door, 'Atelier');
  await expectKept(page, 60);
  await door.close();
  await page.locator('[name=skills]').fill('Typed on the way');
  await expect(offlineBanner(page)).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Modules' });
  await menu.getByRole('link', { name: /^Finances/u }).click();
  await expect(page).toHaveURL(/\/module\/finances$/u);
  await expect(demoBanner(page)).toBeVisible();
  await expect(page.getByRole('banner').getByText('Atelier')).toBeVisible();
  await menu.getByRole('link', { name: /^Journal/u }).click();
  await expect(page.getByRole('heading', { name: 'Eighteen days' })).toBeVisible();
  await menu.getByRole('link', { name: /^Find my idea/u }).click();
  await expect(page.locator('[name=skills]')).toHaveValue('Typed on the way');
  await door.open();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(offlineBanner(page)).toHaveCount(0);
  await menu.getByRole('link', { name: /^Finances/u }).click();
  await expect(page).toHaveURL(/\/pricing$/u);
  expect(door.passed.filter((call) => call.includes('00000000-0000-4000'))).toEqual([]);
});

test('pages without their server are a demonstration with every module open, and nothing is sent', async ({
  page,
  door,
  watch,
}) => {
  watch.expectFailure(/404/u);
  await signIn(page, 'en', door.url);
  door.instead((path) => (/^\/(?:rpc|api)\//u.test(path) ? { status: 404, body: 'Not here' } : undefined));
  await page.goto(`${door.url}/dashboard`);
  await expect(demoBanner(page)).toBeVisible();
  await expect(page.getByText('Premium, locked')).toHaveCount(0);
  const menu = page.getByRole('navigation', { name: 'Modules' });
  await menu.getByRole('link', { name: /^Journal/u }).click();
  await page.getByRole('button', { name: 'New entry' }).click();
  await page.getByLabel(/^Title/u).fill('Tried out');
  await page.getByLabel(/^What/u).fill('An entry of the demonstration.');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Tried out' })).toBeVisible();
  await menu.getByRole('link', { name: /^My idea/u }).click();
  await page
    .getByRole('button', { name: /^Generate/u })
    .first()
    .click();
  await expect(page.getByText('Service temporarily unavailable. Please try again later.').first()).toBeVisible();
  expect(door.passed.filter((call) => call.startsWith('POST') && !call.includes('/api/auth/'))).toEqual([]);
});

test('every text field outlives a reload until it is saved or given up', async ({ page, door }) => {
  const { email } = await signIn(page, 'en', door.url);
  await subscribe(email);
  await makeProject(page, door, 'Atelier');
  await open(page, door, 'Atelier');
  const clarification = page.getByLabel('Comments or clarifications');
  const comment = page.getByLabel('Add a comment');
  await page.goto(`${door.url}/module/idea`);
  await clarification.fill('Think of the winter');
  await comment.fill('A comment that waits');
  await page.reload();
  await expect(clarification).toHaveValue('Think of the winter');
  await expect(comment).toHaveValue('A comment that waits');

  await page.goto(`${door.url}/dashboard`);
  await page.getByLabel(/^Project name/u).fill('Second project');
  await page.getByLabel(/^Description/u).fill('Described before the crash');
  await page.reload();
  await expect(page.getByLabel(/^Project name/u)).toHaveValue('Second project');
  await expect(page.getByLabel(/^Description/u)).toHaveValue('Described before the crash');
  await page.getByRole('button', { name: 'Create' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Second project' })).toHaveCount(1);
  await expect(page.getByLabel(/^Project name/u)).toHaveValue('');

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Edit Atelier' }).click();
  await dialog.getByLabel(/^Project name/u).fill('Atelier du pain');
  await page.reload();
  await page.getByRole('button', { name: 'Edit Atelier' }).click();
  await expect(dialog.getByLabel(/^Project name/u)).toHaveValue('Atelier du pain');
  await expect(dialog.getByText(/This is what you typed earlier/u)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Edit Atelier' }).click();
  await expect(dialog.getByLabel(/^Project name/u)).toHaveValue('Atelier');
  await page.keyboard.press('Escape');

  await page.goto(`${door.url}/project/details`);
  await page.getByLabel(/^Email/u).fill('colleague@example');
  await page.reload();
  await expect(page.getByLabel(/^Email/u)).toHaveValue('colleague@example');

  await page.goto(`${door.url}/module/journal`);
  await page.getByRole('button', { name: 'New entry' }).first().click();
  await page.getByLabel(/^Title/u).fill('Half an entry');
  await page.reload();
  await expect(page.getByLabel(/^Title/u)).toHaveValue('Half an entry');
});

test('a session that ends keeps what was typed and leads back to it', async ({ page, door, watch }) => {
  watch.expectFailure(/401/u);
  const { email } = await signIn(page, 'en', door.url);
  const projectId = await makeProject(page, door, 'Atelier');
  await open(page, door, 'Atelier');
  await page.goto(`${door.url}/module/idea`);
  await expect(page.locator('[name=businessIdea]')).toBeVisible();
  await page.getByLabel('Comments or clarifications').fill('Said before the end');
  await page.context().clearCookies();
  await page.locator('[name=businessIdea]').fill('Typed after the session ended');
  await expect(page).toHaveURL(/\/auth$/u);
  await expect(page.getByText(/session/iu).first()).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).first().click();
  await expect(page).toHaveURL(/\/module\/idea$/u);
  await expect(page.locator('[name=businessIdea]')).toHaveValue('Typed after the session ended');
  await expect(page.getByLabel('Comments or clarifications')).toHaveValue('Said before the end');
  await expect
    .poll(async () => {
      const project = (await (await page.request.get(`${door.url}/api/v1/projects/${projectId}`)).json()) as {
        modules_data: { idea?: { answers: Record<string, string> } };
      };
      return project.modules_data.idea?.answers.businessIdea;
    })
    .toBe('Typed after the session ended');
});

test('signing out asks what becomes of text that is on this device only', async ({ page, door }) => {
  await signIn(page, 'en', door.url);
  await makeProject(page, door, 'Atelier');
  await open(page, door, 'Atelier');
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /^elan\.(?:text|draft|comment|entry):/u.test(key)));
  await page.goto(`${door.url}/module/idea`);
  await page.getByLabel('Comments or clarifications').fill('Not for the next person');
  expect(await drafts()).toHaveLength(1);
  await page.getByRole('button', { name: /^Account menu/u }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('dialog', { name: 'Some of your text is on this device only' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Erase it and sign out' }).click();
  await expect(page).toHaveURL(/\/auth$/u);
  expect(await drafts()).toEqual([]);
});

test('a sign-out that the server could not hear is told to it later', async ({ page, door }) => {
  await signIn(page, 'en', door.url);
  await page.goto(`${door.url}/dashboard`);
  await expectKept(page, 60);
  await door.close();
  await page.getByRole('button', { name: /^Account menu/u }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth$/u);
  await door.open();
  await page.goto(`${door.url}/auth`);
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect.poll(async () => (await page.request.get(`${door.url}/api/v1/account`)).status()).toBe(401);
  await expect(page).toHaveURL(/\/auth$/u);
});

test.describe('without the worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a file that a deployment took away leads to one reload, never to a loop', async ({ page, door, watch }) => {
    watch.expectFailure(/404|Failed to fetch dynamically imported module|preload/iu);
    await signIn(page, 'en', door.url);
    await page.goto(`${door.url}/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    // As if the server had another build: the page's own files are gone.
    door.instead((path) => {
      if (path === '/build.txt') return { status: 200, body: 'another-build-123' };
      return /^\/assets\/account-/u.test(path) ? { status: 404, body: '{}' } : undefined;
    });
    await page.getByRole('button', { name: /^Account menu/u }).click();
    await page.getByRole('link', { name: 'My Account' }).click();
    await expect(page.getByRole('heading', { name: 'This screen could not be loaded' })).toBeVisible();
    await expect.poll(() => documents).toBe(1);
    await expectAccessible(page);
    door.instead(null);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible();
    expect(documents).toBe(2);
  });
});

test('a new version is offered, and going over to it loses nothing', async ({ page, door }) => {
  await signIn(page, 'en', door.url);
  await makeProject(page, door, 'Atelier');
  await open(page, door, 'Atelier');
  await page.goto(`${door.url}/module/idea`);
  await expectKept(page, 60);
  await page.getByLabel('Comments or clarifications').fill('Typed before the update');
  const build = await page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '');
  expect(build).not.toBe('');
  door.rewrite('/service-worker.js', (body) => body.replaceAll(build, 'another-build-123'));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByText('A new version is ready. What you typed stays.')).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect(page.getByLabel('Comments or clarifications')).toHaveValue('Typed before the update');
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['elan-another-build-123']);
});

test('where storage is blocked everything works, and what cannot be kept says so', async ({ page, door }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  const { email } = await signIn(page, 'en', door.url);
  await page.context().clearCookies();
  await page.goto(`${door.url}/auth`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).first().click();
  await expect(page).toHaveURL(/\/dashboard$/u);
  await page.getByLabel(/^Project name/u).fill('Atelier');
  await expect(page.getByText('This device cannot keep this text')).toBeVisible();
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('main').getByRole('listitem').filter({ hasText: 'Atelier' }).getByRole('button').last().click();
  await page.locator('[name=skills]').fill('Baking');
  await expect(page.getByText(/^Saved/u).first()).toBeVisible();
  await page.getByLabel('Comments or clarifications').fill('Not to be lost');
  await expect(page.getByText('This device cannot keep this text')).toBeVisible();
});

test('where cookies are refused, signing in says so', async ({ page, door, watch }) => {
  watch.expectFailure(/401/u);
  const { email } = await signIn(page, 'en', door.url);
  await page.context().clearCookies();
  door.withoutCookies(true);
  await page.goto(`${door.url}/auth`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: 'Allow cookies for this site' })).toBeVisible();
});

test('the back button is safe at each step', async ({ page, door }) => {
  const { email } = await signIn(page, 'en', door.url);
  await page.context().clearCookies();
  await page.goto(`${door.url}/`);
  await page.goto(`${door.url}/auth`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).first().click();
  await expect(page).toHaveURL(/\/dashboard$/u);
  await page.getByLabel(/^Project name/u).fill('Atelier');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('main').getByRole('listitem').filter({ hasText: 'Atelier' }).getByRole('button').last().click();
  await page.locator('[name=skills]').fill('Baking');
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/u);
  await page.goForward();
  await expect(page.locator('[name=skills]')).toHaveValue('Baking');
  await page.goBack();
  // Before the dashboard stood the sign-in: who is signed in does not see it again.
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/u);
  await page.getByRole('button', { name: /^Account menu/u }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth$/u);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toHaveCount(0);
});
