import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../journey.ts';
import { createProject } from '../seed.ts';

test('the tour offers itself to a newcomer once, works by keyboard, and can be started again', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page);
  await page.goto('/dashboard');
  const tour = page.getByRole('dialog');
  const step = (place: number) => tour.getByText(`${place} of 4`);
  const name = page.getByLabel('Project name');

  await test.step('goes on, back and away', async () => {
    await expect(step(1)).toBeVisible();
    await expect(tour.getByRole('button', { name: 'Next' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(step(2)).toBeVisible();
    expect(await tour.evaluate((popup) => popup.getAnimations({ subtree: true }).length)).toBe(0);
    await expectAccessible(page);
    await page.keyboard.press('Shift+Tab');
    await expect(tour.getByRole('button', { name: 'Back' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(step(1)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tour).toBeHidden();
  });

  await test.step('is not there again after a reload', async () => {
    await page.reload();
    await name.fill('Bakery');
    await expect(tour).toBeHidden();
  });

  await test.step('is found in the account menu, and its end leads to the first thing to do', async () => {
    await page.getByRole('button', { name: /Account menu/u }).click();
    await page.getByRole('button', { name: 'Take the tour' }).click();
    for (let place = 1; place < 4; place += 1) {
      await expect(step(place)).toBeVisible();
      await page.keyboard.press('Enter');
    }
    await expect(step(4)).toBeVisible();
    await tour.getByRole('button', { name: 'Begin' }).click();
    await expect(tour).toBeHidden();
    await expect(name).toBeFocused();
  });
});

/** Holds back the tour. @returns a function that releases it */
async function holdTour(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/tour-*.js', async (route) => {
    if (!route.request().url().includes('tour-store')) await held;
    await route.continue();
  });
  return release;
}

test('the tour does not take the focus or the place of a person who has already started', async ({ page }) => {
  const release = await holdTour(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await signIn(page);
  await page.goto('/dashboard');
  const name = page.getByLabel('Project name');
  await name.pressSequentially('Boul');
  release();
  const tour = page.getByRole('dialog');
  await expect(tour).toBeVisible();
  await page.keyboard.type('angerie');
  await expect(name).toHaveValue('Boulangerie');
  await expect(name).toBeFocused();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Help me find one' }).click();
  await expect(page).toHaveURL(/\/module\/brainstorm$/u);
  await expect(tour).toBeHidden();
});

test('the tour does not close a menu that was opened before it appeared', { tag: '@all' }, async ({ page }) => {
  const release = await holdTour(page);
  await signIn(page);
  await page.goto('/dashboard');
  const menu = page.getByRole('button', { name: /^Account menu/u });
  await menu.focus();
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(menu).toBeFocused();
});

test('a person who already has a project is not taken for a newcomer', { tag: '@all' }, async ({ page }) => {
  await signIn(page);
  await createProject(page, 'Bakery');
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Continue with my idea' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});
