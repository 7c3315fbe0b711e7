import { createProject, openProject } from '../seed.ts';
import {
  countUnderWay,
  expect,
  expectAccessible,
  expectKept,
  offlineBanner,
  password,
  signIn,
  test,
} from '../unreachable.ts';

test('when the server goes down, what is on screen stays and is marked; Try again reconnects', async ({
  page,
  door,
}) => {
  await page.clock.install();
  await signIn(page);
  await createProject(page, 'Atelier');
  await openProject(page, 'Atelier');
  const skills = page.locator('[name=skills]');
  await skills.fill('Baking');
  await expect(page.getByText(/^Saved/u).first()).toBeVisible();
  await door.close();
  const underWay = countUnderWay(page);
  await skills.fill('Baking and counting');
  await expect(offlineBanner(page)).toBeVisible();
  await expect(page.getByText('Offline, kept on this device').first()).toBeVisible();
  await expectAccessible(page);
  const retry = offlineBanner(page).getByRole('button', { name: 'Try again' });
  await retry.click();
  await expect(retry).toBeEnabled();
  await expect(offlineBanner(page)).toBeVisible();
  await expect(skills).toHaveValue('Baking and counting');
  await expect(page.getByRole('button', { name: 'Generate' }).first()).toBeDisabled();

  // From here on nothing in the page retries by itself.
  await page.clock.pauseAt(Date.now() + 1_000);
  await expect.poll(underWay).toBe(0);
  await door.open();
  await retry.click();
  await expect(offlineBanner(page)).toHaveCount(0);
  await page.clock.resume();
  await expect(page.getByText(/^Saved/u).first()).toBeVisible();
  await expect(page.getByRole('banner').getByText('Atelier')).toBeVisible();
});

test('the app notices by itself that the server is back', async ({ page, door }) => {
  await signIn(page);
  await createProject(page, 'Atelier');
  await openProject(page, 'Atelier');
  const skills = page.locator('[name=skills]');
  await expect(skills).toBeVisible();
  await expectKept(page, 'all');
  await door.close();
  await skills.fill('Typed on the way');
  await expect(offlineBanner(page)).toBeVisible();
  await door.open();
  await expect(offlineBanner(page)).toHaveCount(0);
  await expect(page.getByText(/^Saved/u).first()).toBeVisible();
});

test('a visitor reads the public pages offline, and signing in says what is wrong', async ({ page, door, watch }) => {
  // What suggests passkeys is not kept for visitors; the form does without.
  watch.expectFailure(/ERR_FAILED \S+\/assets\//u);
  await page.goto('/');
  await expectKept(page, 'start');
  await door.close();
  for (const path of ['/nowhere', '/', '/terms', '/pricing', '/help', '/auth']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.getByLabel('Adresse courriel').fill('typed@example.test');
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: 'réseau' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Adresse courriel')).toHaveValue('typed@example.test');
  await expect(page.getByRole('textbox', { name: 'Mot de passe' })).toHaveValue('');
});

test('a sign-out made offline reaches the server later', async ({ page, door }) => {
  await signIn(page);
  await page.goto('/dashboard');
  await expectKept(page, 'all');
  await door.close();
  await page.getByRole('button', { name: /^Account menu/u }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth$/u);
  await door.open();
  await page.goto('/auth');
  await expect(page.getByLabel('Email address')).toBeVisible();
  await expect.poll(async () => (await page.request.get('/api/v1/account')).status()).toBe(401);
  await expect(page).toHaveURL(/\/auth$/u);
});
