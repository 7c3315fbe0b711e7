import { displayName } from '@elan/domain/people';
import { openPart } from '../journey.ts';
import { subscribe } from '../premium.ts';
import { createProject, openProject } from '../seed.ts';
import { createAccount, draftKeys, expect, expectAccessible, sendSignIn, signIn, test } from '../unreachable.ts';

test('the text in every field survives a reload until it is saved or discarded', async ({ page }) => {
  const { email } = await signIn(page);
  await subscribe(email);
  await createProject(page, 'Atelier');
  await openProject(page, 'Atelier');
  const clarification = page.getByLabel('Comments or clarifications');
  const comment = page.getByLabel('Add a comment');
  await page.goto('/module/idea');
  await clarification.fill('Think of the winter');
  await openPart(page, 'Comments');
  await comment.fill('A comment that waits');
  await page.reload();
  await expect(comment).toHaveValue('A comment that waits');
  await openPart(page, 'Answers');
  await expect(clarification).toHaveValue('Think of the winter');

  await page.goto('/dashboard');
  await page.getByLabel(/^Project name/u).fill('Second project');
  await page.getByLabel(/^Description/u).fill('Described before the crash');
  await page.reload();
  await expect(page.getByLabel(/^Project name/u)).toHaveValue('Second project');
  await expect(page.getByLabel(/^Description/u)).toHaveValue('Described before the crash');
  await page.getByRole('button', { name: 'Help me find one' }).dblclick();
  await expect(page).toHaveURL(/\/module\/brainstorm$/u);
  await page.goto('/dashboard');
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
  await page.getByText('Invite someone').click();
  await page.getByLabel(/^Email/u).fill('colleague@example');
  await page.reload();
  await expect(page.getByLabel(/^Email/u)).toHaveValue('colleague@example');

  await page.goto('/module/journal');
  await page.getByRole('button', { name: 'New entry' }).first().click();
  await page.getByLabel(/^Title/u).fill('Half an entry');
  await page.reload();
  await expect(page.getByLabel(/^Title/u)).toHaveValue('Half an entry');
});

