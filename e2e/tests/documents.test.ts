import { readFile } from 'node:fs/promises';
import { answerSample, createProject, openProject } from '../seed.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../unreachable.ts';

test('a person on the free plan downloads the business plan and the project, and is told when it cannot be made', async ({
  page,
  door,
  watch,
}) => {
  await signIn(page);
  const projectId = await createProject(page, 'Café Sainte-Cécile');
  await answerSample(page, projectId, 'idea', 'en');
  await openProject(page, 'Café Sainte-Cécile');
  await page.goto('/project/details');
  const reading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Get the plan (PDF)' }).click();
  expect((await readFile(await (await reading).path())).subarray(0, 5).toString()).toBe('%PDF-');
  await page.goto('/project/plan');
  await expect(page.getByRole('heading', { level: 1, name: 'Business plan (document)' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Financial plan' })).toBeVisible();
  await page.getByLabel('Language of the document').selectOption('Français');
  await expect(page.getByRole('heading', { level: 2, name: 'Plan financier' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/project/details');
  await page.getByText('Other formats, and the whole project').click();
  const word = page.getByRole('button', { name: 'The whole project – Download as Word – to edit and send' });
  const downloading = page.waitForEvent('download');
  await word.click();
  const file = await downloading;
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
  await expect(page.getByText(/“Café Sainte-Cécile \d{4}-\d\d-\d\d\.docx” was downloaded\./u)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  watch.expectFailure(/\/rpc\/documents\/file/u);
  door.instead((path) => (path === '/rpc/documents/file' ? { status: 503, body: '' } : undefined));
  await word.click();
  await expect(page.getByText('The file could not be prepared.')).toBeVisible();
  door.instead(null);
  await door.close();
  await expect(page.getByText('Files are prepared online.')).toBeVisible();
  await expect(word).toBeDisabled();
  await door.open();
  await expect(word).toBeEnabled();
});
