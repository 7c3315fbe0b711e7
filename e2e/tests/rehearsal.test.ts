import { expect, expectAccessible, expectNoSidewaysScroll, expectNothingCut, signIn, test } from '../journey.ts';
import { subscribe } from '../premium.ts';
import { answerSample, createProject, openProject } from '../seed.ts';

test("a lender's questions come from the project, and an answer stays with what it holds", async ({ page }) => {
  const { email } = await signIn(page);
  await subscribe(email);
  const projectId = await createProject(page, 'Sainte-Cécile bakery');
  for (const module of ['idea', 'finances'] as const) await answerSample(page, projectId, module, 'en');
  await openProject(page, 'Sainte-Cécile bakery');
  await page.goto('/project/before-bank');
  await page.getByRole('link', { name: 'Practise answering' }).click();
  await expect(page).toHaveURL(/\/project\/rehearsal$/u);

  const questions = page.getByRole('list', { name: 'Questions' });
  const rent = questions.getByRole('listitem').filter({ hasText: '“Rent: $1,900 every month”' });
  await expect(rent.getByRole('heading')).toContainText('a quote, a lease, a bill?');
  await expect(rent.getByText(/^Without it, the lowest cash would be \$[\d,]+ higher\.$/u)).toBeVisible();
  await expect(page.getByText(/^0 of \d+ answered$/u)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectNothingCut(page);

  await rent.getByRole('textbox').fill('The landlord signed an offer to lease at $1,900.');
  await expect(page.getByText(/^1 of \d+ answered$/u)).toBeVisible();
  await rent.getByRole('checkbox', { name: /^It names the figure/u }).check();
  await rent.getByRole('checkbox', { name: /^It gives a date/u }).check();
  await expect(rent.getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(rent.getByRole('textbox')).toHaveValue('The landlord signed an offer to lease at $1,900.');
  await expect(rent.getByText('2 of 4 checked')).toBeVisible();
  await rent.getByRole('link', { name: /^Rent:/u }).click();
  await expect(page).toHaveURL(/\/module\/finances/u);
});

test('an answer is taken into a section of the plan, shown before it is saved', async ({ page }) => {
  const { email } = await signIn(page);
  await subscribe(email);
  const projectId = await createProject(page, 'Sainte-Cécile bakery');
  for (const module of ['idea', 'finances'] as const) await answerSample(page, projectId, module, 'en');
  await openProject(page, 'Sainte-Cécile bakery');
  await page.goto('/project/rehearsal');
  const rent = page
    .getByRole('list', { name: 'Questions' })
    .getByRole('listitem')
    .filter({ hasText: '“Rent: $1,900 every month”' });
  await rent.getByRole('textbox').fill('The landlord signed an offer to lease at $1,900.');
  await rent.getByRole('button', { name: /^Add it to the plan: question \d+$/u }).click();
  const dialog = page.getByRole('dialog', { name: 'Add this answer to the plan' });
  await dialog.getByLabel('Where').selectOption({ label: 'Section of the plan: Operations' });
  const words = dialog.getByLabel('The words to add');
  await words.fill('Our landlord signed an offer to lease.');
  const preview = dialog.getByRole('region', { name: /^How it will read/u });
  await expect(preview.getByText('Our landlord signed an offer to lease.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add it' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/project/plan');
  await expect(page.getByText('Our landlord signed an offer to lease.')).toBeVisible();
});
