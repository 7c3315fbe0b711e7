import { subscribe } from '../premium.ts';
import { createProject, openProject } from '../seed.ts';
import { expect, expectAccessible, sendSignIn, signIn, test } from '../unreachable.ts';

test('every text field outlives a reload until it is saved or given up', async ({ page, door }) => {
  const { email } = await signIn(page);
  await subscribe(email);
  await createProject(page, 'Atelier');
  await openProject(page, 'Atelier');
  const clarification = page.getByLabel('Comments or clarifications');
  const comment = page.getByLabel('Add a comment');
  await page.goto('/module/idea');
  await clarification.fill('Think of the winter');
  await comment.fill('A comment that waits');
  await page.reload();
  await expect(clarification).toHaveValue('Think of the winter');
  await expect(comment).toHaveValue('A comment that waits');

  await page.goto('/dashboard');
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

  await page.goto('/project/details');
  await page.getByLabel(/^Email/u).fill('colleague@example');
  await page.reload();
  await expect(page.getByLabel(/^Email/u)).toHaveValue('colleague@example');

  await page.goto('/module/journal');
  await page.getByRole('button', { name: 'New entry' }).first().click();
  await page.getByLabel(/^Title/u).fill('Half an entry');
  await page.reload();
  await expect(page.getByLabel(/^Title/u)).toHaveValue('Half an entry');
});

test('a session that ends keeps what was typed and leads back to it', async ({ page, door, watch }) => {
  watch.expectFailure(/401/u);
  const { email } = await signIn(page);
  const projectId = await createProject(page, 'Atelier');
  await openProject(page, 'Atelier');
  await page.goto('/module/idea');
  await expect(page.locator('[name=businessIdea]')).toBeVisible();
  await page.getByLabel('Comments or clarifications').fill('Said before the end');
  await page.context().clearCookies();
  await page.locator('[name=businessIdea]').fill('Typed after the session ended');
  await expect(page).toHaveURL(/\/auth$/u);
  await expect(page.getByText(/session/iu).first()).toBeVisible();
  await sendSignIn(page, email);
  await expect(page).toHaveURL(/\/module\/idea$/u);
  await expect(page.locator('[name=businessIdea]')).toHaveValue('Typed after the session ended');
  await expect(page.getByLabel('Comments or clarifications')).toHaveValue('Said before the end');
  await expect
    .poll(async () => {
      const project = (await (await page.request.get(`/api/v1/projects/${projectId}`)).json()) as {
        modules_data: { idea?: { answers: Record<string, string> } };
      };
      return project.modules_data.idea?.answers.businessIdea;
    })
    .toBe('Typed after the session ended');
});

test('signing out asks what becomes of text that is on this device only', async ({ page, door }) => {
  await signIn(page);
  await createProject(page, 'Atelier');
  await openProject(page, 'Atelier');
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /^elan\.(?:text|draft|comment|entry):/u.test(key)));
  await page.goto('/module/idea');
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