test('what was typed survives the end of a session, and signing in leads back to it', async ({ page, watch }) => {
  watch.expectFailure(/401/u);
  const { email } = await signIn(page);
  const projectId = await createProject(page, 'Atelier');
  await openProject(page, 'Atelier');
  await page.goto('/module/idea');
  await expect(page.locator('[name=businessIdea]')).toBeVisible();
  await page.getByLabel('Comments or clarifications').fill('Said before the end');
  // The page may notice the end at any request, and has to be there to be typed in.
  const typed = Promise.withResolvers<void>();
  await page.route('**/rpc/**', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.context().clearCookies();
  await page.locator('[name=businessIdea]').fill('Typed after the session ended');
  typed.resolve();
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

test('signing out asks what to do with text that is only on this device', async ({ page }) => {
  await signIn(page);
  await createProject(page, 'Atelier');
  await openProject(page, 'Atelier');
  await page.goto('/module/idea');
  await page.getByLabel('Comments or clarifications').fill('Not for the next person');
  expect(await draftKeys(page)).toHaveLength(1);
  await page.getByRole('button', { name: /^Account menu/u }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('dialog', { name: 'Some of your text is on this device only' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Erase it and sign out' }).click();
  await expect(page).toHaveURL(/\/auth$/u);
  expect(await draftKeys(page)).toEqual([]);
});

test('what one account left on a device is never shown to another, and is there at its own next visit', async ({
  page,
  watch,
}) => {
  watch.expectFailure(/401/u);
  const first = await signIn(page);
  await createProject(page, 'Atelier');
  await page.goto('/dashboard');
  const name = page.getByLabel(/^Project name/u);
  await name.fill('A secret project');
  await page.getByRole('button', { name: /^Account menu/u }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Keep it and sign out' }).click();
  await expect(page).toHaveURL(/\/auth$/u);

  await signIn(page);
  await createProject(page, 'Another one');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Another one' })).toBeVisible();
  await expect(name).toHaveValue('');
  await name.fill('Of the second account');
  await page.context().clearCookies();

  await page.goto('/auth');
  // The page says so once it knows, above the form, which moves down.
  await expect(page.getByText(/session has ended/u)).toBeVisible();
  await sendSignIn(page, first.email);
  await expect(page.getByRole('heading', { name: 'Atelier' })).toBeVisible();
  await expect(name).toHaveValue('A secret project');
});

test('a tab follows a change of account in another tab, and shows nothing of the previous account', async ({
  page,
  context,
}) => {
  const first = await signIn(page);
  await createProject(page, 'Atelier');
  await openProject(page, 'Atelier');
  await page.goto('/module/idea');
  await page.getByLabel('Comments or clarifications').fill('Of the first account');
  const other = await context.newPage();
  await other.goto('/dashboard');
  await other.getByRole('button', { name: /^Account menu/u }).click();
  await other.getByRole('button', { name: 'Sign Out' }).click();
  await other.getByRole('button', { name: 'Keep it and sign out' }).click();
  await expect(other).toHaveURL(/\/auth$/u);
  await expect(page).toHaveURL(/\/auth$/u);

  const second = await createAccount(page);
  await sendSignIn(other, second);
  await expect(other).toHaveURL(/\/dashboard$/u);
  await expect(page).toHaveURL(/\/dashboard$/u);
  await expect(
    page.getByRole('button', { name: `Account menu, ${displayName({ name: '', email: second })}` }),
  ).toBeVisible();
  await expect(page.getByText('Atelier')).toHaveCount(0);
  await createProject(page, 'Another one');
  await openProject(page, 'Another one');
  await page.goto('/module/idea');
  await expect(page.getByLabel('Comments or clarifications')).toHaveValue('');
  await expect(page.getByText(displayName({ name: '', email: first.email }))).toHaveCount(0);
  expect(await draftKeys(page)).toHaveLength(1);
});

test('two tabs of one person on the same answer: both texts are kept, also after a reload', async ({
  page,
  context,
}) => {
  await signIn(page);
  await createProject(page, 'Atelier');
  await openProject(page, 'Atelier');
  await page.goto('/module/idea');
  const here = page.locator('[name=businessIdea]');
  await expect(here).toBeVisible();
  const other = await context.newPage();
  await other.goto('/module/idea');
  const there = other.locator('[name=businessIdea]');
  await expect(there).toBeVisible();

  // Keeps the first tab from saving while the other one does.
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/rpc/modules/saveAnswers', async (route) => {
    await held;
    await route.continue();
  });
  await here.fill('From the first tab');
  await there.fill('From the second tab');
  await expect(other.getByText(/^Saved/u).first()).toBeVisible();
  release();
  const notice = page.getByText('This text was also changed elsewhere. Nothing was overwritten.');
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible();
  await expect(here).toHaveValue('From the first tab');
  await expect(page.getByText('From the second tab')).toBeVisible();
});

test('a comment that is being written is the same in every tab until one of them sends it', async ({
  page,
  context,
}) => {
  await signIn(page);
  await createProject(page, 'Atelier');
  await openProject(page, 'Atelier');
  await page.goto('/module/idea');
  const other = await context.newPage();
  await other.goto('/module/idea');
  for (const tab of [page, other]) await openPart(tab, 'Comments');
  const [here, there] = [page.getByLabel('Add a comment'), other.getByLabel('Add a comment')];
  await expect(here).toHaveValue('');
  await there.fill('Begun in the other tab');
  await expect(here).toHaveValue('Begun in the other tab');
  await here.press('Control+Enter');
  await expect(page.getByText('Begun in the other tab')).toBeVisible();
  await expect(there).toHaveValue('');
  for (const tab of [page, other]) await openPart(tab, 'Answers');
  await other.getByLabel('Comments or clarifications').fill('Also begun there');
  await expect(page.getByLabel('Comments or clarifications')).toHaveValue('Also begun there');
});
