import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectNothingCut,
  openSection,
  signIn,
  test,
} from '../journey.ts';
import { subscribe } from '../premium.ts';
import { answerSample, createProject, openProject } from '../seed.ts';

test("a lender's questions come from the project, and an answer stays with what it holds", async ({ page }) => {
  const { email } = await signIn(page);
  await subscribe(email);
  const projectId = await createProject(page, 'Sainte-Cécile bakery');
  for (const module of ['idea', 'finances'] as const) await answerSample(page, projectId, module, 'en');
  await openProject(page, 'Sainte-Cécile bakery');
  // An address from before leads to its view.
  await page.goto('/project/rehearsal');
  await expect(page).toHaveURL(/\/project\/left\?view=practice$/u);

  const questions = page.getByRole('list', { name: 'Questions' });
  const savings = questions.getByRole('listitem').filter({ hasText: '“My savings: $25,000, own savings”' });
  await expect(savings.getByRole('heading')).toContainText('Where is that money today');
  await expect(savings.getByText(/^Without this figure, your lowest cash would be −?\$[\d,]+\.$/u)).toBeVisible();
  await expect(page.getByText(/^0 of \d+ answered$/u)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectNothingCut(page);

  await savings.getByRole('textbox').fill('It has been in my savings account since May: $25,000.');
  await expect(page.getByText(/^1 of \d+ answered$/u)).toBeVisible();
  await savings.getByRole('checkbox', { name: /^It names the figure/u }).check();
  await savings.getByRole('checkbox', { name: /^It gives a date/u }).check();
  await expect(savings.getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(savings.getByRole('textbox')).toHaveValue('It has been in my savings account since May: $25,000.');
  await expect(savings.getByText('2 of 3 checked')).toBeVisible();
  await savings.getByRole('link', { name: /^My savings:/u }).click();
  await expect(page).toHaveURL(/\/module\/finances/u);
});

test('an answer is taken into a section of the plan, shown before it is saved', async ({ page }) => {
  const { email } = await signIn(page);
  await subscribe(email);
  const projectId = await createProject(page, 'Sainte-Cécile bakery');
  for (const module of ['idea', 'finances'] as const) await answerSample(page, projectId, module, 'en');
  await openProject(page, 'Sainte-Cécile bakery');
  await page.goto('/project/left?view=practice');
  const savings = page
    .getByRole('list', { name: 'Questions' })
    .getByRole('listitem')
    .filter({ hasText: '“My savings: $25,000, own savings”' });
  await savings.getByRole('textbox').fill('It has been in my savings account since May: $25,000.');
  // Pressing takes the focus from the field, which saves it: what the save shows must leave the button where it is.
  await savings.getByRole('button', { name: /^Add it to the plan: question \d+$/u }).hover();
  await page.mouse.down();
  await expect(savings.getByText(/, .+ at \d+:\d\d [ap]\.m\.$/u)).toBeVisible();
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: 'Add this answer to the plan' });
  await dialog.getByLabel('Where').selectOption({ label: 'Section of the plan: Operations' });
  const words = dialog.getByLabel('The words to add');
  await words.fill('Our savings are in the bank.');
  const preview = dialog.getByRole('region', { name: /^How it will read/u });
  await expect(preview.getByText('Our savings are in the bank.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add it' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/project/plan');
  await openSection(page, 'Operations');
  await expect(page.getByText('Our savings are in the bank.')).toBeVisible();
});
