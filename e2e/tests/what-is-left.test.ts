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
  const home = page.getByRole('region', { name: 'What is left' });
  await expect(home.getByText(/^Not yet: \d+ things come first\.$/u)).toBeVisible();
  await expect(home.getByRole('listitem')).toHaveCount(5);
  await home.getByRole('link', { name: 'See everything that is left' }).click();
  await expect(page).toHaveURL(/\/project\/left\?view=lender$/u);

  const first = page.getByRole('region', { name: 'Before anything else' });
  await expect(first.getByRole('link', { name: /^Check \d+ figures/u })).toHaveAttribute('href', /#check-figures$/u);
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

  const proof = page.getByRole('link', { name: /^Add proof of/u }).first();
  const [, name = ''] = /“([^:]+):/u.exec((await proof.textContent()) ?? '') ?? [];
  // The order follows once the effect of each is computed.
  await page
    .getByRole('link', { name: `Add proof of “${name}:` })
    .first()
    .click();
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
    await page.goto('/project/left');
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
