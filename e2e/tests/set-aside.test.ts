import { expect, openPart, signIn, test } from '../journey.ts';
import { subscribe } from '../premium.ts';
import { answerSample, createProject, generate, openProject } from '../seed.ts';

test('a question and a section that make no sense are set aside, and the next draft is without them', async ({
  page,
}) => {
  const { email } = await signIn(page);
  await subscribe(email);
  const projectId = await createProject(page, 'Promenades');
  await answerSample(page, projectId, 'rd', 'en');
  await generate(page, projectId, 'rd', 'en');
  await openProject(page, 'Promenades');
  await page.goto('/module/rd');

  await page.getByRole('button', { name: 'Does not apply to us: How you protect it' }).click();
  await expect(page.getByRole('button', { name: 'Bring it back: How you protect it' })).toBeFocused();
  await expect(page.locator('[name=intellectualProperty]')).toHaveCount(0);

  await openPart(page, 'Analysis');
  const report = page.getByRole('region', { name: 'Analysis' });
  await report.getByRole('heading', { name: 'Suppliers' }).hover();
  await report.getByRole('button', { name: 'Leave “Suppliers” out of the next draft' }).click();
  await expect(report.getByRole('heading', { name: 'Left out of the next draft' })).toBeVisible();

  await generate(page, projectId, 'rd', 'en');
  await page.reload();
  await expect(report.getByRole('heading', { name: 'Rules and protection' })).toBeVisible();
  await expect(report.getByRole('heading', { name: 'Suppliers' })).toHaveCount(0);
  await expect(report.getByText('Protection you count on')).toHaveCount(0);

  await report.getByRole('button', { name: 'Bring “Suppliers” back in the next draft' }).click();
  await expect(report.getByRole('heading', { name: 'Left out of the next draft' })).toHaveCount(0);
  await openPart(page, 'Answers');
  await page.getByRole('button', { name: 'Bring it back: How you protect it' }).click();
  await expect(page.locator('[name=intellectualProperty]')).toHaveValue('trade_secret');
});
