import { readFile, writeFile } from 'node:fs/promises';
import { answerSample, createProject, openProject } from '../seed.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../unreachable.ts';

test('a person downloads a project as a file, and imports it as a new one', async ({ page, watch }, testInfo) => {
  await signIn(page);
  const projectId = await createProject(page, 'Café Sainte-Cécile');
  await answerSample(page, projectId, 'idea', 'en');
  await openProject(page, 'Café Sainte-Cécile');
  await page.goto('/project/details');
  const downloading = page.waitForEvent('download');
  await page.getByText('Other formats, and the whole project').click();
  await page.getByRole('button', { name: /The whole project – Download as JSON/u }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');

  const broken = testInfo.outputPath('broken.json');
  await writeFile(broken, text.slice(0, 200));
  const odd = testInfo.outputPath('odd.json');
  await writeFile(odd, JSON.stringify({ ...JSON.parse(text), owner: 'me' }));
  const whole = testInfo.outputPath('cafe.json');
  await writeFile(whole, text.replace('Café Sainte-Cécile', 'Café du Marché'));

  watch.expectFailure(/\/rpc\/projectFile\/check/u);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Import a project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a project' });
  const field = dialog.locator('input[type=file]');
  await field.setInputFiles(broken);
  await expect(dialog.getByRole('alert')).toContainText('the problem is at line');
  await field.setInputFiles(odd);
  await expect(dialog.getByRole('alert')).toContainText('project files do not have');
  await field.setInputFiles(whole);
  await expect(dialog.getByRole('heading', { name: 'Café du Marché' })).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'My idea' })).toContainText('answers');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Create this project' }).dblclick();
  await expect(page).toHaveURL(/\/project\/details$/u);
  await expect(page.getByText('Project “Café du Marché” was created from the file.')).toBeVisible();
  await expect(page.getByText(/created the project from a file/u)).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Café du Marché' })).toHaveCount(1);
});
