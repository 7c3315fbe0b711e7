import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, password, test } from '../journey.ts';

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

/** Presses Tab until the target has the focus: it must be reachable, and visible when it is reached. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      const covered = await target.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return there === null || !(element.contains(there) || there.closest('label')?.contains(element));
      });
      expect(covered, `${target} is covered`).toBe(false);
      return;
    }
  }
  throw new Error(`${target} is not reached with Tab`);
}

test('on a phone, with only a keyboard, a person signs up and reads a first analysis', { tag: '@all' }, async ({
  page,
}) => {
  test.slow();
  const { keyboard } = page;
  const type = async (target: Locator, text: string) => {
    await tabTo(page, target);
    await keyboard.type(text);
  };
  const press = async (name: string | RegExp) => {
    await tabTo(page, page.getByRole('button', { name }));
    await keyboard.press('Enter');
  };

  await test.step('makes an account and signs in', async () => {
    await page.goto('/auth?type=signup&lang=en');
    await type(page.getByLabel('Email address'), `${randomUUID()}@example.test`);
    await type(page.locator('[name=password]'), password);
    await type(page.getByLabel('Confirm password'), password);
    await tabTo(page, page.getByRole('checkbox'));
    await keyboard.press('Space');
    await press('Create account');
    await expect(page.getByText('Your account has been created. You can sign in now.')).toBeVisible();
    if (!(await page.locator('[name=password]').evaluate((field) => field === document.activeElement)))
      await tabTo(page, page.locator('[name=password]'));
    await keyboard.type(password);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/u);
  });

  await test.step('leaves the tour and names a project', async () => {
    await expect(page.getByRole('dialog')).toBeVisible();
    await keyboard.press('Escape');
    await type(page.getByLabel('Project name'), 'Bakery');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/module\/idea$/u);
    await expect(page.getByRole('heading', { level: 1, name: 'My idea' })).toBeVisible();
  });

  await test.step('describes an idea of their own', async () => {
    await type(page.locator('[name=businessIdea]'), 'A neighbourhood bakery that sells sourdough at $8 a loaf');
    await type(page.locator('[name=targetMarket]'), 'Families who live within 15 minutes on foot');
    await type(page.locator('[name=problemSolved]'), 'The last bakery closed, people drive 20 minutes');
    await tabTo(page, page.locator('[name=businessModel]'));
    await keyboard.press('ArrowDown');
    await type(page.locator('[name=location]'), 'Trois-Rivières');
  });

  await test.step('a question mark shows the shortcuts, except in a text', async () => {
    const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await keyboard.type('?');
    await expect(page.locator('[name=location]')).toHaveValue('Trois-Rivières?');
    await keyboard.press('Backspace');
    await tabTo(page, page.getByRole('button', { name: 'Save', exact: true }));
    await keyboard.type('?');
    await expect(shortcuts).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await keyboard.press('Escape');
    await expect(shortcuts).toBeHidden();
  });

  await test.step('saves', async () => {
    await keyboard.press('Control+s');
    const notices = page.getByRole('region', { name: 'Notifications' });
    await expect(notices.getByText(/^(?:Saved|There is nothing new to save\.)$/u)).toBeVisible();
  });

  await test.step('reads the analysis', async () => {
    await keyboard.press('Control+Enter');
    const report = page.getByRole('region', { name: 'AI analysis' });
    await expect(report.getByText('Families who live within 15 minutes').first()).toBeVisible();
    await expect(page.getByRole('banner').getByText('1/3')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
