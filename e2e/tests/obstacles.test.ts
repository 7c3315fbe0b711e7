import { subscribe } from '../premium.ts';
import { answerSample, createProject, openProject } from '../seed.ts';
import { draftKeys, expect, expectAccessible, goToModule, sendSignIn, signIn, test } from '../unreachable.ts';

test.describe('without the worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a file that a deployment removed leads to one reload, never to a loop', async ({ page, door, watch }) => {
    watch.expectFailure(/404|Failed to fetch dynamically imported module|preload/iu);
    await signIn(page);
    await createProject(page, 'Atelier');
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Atelier' })).toBeVisible();
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    // As if the server had another build: the page's files are gone.
    door.instead((path) => {
      if (path === '/build.txt') return { status: 200, body: 'another-build-123' };
      // Of the page alone: parts that come later, such as account-offer, are other files.
      return /^\/assets\/account-[\w-]{8}\.js$/u.test(path) ? { status: 404, body: '{}' } : undefined;
    });
    await page.getByRole('button', { name: /^Account menu/u }).click();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('link', { name: 'My Account' }).click();
    await reloaded;
    await expect(page.getByRole('heading', { name: 'This screen could not be loaded' })).toBeVisible();
    expect(documents).toBe(1);
    await expectAccessible(page);
    door.instead(null);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible();
    expect(documents).toBe(2);
  });
});

test('where storage is blocked everything works, and what cannot be kept says so', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  const { email } = await signIn(page);
  await page.context().clearCookies();
  await page.goto('/auth');
  await sendSignIn(page, email);
  await expect(page).toHaveURL(/\/dashboard$/u);
  await page.getByLabel(/^Project name/u).fill('Atelier');
  await expect(page.getByText('This device cannot store this text')).toBeVisible();
  await page.getByRole('button', { name: 'Help me find one' }).click();
  await page.locator('[name=skills]').fill('Baking');
  await expect(page.getByText(/^Saved/u).first()).toBeVisible();
  await goToModule(page, 'My idea');
  await page.getByLabel('Comments or clarifications').fill('Not to be lost');
  await expect(page.getByText('This device cannot store this text')).toBeVisible();
});

test('where storage is full everything works, and what cannot be kept says so', async ({ page, door }) => {
  await signIn(page);
  await createProject(page, 'Atelier');
  await openProject(page, 'Atelier');
  await page.goto('/module/idea');
  const idea = page.locator('[name=businessIdea]');
  await expect(idea).toBeVisible();
  await page.evaluate(() => {
    let size = 5_000_000;
    while (size > 0) {
      try {
        localStorage.setItem('filler', (localStorage.getItem('filler') ?? '') + 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
  await idea.fill('A bakery');
  await expect(page.getByText(/^Saved/u).first()).toBeVisible();
  await page.getByLabel('Comments or clarifications').fill('Not to be lost');
  await expect(page.getByText('This device cannot store this text')).toBeVisible();
  await door.close();
  await idea.fill('A bakery by the river');
  await expect(page.getByText('this device cannot store it').first()).toBeVisible();
  await door.open();
  await expect(page.getByText(/^Saved/u).first()).toBeVisible();
});

for (const days of [-200, 200]) {
  test(`with a clock that is ${days} days off, signing in, saving and the journal work`, async ({ page }) => {
    await page.clock.install({ time: Date.now() + days * 24 * 60 * 60 * 1000 });
    const { email } = await signIn(page);
    await subscribe(email);
    await page.context().clearCookies();
    await page.goto('/auth');
    await sendSignIn(page, email);
    await expect(page).toHaveURL(/\/dashboard$/u);
    await page.getByLabel(/^Project name/u).fill('Atelier');
    await page.getByRole('button', { name: 'Help me find one' }).click();
    await page.locator('[name=skills]').fill('Baking');
    await expect(page.getByText(/^Saved/u).first()).toBeVisible();
    await page.reload();
    await expect(page.locator('[name=skills]')).toHaveValue('Baking');
    await page.goto('/module/journal');
    await page.getByRole('button', { name: 'New entry' }).first().click();
    await page.getByLabel(/^Title/u).fill('A day');
    await page.getByLabel(/^What/u).fill('An entry.');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'A day' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'A day' })).toBeVisible();
  });
}

test('where cookies are refused, signing in says so', async ({ page, door, watch }) => {
  watch.expectFailure(/401/u);
  const { email } = await signIn(page);
  await page.context().clearCookies();
  door.withoutCookies(true);
  await page.goto('/auth');
  await sendSignIn(page, email);
  await expect(page.getByRole('alert').filter({ hasText: 'Allow cookies for this site' })).toBeVisible();
});

test('the back button is safe at each step of the main path', async ({ page }) => {
  const { email } = await signIn(page);
  await page.context().clearCookies();
  await page.goto('/');
  await page.goto('/auth');
  await sendSignIn(page, email);
  await expect(page).toHaveURL(/\/dashboard$/u);
  await page.getByLabel(/^Project name/u).fill('Atelier');
  await page.getByRole('button', { name: 'Help me find one' }).click();
  await page.locator('[name=skills]').fill('Baking');
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/u);
  await page.goForward();
  await expect(page.locator('[name=skills]')).toHaveValue('Baking');
  // Saved before the page is left, so that signing out has nothing to ask about.
  await expect.poll(() => draftKeys(page)).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/u);
  // The page before the dashboard was the sign-in, which a signed-in person does not see again.
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/u);

  // An analysis that was left while being written is there when the person comes back.
  const projectId = await createProject(page, 'Answered');
  await answerSample(page, projectId, 'idea', 'en');
  await openProject(page, 'Answered');
  await goToModule(page, 'My idea');
  await expect(page.locator('[name=businessIdea]')).toBeVisible();
  await page.getByRole('button', { name: 'Generate' }).first().click();
  await expect(page.getByRole('region', { name: 'AI analysis' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/module\/brainstorm$/u);
  await page.goForward();
  await expect(page.getByRole('button', { name: /^Generate again|^Regenerate/u }).first()).toBeVisible();
  await page.goto('/pricing');
  await page.goBack();
  await expect(page).toHaveURL(/\/module\/idea$/u);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Account menu/u }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth$/u);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toHaveCount(0);
});
