import { expectNothingCut, openPart, openSection } from '../journey.ts';
import { subscribe } from '../premium.ts';
import { createProject, newRow, openProject } from '../seed.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, offlineBanner, signIn, test } from '../unreachable.ts';

// A table is for a wide window.
test.use({ viewport: { width: 1280, height: 900 } });

test('answers propose rows; they are kept, corrected, pasted and undone, and edits made offline arrive', async ({
  page,
  door,
}) => {
  const { email } = await signIn(page);
  await subscribe(email);
  const id = await createProject(page, 'Sainte-Cécile bakery');
  const bread = newRow('stream', 'Bread', { price: 800, quantity: 600, per: 'month' });
  const sold = await page.request.put(`/api/v1/projects/${id}/ledger`, { data: { rows: [bread] } });
  expect(sold.status()).toBe(200);
  await openProject(page, 'Sainte-Cécile bakery');
  await page.goto('/module/finances');
  await expect(page.locator('textarea[name=clarification]')).toHaveAttribute('rows', '4');
  await page.locator('[name=pricingStrategy]').fill('Bread at $8 a loaf');
  await page.locator('[name=fixedCosts]').fill('Rent: $1,900 a month\nInsurance: $140 a month');
  await page.locator('[name=revenueGoals]').fill('600 loaves a month');

  const queue = page.getByRole('region', { name: /^Check your figures/u });
  // The price is in the figures already.
  await expect(queue.getByText('· 3 to check')).toBeVisible();
  await expect(queue.getByRole('article')).toContainText('600 loaves a month');
  await queue.getByRole('combobox', { name: 'Belongs to' }).selectOption('a sale');
  await queue.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('region', { name: 'What you sell' })).toContainText('600 × $8');
  await expect(queue.getByRole('article')).toContainText('$1,900 a month');
  await expect(queue.getByRole('article')).toBeFocused();
  await page.keyboard.press('y');
  const forms = page.getByRole('region', { name: 'Costs every month' });
  await expect(forms.getByText('To check')).toHaveCount(1);
  await forms.locator('summary', { hasText: 'Insurance' }).click();
  await page.getByRole('button', { name: 'Accept Insurance' }).click();
  await expect(queue.getByText('Nothing to check.')).toBeVisible();
  await expect(forms.getByText('To check')).toHaveCount(0);
  await page.getByRole('button', { name: 'As a table' }).click();
  const costs = page.getByRole('grid', { name: 'Costs every month' });

  const cell = (text: string) => costs.getByRole('gridcell', { name: text, exact: true });
  // The answers on the same page have a line of their own.
  const saved = page.getByRole('region', { name: 'Your figures', exact: true }).getByText(/^Saved \S/u);
  await cell('$1,900').click();
  await page.keyboard.type('2000+12*5');
  await page.keyboard.press('Enter');
  await expect(cell('$2,060')).toBeVisible();

  await costs.getByRole('row').last().getByRole('gridcell').first().click();
  const lines = [
    'Phone\t80\tEvery month',
    'Water\t1 200,50 $\tEvery year',
    'Van\t12*25\tmonth',
    'Ads\tlots\t',
    'Web\t20\tEvery month',
  ];
  await costs.evaluate((_, text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }),
    );
  }, lines.join('\n'));
  await expect(cell('$1,200.50')).toBeVisible();
  await expect(costs.getByText('Write an amount only, such as 1,900.50 or 12*3.')).toBeVisible();
  await expect(costs.getByRole('row')).toHaveCount(7);
  await expectAccessible(page);
  await page.keyboard.press('Control+z');
  await expect(costs.getByRole('row')).toHaveCount(3);
  await page.keyboard.press('Control+Shift+z');
  await expect(costs.getByRole('row')).toHaveCount(7);
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(cell('$2,060')).toBeVisible();
  await expect(cell('$1,200.50')).toBeVisible();

  await door.close();
  await cell('$2,060').click();
  await page.keyboard.type('2100');
  await page.keyboard.press('Enter');
  await expect(cell('$2,100')).toBeVisible();
  await expect(offlineBanner(page)).toBeVisible();
  await door.open();
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(cell('$2,100')).toBeVisible();
});

