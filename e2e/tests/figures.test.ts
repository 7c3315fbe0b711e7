import { randomUUID } from 'node:crypto';
import { expectNothingCut } from '../journey.ts';
import { subscribe } from '../premium.ts';
import { createProject, openProject } from '../seed.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, offlineBanner, signIn, test } from '../unreachable.ts';

// The table itself is for a wide window; on a phone each row is a card.
test.use({ viewport: { width: 1280, height: 900 } });

test('answers propose rows; they are kept, corrected, pasted and undone, and edits made offline arrive', async ({
  page,
  door,
}) => {
  const { email } = await signIn(page);
  await subscribe(email);
  await createProject(page, 'Sainte-Cécile bakery');
  await openProject(page, 'Sainte-Cécile bakery');
  await page.goto('/module/finances');
  await expect(page.locator('textarea[name=clarification]')).toHaveAttribute('rows', '4');
  await page.locator('[name=pricingStrategy]').fill('Bread at $8 a loaf');
  await page.locator('[name=fixedCosts]').fill('Rent: $1,900 a month\nInsurance: $140 a month');
  await page.locator('[name=revenueGoals]').fill('600 loaves a month');

  const queue = page.getByRole('region', { name: /^Check your figures/u });
  await expect(queue.getByText('· 4 to check')).toBeVisible();
  await expect(queue.getByRole('article')).toContainText('Bread at $8 a loaf');
  await queue.getByRole('combobox', { name: 'Belongs to' }).selectOption('a sale');
  await queue.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('grid', { name: 'Sales' }).getByText('$8')).toBeVisible();
  await expect(queue.getByRole('article')).toContainText('600 loaves a month');
  await queue.getByRole('combobox', { name: 'Belongs to' }).selectOption('a sale');
  await queue.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('grid', { name: 'Sales' }).getByText('600')).toBeVisible();
  await expect(queue.getByRole('article')).toContainText('$1,900 a month');
  await expect(queue.getByRole('article')).toBeFocused();
  await page.keyboard.press('y');
  const costs = page.getByRole('grid', { name: 'Running costs' });
  await expect(costs.getByText('To check')).toHaveCount(1);
  await page.getByRole('button', { name: 'Accept Insurance' }).click();
  await expect(queue.getByText('Nothing to check.')).toBeVisible();
  await expect(costs.getByText('To check')).toHaveCount(0);

  const cell = (text: string) => costs.getByRole('gridcell', { name: text, exact: true });
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
  await expect(page.getByRole('img', { name: /Bar chart of the cash/u })).toBeVisible();

  await expect(
    page
      .getByRole('tabpanel')
      .getByText(/^Saved/u)
      .first(),
  ).toBeVisible();
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
  await expect(
    page
      .getByRole('tabpanel')
      .getByText(/^Saved/u)
      .first(),
  ).toBeVisible();
  await page.reload();
  await expect(cell('$2,100')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('each row is a card, whose fields say what is wrong', async ({ page }) => {
    const { email } = await signIn(page, 'fr');
    await subscribe(email);
    await createProject(page, 'Ruches');
    await openProject(page, 'Ruches');
    await page.goto('/module/finances?part=figures');
    const costs = page.getByRole('region', { name: 'Frais courants' });
    await costs.getByRole('button', { name: 'Ajouter une ligne' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Coût', { exact: true }).fill('Loyer');
    await dialog.getByLabel('Montant avant taxes').fill('-5');
    await dialog.getByLabel('Coût', { exact: true }).focus();
    await expect(dialog.getByText('Ceci ne peut pas être négatif.')).toBeVisible();
    await dialog.getByLabel('Montant avant taxes').fill('1 900,50');
    await dialog.getByLabel('Coût', { exact: true }).focus();
    await expect(dialog.getByLabel('Montant avant taxes')).toHaveValue('1\u00a0900,50\u00a0$');
    await page.keyboard.press('Escape');
    await expect(costs.getByText(/^Loyer.*1\u00a0900,50\u00a0\$/u)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expectNothingCut(page);
  });
});

test('a scenario is beside the plan, and a figure opens to the lines it comes from', async ({ page }) => {
  const { email } = await signIn(page);
  await subscribe(email);
  const id = await createProject(page, 'Sainte-Cécile bakery');
  const rent = rowOf('cost', 'Rent', { amount: 190_000, every: 'month' });
  const rows = [
    rowOf('stream', 'Bread', { price: 800, quantity: 600, per: 'month' }),
    rent,
    rowOf('funding', 'Savings', { source: 'savings', amount: 500_000, state: 'in_hand' }),
    rowOf('scenario', 'Without the shop', { without: [rent.id] }),
  ];
  const saved = await page.request.put(`/api/v1/projects/${id}/ledger`, { data: { rows } });
  expect(saved.status()).toBe(200);
  await openProject(page, 'Sainte-Cécile bakery');
  await page.goto('/module/finances?part=figures');

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

function rowOf(kind: 'stream' | 'cost' | 'funding' | 'scenario', name: string, cells: Record<string, unknown>) {
  const place = { version: null, position: 1 };
  const kept = { origins: {}, status: 'confirmed', off: false, note: null, proof: null, proposal: null };
  return { ...kept, ...place, id: randomUUID(), kind, cells: { name, ...cells } };
}
