import { expect, expectAccessible, expectNoSidewaysScroll, expectNothingCut, signIn, test } from '../journey.ts';
import { subscribe } from '../premium.ts';
import { answerSample, createProject, openProject } from '../seed.ts';

test('what a lender would ask about is one list, and each line leads to where it is settled', async ({ page }) => {
  const { email } = await signIn(page);
  await subscribe(email);
  const projectId = await createProject(page, 'Sainte-Cécile bakery');
  for (const module of ['idea', 'business-plan', 'finances'] as const)
    await answerSample(page, projectId, module, 'en');
  await openProject(page, 'Sainte-Cécile bakery');
  await page.goto('/project/details');
  await page.getByRole('main').getByRole('link', { name: 'Open the list' }).click();
  await expect(page).toHaveURL(/\/project\/before-bank$/u);

  const checks = page.getByRole('region', { name: 'Deal-breakers' });
  await expect(checks.getByRole('link', { name: /^Season/u })).toBeVisible();
  await expect(checks.getByText('Check your figures.')).toBeVisible();
  const papers = page.getByRole('region', { name: 'Documents a lender asks for' });
  await expect(papers.getByText('0 of 15 in hand or not needed')).toBeVisible();
  await expect(papers.getByText('CNESST')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectNothingCut(page);

  await papers.getByLabel('Status: Agreement between partners').selectOption({ label: 'Not needed' });
  const why = papers.getByLabel('Why it is not needed: Agreement between partners');
  await why.fill('I am alone');
  await why.press('Enter');
  await expect(papers.getByText('1 of 15 in hand or not needed')).toBeVisible();
  await expect(papers.getByText(/^Marked /u)).toBeVisible();
  await expect(papers.getByText('Press Enter to save the note.')).toBeHidden();
  await page.reload();
  await expect(papers.getByLabel('Why it is not needed: Agreement between partners')).toHaveValue('I am alone');

  const unproved = page.getByRole('region', { name: 'Figures without proof' });
  const [name = ''] = ((await unproved.getByRole('link').first().textContent()) ?? '').split(':');
  // The order follows once the effect of each is computed.
  await unproved.getByRole('link').filter({ hasText: name }).first().click();
  await expect(page).toHaveURL(/\/module\/finances\?part=figures#row-/u);
  await expect(page.locator('[data-row]:focus-within').or(page.locator('[data-row]:focus'))).toContainText(name);
});

test('what would raise the maturity score becomes tasks, and stays them when it is calculated again', async ({
  page,
}) => {
  const { email } = await signIn(page);
  await subscribe(email);
  const projectId = await createProject(page, 'Sainte-Cécile bakery');
  await answerSample(page, projectId, 'finances', 'en');
  await openProject(page, 'Sainte-Cécile bakery');
  const calculate = async () => {
    await page.goto('/module/maturity');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByText(/^The score is ready and saved/u)).toBeAttached();
    await page.goto('/project/tasks');
    await expect(page.getByText('Check your figures.')).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('link', { name: 'Maturity score' }).first()).toBeVisible();
  };
  await calculate();
  const box = page.getByRole('checkbox', { name: 'Check your figures.' });
  await box.click();
  await expect(page.getByText('Done (1)')).toBeVisible();
  await calculate();
  await expect(page.getByText('Done (1)')).toBeVisible();
});
