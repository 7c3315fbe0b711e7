import { expect, signIn, test } from '../journey.ts';
import { answerSample, createProject, openProject } from '../seed.ts';

test('what was typed survives a reload and a change of language, and is there at the next visit', async ({ page }) => {
  await signIn(page);
  await createProject(page, 'Atelier');
  await openProject(page, 'Atelier');
  const interests = page.locator('[name=interests]');
  await interests.fill('Le pain, les marchés 🥐');
  await page.getByRole('banner').getByRole('button', { name: /^FR/u }).click();
  await expect(interests).toHaveValue('Le pain, les marchés 🥐');
  await page.reload();
  await expect(interests).toHaveValue('Le pain, les marchés 🥐');
  await expect(page.getByText(/^Enregistré/u).first()).toBeVisible();
  // With nothing left on this device, the answers come from the server.
  await page.evaluate(() => localStorage.clear());
  await openProject(page, 'Atelier');
  await expect(interests).toHaveValue('Le pain, les marchés 🥐');
});

test('what is typed offline is kept on the device and saved once the network is back', async ({
  page,
  context,
  watch,
}) => {
  watch.expectFailure(/ERR_INTERNET_DISCONNECTED|request failed/u);
  await signIn(page);
  await createProject(page, 'Atelier');
  await openProject(page, 'Atelier');
  await expect(page.locator('[name=interests]')).toBeVisible();
  await context.setOffline(true);
  await page.locator('[name=interests]').fill('Typed in the metro');
  await expect(page.getByText('Offline, kept on this device').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Saved/u).first()).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await openProject(page, 'Atelier');
  await expect(page.locator('[name=interests]')).toHaveValue('Typed in the metro');
});

test('two tabs editing one answer: the later one sees both texts and chooses', async ({ page, context, watch }) => {
  watch.expectFailure(/ERR_INTERNET_DISCONNECTED|request failed/u);
  await signIn(page);
  const projectId = await createProject(page, 'Atelier');
  await openProject(page, 'Atelier');
  const field = page.locator('[name=skills]');
  await field.fill('First version');
  await expect(page.getByText(/^Saved/u).first()).toBeVisible();
  // Offline, so that the other tab's change does not appear before this one is typed.
  await context.setOffline(true);
  const saved = await page.request.put(`/api/v1/projects/${projectId}/modules/brainstorm/answers`, {
    data: { answers: [{ question: 'skills', value: 'From elsewhere', baseVersion: 1 }] },
  });
  expect(saved.status()).toBe(200);
  await field.fill('My own second version');
  await context.setOffline(false);
  await expect(page.getByText('This text was also changed elsewhere. Nothing was overwritten.')).toBeVisible();
  await expect(page.getByText('From elsewhere')).toBeVisible();
  await expect(field).toHaveValue('My own second version');
  await page.getByRole('button', { name: 'Keep both' }).click();
  await expect
    .poll(async () => {
      const project = (await (await page.request.get(`/api/v1/projects/${projectId}`)).json()) as {
        modules_data: { brainstorm: { answers: { skills: string } } };
      };
      return project.modules_data.brainstorm.answers.skills;
    })
    .toBe('From elsewhere\n\nMy own second version');
  // Whoever is overtaken afterwards is told, and has their text back in one press.
  await page.request.put(`/api/v1/projects/${projectId}/modules/brainstorm/answers`, {
    data: { answers: [{ question: 'skills', value: 'Overtaken', baseVersion: 3 }] },
  });
  await expect(page.getByText('Somebody has just changed this. What you wrote:')).toBeVisible();
  await expect(field).toHaveValue('Overtaken');
  await page.getByRole('button', { name: 'Bring mine back' }).click();
  await expect(field).toHaveValue('From elsewhere\n\nMy own second version');
});

test('projects are renamed and deleted from the dashboard, after asking', async ({ page }) => {
  await signIn(page);
  const projectId = await createProject(page, 'Premier nom');
  await answerSample(page, projectId, 'idea', 'fr');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Edit Premier nom' }).click();
  await page.getByRole('dialog').getByLabel('Project name').fill('Second nom');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Second nom' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete Second nom' }).click();
  // The dialog is loaded when it is first opened.
  await expect(page.getByRole('button', { name: 'Delete project' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Delete project' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Second nom' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete Second nom' }).click();
  await page.getByRole('button', { name: 'Delete project' }).click();
  await expect(page.getByText('All your projects are archived or in the trash.', { exact: false })).toBeVisible();
  expect((await page.request.get(`/api/v1/projects/${projectId}`)).status()).toBe(404);
});

test('a deleted project comes back with Undo or from the trash, and goes for good only after asking', async ({
  page,
}) => {
  await signIn(page);
  const projectId = await createProject(page, 'Atelier');
  const remove = async () => {
    await page.getByRole('button', { name: 'Delete Atelier' }).click();
    await page.getByRole('button', { name: 'Delete project' }).click();
    await expect(page.getByText('Project “Atelier” is in the trash.')).toBeVisible();
  };
  await page.goto('/dashboard');
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Open Atelier' })).toBeVisible();

  await page.getByRole('button', { name: 'Archive Atelier' }).click();
  await page.getByRole('link', { name: /^Archived/u }).click();
  await expect(page).toHaveURL(/show=archived$/u);
  await page.getByRole('link', { name: 'Project home: Atelier' }).click();
  await expect(page.getByText('This project is archived.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Unarchive' }).click();
  await expect(page.getByText('This project is archived.', { exact: false })).toBeHidden();

  await page.goto('/dashboard');
  await remove();
  await page.getByRole('link', { name: /^Trash/u }).click();
  await expect(page.getByText('Deleted for good in 30 days', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Restore Atelier' }).click();
  await page.getByRole('link', { name: /^Current/u }).click();
  await expect(page.getByRole('link', { name: 'Open Atelier' })).toBeVisible();
  await remove();
  await page.getByRole('link', { name: /^Trash/u }).click();
  await page.getByRole('button', { name: 'Delete Atelier for good' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('heading', { name: 'Your first project starts here' })).toBeVisible();
  expect((await page.request.post(`/api/v1/trash/${projectId}/restore`, { data: {} })).status()).toBe(404);
});