test('a product is typed in at most fourteen presses and fields, and its sales are in the forecast', async ({
  page,
}) => {
  const { email } = await signIn(page);
  await subscribe(email);
  await createProject(page, 'Sainte-Cécile bakery');
  await openProject(page, 'Sainte-Cécile bakery');
  await page.goto('/module/finances');
  const form = page.getByRole('region', { name: 'What you sell' });
  await form.getByRole('button', { name: 'Add something you sell' }).focus();
  let steps = 0;
  const press = async (key: string) => {
    await page.keyboard.press(key);
    steps += 1;
  };
  const type = async (label: string, text: string) => {
    await expect(form.getByLabel(label, { exact: true })).toBeFocused();
    await page.keyboard.type(text);
    steps += 1;
  };
  await press('Enter');
  await type('What is sold', 'Bread');
  await press('Enter');
  await type('Price before tax', '8');
  await press('Enter');
  await type('How many, once it runs', '600');
  await press('Tab');
  await type('Per', 'a month');
  await press('Enter');
  await press('Enter');
  await type('Cost per unit', '1.85');
  await press('Enter');
  await type('How do you know?', 'Orders');
  await expect(form.getByText('600 × $8 = $4,800 a month')).toBeVisible();
  expect(steps).toBeLessThanOrEqual(14);
  await expectAccessible(page);

  await openPart(page, 'Forecast');
  // 12 × 4,800
  await expect(page.getByRole('button', { name: /^Sales, first year/u })).toContainText('$57,600');
  await expect(page.getByRole('img', { name: /Bar chart of the cash/u })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await openPart(page, 'Your figures');
  await expect(form.getByText('600 × $8 = $4,800 a month')).toBeVisible();
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
});

test.describe('on a phone', { tag: '@all' }, () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('one step is a screen, and the boxes of a card say what is wrong', async ({ page }) => {
    const { email } = await signIn(page, 'fr');
    await subscribe(email);
    await createProject(page, 'Ruches');
    await openProject(page, 'Ruches');
    await page.goto('/module/finances?part=figures');
    const costs = await openSection(page, 'Coûts de chaque mois');
    await page.locator('[name=fixedCosts]').fill('Loyer du local 1 900,50 $ environ');
    await costs.getByRole('button', { name: 'Ajouter un coût' }).click();
    const amount = costs.getByLabel('Montant avant taxes');
    await costs.getByLabel('Coût', { exact: true }).fill('Loyer');
    await amount.fill('-5');
    await costs.getByLabel('Coût', { exact: true }).focus();
    await expect(costs.getByText('Ceci ne peut pas être négatif.')).toBeVisible();
    // Only one form is open, and what is wrong in another is still there.
    await openSection(page, 'Qui travaille');
    await expect(amount).toBeHidden();
    await page.getByRole('button', { name: /^Investissement/u }).click();
    await expect(page.locator('[name=initialInvestment]')).toBeFocused();
    await openSection(page, 'Coûts de chaque mois');
    await expect(amount).toHaveValue('-5');
    await amount.focus();
    // By keyboard the focus has passed another box on its way to the button, so the amount asks where it goes.
    await costs.getByRole('button', { name: 'Utiliser 1 900,50 $' }).click();
    await costs.getByRole('combobox', { name: /^Où va/u }).selectOption({ label: 'Montant avant taxes' });
    await expect(amount).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(amount).toHaveValue('1\u00a0900,50\u00a0$');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expectNothingCut(page);
  });
});

test('a scenario is beside the plan, and a figure opens to the lines it comes from', async ({ page }) => {
  const { email } = await signIn(page);
  await subscribe(email);
  const id = await createProject(page, 'Sainte-Cécile bakery');
  const rent = newRow('cost', 'Rent', { amount: 190_000, every: 'month' });
  const rows = [
    newRow('stream', 'Bread', { price: 800, quantity: 600, per: 'month' }),
    rent,
    newRow('funding', 'Savings', { source: 'savings', amount: 500_000, state: 'in_hand' }),
    newRow('scenario', 'Without the shop', { without: [rent.id] }),
  ];
  const saved = await page.request.put(`/api/v1/projects/${id}/ledger`, { data: { rows } });
  expect(saved.status()).toBe(200);
  await openProject(page, 'Sainte-Cécile bakery');
  await page.goto('/module/finances?part=forecast');

  await page.getByText('Scenarios', { exact: true }).click();
  const beside = page.getByRole('region', { name: 'Compared with the plan' });
  await expect(beside.getByRole('columnheader', { name: 'Without the shop' })).toBeVisible();
  // 12 × 1,900
  await expect(beside.getByRole('row', { name: /^Result before the owner's pay, year 1/u })).toContainText('+$22,800');
  await expect(beside.getByRole('img', { name: /Without the shop/u })).toBeVisible();
  await beside.getByRole('button', { name: "A lender's" }).click();
  await expect(beside.getByRole('columnheader', { name: 'Sales 20% lower' })).toBeVisible();

  await page.getByRole('button', { name: /^Result before the owner's pay, first year/u }).click();
  const origin = page.getByRole('region', { name: "Result before the owner's pay, first year" });
  await expect(origin.getByRole('row', { name: /^Running costs/u })).toContainText('−$22,800');
  await expect(origin.getByText('Typed here').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await origin.getByRole('button', { name: 'Rent' }).first().click();
  await expect(page.locator(`[data-row="${rent.id}"]`)).toBeInViewport();
});
