import { expect, openModuleMenu, signIn, test } from '../journey.ts';

test('a visitor sees the public pages, and every other path leads to the landing page', async ({ page }) => {
  for (const path of ['/auth', '/pricing', '/terms', '/account-deleted']) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`${path}$`, 'u'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`, 'u'));
  }
  for (const path of [
    '/dashboard',
    '/module/idea',
    '/module/finances',
    '/account',
    '/project/details',
    '/project/left',
    '/project/tasks',
    '/project/before-bank',
    '/project/rehearsal',
    '/project/request',
    '/project/plan',
    '/project/links',
    '/project/suggestions',
    '/advising',
    '/success',
    '/nope',
    '/a/b/c',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(/:\d+\/$/u);
  }
});

test('a signed-in person never sees the landing page, and unknown paths lead to the dashboard', async ({ page }) => {
  await signIn(page);
  for (const path of ['/', '/auth', '/nope', '/module/unknown']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/dashboard$/u);
    if (path !== '/' && path !== '/auth') await expect(page.getByText('That address leads nowhere.')).toBeVisible();
  }
  for (const path of ['/pricing', '/terms', '/account', '/dashboard']) {
    await page.goto(path);
    for (const landmark of ['banner', 'contentinfo'] as const) await expect(page.getByRole(landmark)).toBeVisible();
    await openModuleMenu(page);
  }
});

test('modules without a project lead back to the dashboard', async ({ page }) => {
  await signIn(page);
  await page.goto('/module/idea');
  await expect(page.getByRole('heading', { name: 'No project selected' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to dashboard to select a project' }).click();
  await expect(page).toHaveURL(/\/dashboard$/u);
});

test('the eight premium modules show the upgrade gate', async ({ page }) => {
  await signIn(page);
  const gated = ['business-plan', 'marketing', 'rd', 'finances', 'personas', 'journal', 'maturity', 'environmental'];
  for (const module of gated) {
    await page.goto(`/module/${module}`);
    await expect(page.getByRole('link', { name: 'Unlock Premium' })).toHaveAttribute('href', '/pricing');
    await expect(page.getByRole('main').getByText('0/3').first()).toBeVisible();
  }
  const menu = await openModuleMenu(page);
  await expect(menu.getByText('Premium, locked')).toHaveCount(8);
  await menu.getByRole('link', { name: /^Finances/u }).click();
  await expect(page).toHaveURL(/\/pricing$/u);
});

test('while the session loads nothing else is shown', async ({ page }) => {
  await signIn(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/rpc/account/get', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('status').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('the side menu is a toggle below 640 pixels only', async ({ page }) => {
  await signIn(page);
  await page.setViewportSize({ width: 639, height: 800 });
  await page.goto('/dashboard');
  const toggle = page.getByRole('button', { name: 'Open the modules menu' });
  await expect(toggle).toBeVisible();
  await expect(page.getByRole('link', { name: /^Find my idea/u })).toBeHidden();
  await toggle.click();
  await page.getByRole('link', { name: /^My idea/u }).click();
  await expect(page).toHaveURL(/\/module\/idea$/u);
  await expect(page.getByRole('link', { name: /^Find my idea/u })).toBeHidden();
  await page.setViewportSize({ width: 640, height: 800 });
  await expect(toggle).toBeHidden();
  await expect(page.getByRole('link', { name: /^Find my idea/u })).toBeVisible();
});
