import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  goToModule,
  openModuleMenu,
  openPart,
  password,
  test,
} from '../journey.ts';

test('a newcomer goes from the landing page to two analyses of an idea of their own', async ({ page }) => {
  test.slow();
  const email = `newcomer-${Date.now()}@example.test`;

  await test.step('arrives and makes an account', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Get started' }).first().click();
    await expect(page).toHaveURL(/\/auth\?type=signup/u);
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: false }).first().fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('checkbox').check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Your account has been created. You can sign in now.')).toBeVisible();
    await expect(page.getByLabel('Email address')).toHaveValue(email);
    await page.getByLabel('Password', { exact: false }).first().fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/dashboard$/u);
  });

  await test.step('creates a project and opens it', async () => {
    await expectAccessible(page);
    await expect(page.getByRole('banner').getByText('0/3')).toBeVisible();
    await page.getByLabel('Project name').fill('  Boulangerie du Cap  ');
    await page.getByRole('button', { name: 'Create project' }).click();
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Boulangerie du Cap' });
    await expect(card.getByText('0%')).toBeVisible();
    await expectAccessible(page);
    await card.getByRole('link', { name: /^Open/u }).click();
    await expect(page).toHaveURL(/\/module\/brainstorm$/u);
    await expect(page.getByRole('banner').getByText('Boulangerie du Cap')).toBeVisible();
  });

  await test.step('finds an idea', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find my idea (AI Brainstorm)');
    const generate = page.getByRole('button', { name: 'Generate' });
    await expect(generate).toBeDisabled();
    await page.locator('[name=interests]').fill('Bread, local grain, early mornings');
    await page.locator('[name=skills]').fill('Ten years as a pastry cook');
    await page.locator('[name=targetCustomers]').fill('Families of the Cap-de-la-Madeleine district');
    await expect(page.locator('select[name=preferredSector] option:not([value=""])')).toHaveCount(15);
    await page.locator('select[name=productOrService]').selectOption({ index: 1 });
    await generate.click();
    const ideas = page.getByRole('radio');
    await expect.poll(() => ideas.count()).toBeGreaterThanOrEqual(12);
    await expect(page.getByRole('banner').getByText('1/3')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Develop this idea' })).toHaveCount(0);
    await ideas.nth(1).check();
    await ideas.nth(0).check();
    await expectAccessible(page);
    await page.reload();
    await expect(ideas.nth(0)).toBeChecked();
    await page.getByRole('button', { name: 'Develop this idea' }).click();
    await expect(page).toHaveURL(/\/module\/idea$/u);
  });

  await test.step('completes the idea and reads its analysis', async () => {
    await expect(page.locator('[name=targetMarket]')).toHaveValue('Families of the Cap-de-la-Madeleine district');
    await expect(page.locator('[name=experience]')).toHaveValue('Ten years as a pastry cook');
    await expect(page.locator('[name=businessIdea]')).not.toHaveValue('');
    await expect(page.getByRole('button', { name: 'Accept: Your business idea' })).toBeVisible();
    await page.locator('[name=location]').fill('Trois-Rivières');
    await page.getByLabel('Comments or clarifications').fill('Think of the winter too.');
    await page.getByRole('button', { name: 'Generate' }).click();
    await expect(page.getByText('Built-in draft, no AI model connected').first()).toBeVisible();
    await expect(page.getByRole('banner').getByText('2/3')).toBeVisible();
    const report = page.getByRole('region', { name: 'AI analysis' });
    await expect(report.getByText('Families of the Cap-de-la-Madeleine district').first()).toBeVisible();
    await expect(report.getByRole('heading', { name: 'What decides' })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(report.getByText('Trois-Rivières').first()).toBeVisible();
    await expect(page.getByLabel('Comments or clarifications')).toHaveValue('');
  });

  await test.step('lets the situation analysis be filled, and reaches the limit', async () => {
    await goToModule(page, 'Situation analysis');
    await expect(page.getByText('Ready to develop your idea?')).toBeVisible();
    await page.getByRole('button', { name: 'Fill and analyse' }).click();
    await expect(page.getByText('Module successfully filled and saved!')).toBeVisible();
    // Nobody has named a competitor, and what was filled in is nobody's word until it is accepted.
    await expect(page.locator('[name=competitors]')).toHaveValue('');
    await expect(page.locator('[name=marketSize]')).toHaveValue('unknown');
    await expect(page.getByText('Filled in, to check', { exact: true })).toHaveCount(1);
    await expectAccessible(page);
    await openPart(page, 'Answers');
    await page.getByRole('button', { name: 'Accept: Size of your market' }).click();
    await expect(page.getByText('Filled in, to check', { exact: true })).toHaveCount(0);
    await expect(page.locator('[name=marketSize]')).toBeFocused();
    for (const quadrant of ['Strengths', 'Weaknesses', 'Opportunities', 'Threats']) {
      await expect(page.getByRole('heading', { name: quadrant }).first()).toBeVisible();
    }
    await expect(page.getByRole('banner').getByText('3/3')).toBeVisible();
    await expect(page.getByText('Limit reached! Subscribe to continue using AI.').first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('sees the same progress everywhere', async () => {
    const menu = await openModuleMenu(page);
    await expect(menu.getByText('3 of 11 modules completed')).toBeVisible();
    await menu.getByRole('link', { name: 'Dashboard' }).click();
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: 'Boulangerie du Cap' }).getByText('27%'),
    ).toBeVisible();
  });
});
