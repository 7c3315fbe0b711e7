import { expect, expectAccessible, expectNoSidewaysScroll, expectNothingCut, signIn, test } from '../journey.ts';
import { subscribe } from '../premium.ts';
import { answerSample, createProject, openProject } from '../seed.ts';
import { anotherBrowser, join } from '../two-people.ts';

test('the request says what does not add up and what is missing, and a reader sees it', async ({ page, browser }) => {
  const { email } = await signIn(page);
  await subscribe(email);
  const projectId = await createProject(page, 'Sainte-Cécile bakery');
  for (const module of ['idea', 'finances'] as const) await answerSample(page, projectId, module, 'en');
  await openProject(page, 'Sainte-Cécile bakery');
  await page.goto('/project/request');
  await expect(page.getByRole('link', { name: 'The amount asked for' })).toBeVisible();

  const asked = page.getByRole('region', { name: 'What is asked for' });
  await asked.getByLabel('Kind').selectOption({ label: 'Loan' });
  await asked.getByLabel('Amount').fill('18 000');
  await expect(page.getByRole('link', { name: 'The amount asked for' })).toBeHidden();
  const parts = page.getByRole('region', { name: 'What the money pays for' });
  await parts.getByRole('button', { name: 'Add an item' }).click();
  await parts.getByLabel('Purchase').selectOption({ index: 1 });
  await parts.getByLabel('Amount of this money').fill('16,500');
  await expect(
    page.getByRole('link', { name: 'You ask for $18,000; what it pays for adds up to $16,500.' }),
  ).toBeVisible();

  const people = page.getByRole('region', { name: 'Who borrows' });
  await people.getByRole('button', { name: 'Add a person' }).click();
  await people.getByLabel('Name').fill('Marie');
  await people.getByLabel('Share of the business, in %').fill('half');
  await people.getByLabel('Name').focus();
  await expect(people.getByText('Write a percentage', { exact: false })).toBeVisible();
  await people.getByLabel('Share of the business, in %').fill('100');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectNothingCut(page);

  await people.getByRole('button', { name: 'Remove Marie' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(people.getByLabel('Name')).toHaveValue('Marie');
  await expect(asked.getByLabel('Amount')).toHaveValue('$18,000');

  const guest = await anotherBrowser(browser);
  const { email: reader } = await signIn(guest.page);
  await join(page, { page: guest.page, email: reader }, projectId, 'viewer');
  await guest.page.goto('/dashboard');
  await guest.page.getByRole('link', { name: 'Sainte-Cécile bakery' }).first().click();
  await expect(guest.page).toHaveURL(/\/module\//u);
  await guest.page.goto('/project/request');
  await expect(guest.page.getByRole('region', { name: 'Who borrows' }).getByText('Marie').first()).toBeVisible();
  await expect(guest.page.getByRole('textbox')).toHaveCount(0);
  await expect(guest.page.getByRole('region', { name: 'Personal balance sheet' })).toHaveCount(0);
});
