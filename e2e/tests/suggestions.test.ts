import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, openSection, signIn, test } from '../journey.ts';
import { subscribe } from '../premium.ts';
import { createProject, newRow, openProject } from '../seed.ts';
import { anotherBrowser, join } from '../two-people.ts';

const name = 'Sainte-Cécile bakery';

/** Says where the business is, over the API. */
async function saveLocation(page: Page, projectId: string, value: string, baseVersion: number) {
  const answers = [{ question: 'location', value, baseVersion }];
  const saved = await page.request.put(`/api/v1/projects/${projectId}/modules/idea/answers`, { data: { answers } });
  expect(saved.ok()).toBe(true);
}

/** An owner and somebody who may only comment, with one project open in both browsers. */
async function ownerAndCommenter(page: Page, guest: Page) {
  const owner = await signIn(page);
  await subscribe(owner.email);
  const projectId = await createProject(page, name);
  await saveLocation(page, projectId, 'Trois-Rivières, on the main street', 0);
  const { email } = await signIn(guest);
  await subscribe(email);
  await join(page, { page: guest, email }, projectId, 'commenter');
  const named = await guest.request.put('/api/v1/account/profile', { data: { name: 'Ana Roy', color: 'teal' } });
  expect(named.ok()).toBe(true);
  for (const each of [page, guest]) {
    await each.goto('/dashboard');
    await openProject(each, name);
    await each.goto('/module/idea?part=answers');
    await expect(each.locator('[data-live]')).toHaveAttribute('data-live', 'connected');
  }
  return projectId;
}

test('an answer that somebody suggests is shown beside the question, and accepted, declined or withdrawn', async ({
  page,
  browser,
}) => {
  test.slow();
  const guest = await anotherBrowser(browser);
  const projectId = await ownerAndCommenter(page, guest.page);
  const suggest = async (value: string) => {
    await guest.page.getByRole('button', { name: /^Suggest a change to “Where/u }).click();
    const field = guest.page.getByLabel(/^Your suggestion for “Where/u);
    await field.fill(value);
    // What is typed is there after a reload.
    await guest.page.getByLabel('Why (optional)').fill('The rent is half.');
    await guest.page.reload();
    await expect(field).toHaveValue(value);
    await expectAccessible(guest.page);
    await guest.page.getByRole('button', { name: 'Send the suggestion' }).click();
    await expect(guest.page.getByRole('article', { name: 'You suggest' })).toBeVisible();
  };
  await suggest('Shawinigan, on the main street');
  const shown = page.getByRole('article', { name: 'Ana Roy suggests' });
  await expect(shown.locator('del')).toContainText('Trois-Rivières');
  await expect(shown.locator('ins')).toContainText('Shawinigan');
  await expect(shown).toContainText('The rent is half.');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect(page.locator('[name=location]')).toHaveValue('Trois-Rivières, on the main street');

  // The answer changes meanwhile: accepting asks again.
  await saveLocation(page, projectId, 'Bécancour, on the main street', 1);
  await expect(shown.locator('del')).toContainText('Bécancour');
  await shown.getByRole('button', { name: 'Accept the suggestion from Ana Roy' }).click();
  await expect(shown.getByRole('alert')).toContainText('Replace what is there now');
  await expectAccessible(page);
  await shown.getByRole('button', { name: 'Replace it' }).click();
  await expect(shown).toHaveCount(0);
  await expect(page.locator('[name=location]')).toHaveValue('Shawinigan, on the main street');
  await expect(guest.page.locator('[name=location]')).toHaveValue('Shawinigan, on the main street');

  await suggest('Québec');
  await page.goto('/project/details');
  await page.getByRole('link', { name: 'All suggestions' }).click();
  await expect(shown.locator('ins')).toContainText('Québec');
  await expectAccessible(page);
  await shown.getByRole('button', { name: 'Add a note' }).click();
  await page.getByLabel('Note to Ana Roy (optional)').fill('Too far.');
  await shown.getByRole('button', { name: 'Decline the suggestion from Ana Roy' }).click();
  await expect(page.getByText('Nothing is waiting for a decision.')).toBeVisible();
  await guest.page.goto('/project/suggestions');
  await guest.page.getByRole('button', { name: 'Decided' }).click();
  await expect(guest.page.getByText('Too far.')).toBeVisible();
  await expect(guest.page.getByRole('article')).toHaveCount(2);

  await guest.page.goto('/module/idea?part=answers');
  await suggest('Lévis');
  const own = guest.page.getByRole('article', { name: 'You suggest' });
  await own.getByRole('button', { name: 'Withdraw' }).click();
  await expect(own).toHaveCount(0);
  expect(guest.faults).toEqual([]);
});

test('rows of figures and sections of the plan are suggested where they are, and accepted there', async ({
  page,
  browser,
}) => {
  test.slow();
  const guest = await anotherBrowser(browser);
  const projectId = await ownerAndCommenter(page, guest.page);
  const rows = [
    newRow('cost', 'Rent', { amount: 190_000, every: 'month' }),
    { ...newRow('stream', 'Bread', { price: 800, quantity: 600, per: 'month' }), position: 2 },
  ];
  expect((await page.request.put(`/api/v1/projects/${projectId}/ledger`, { data: { rows } })).ok()).toBe(true);

  const dialog = guest.page.getByRole('dialog');
  await guest.page.goto('/module/finances?part=figures');
  const costs = await openSection(guest.page, 'Costs every month');
  const rentCard = guest.page.locator('details[data-row]').filter({ hasText: 'Rent' });
  await rentCard.getByText(/^Rent/u).click();
  await rentCard.getByText('Note, proof and history').click();
  await rentCard.getByRole('button', { name: 'Suggest a change to this figure' }).click();
  // A field begins with what is in its cell once it has the focus.
  await dialog.getByLabel('Amount before tax').click();
  await dialog.getByLabel('Amount before tax').fill('1600');
  await dialog.getByLabel('Why (optional)').fill('A smaller place.');
  await expectAccessible(guest.page);
  await dialog.getByRole('button', { name: 'Send the suggestion' }).click();
  await expect(costs.getByRole('article', { name: 'You suggest' })).toContainText('$1,600');
  await costs.getByRole('button', { name: 'Suggest a figure' }).click();
  await dialog.getByRole('textbox').first().click();
  await dialog.getByRole('textbox').first().fill('Insurance');
  await dialog.getByRole('button', { name: 'Send the suggestion' }).click();
  await expect(costs.getByRole('article')).toHaveCount(2);

  await page.goto('/module/finances?part=figures');
  const shown = page.getByRole('region', { name: 'Costs every month' }).getByRole('article');
  const rent = shown.filter({ hasText: 'A smaller place.' });
  await expect(rent.locator('del')).toContainText('$1,900');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await rent.getByRole('button', { name: /^Accept/u }).click();
  await shown
    .filter({ hasText: 'Insurance' })
    .getByRole('button', { name: /^Accept/u })
    .click();
  await expect(shown).toHaveCount(0);
  const running = page.getByRole('region', { name: 'Costs every month' });
  await expect(running).toContainText('$1,600');
  await expect(running).toContainText('Insurance');

  await guest.page.goto('/project/plan');
  await openSection(guest.page, 'Summary');
  await guest.page.getByRole('button', { name: 'Suggest a change to “Summary”' }).click();
  await guest.page.getByLabel('Your suggestion for “Summary”').fill('A bakery for the whole street.');
  await guest.page.getByRole('button', { name: 'Send the suggestion' }).click();
  await expect(guest.page.getByRole('article', { name: 'You suggest' })).toBeVisible();
  await page.goto('/project/plan');
  const summary = await openSection(page, 'Summary');
  await expect(summary.locator('ins').filter({ hasText: 'bakery' })).toBeVisible();
  await expectAccessible(page);
  await summary.getByRole('button', { name: /^Accept/u }).click();
  await expect(summary.getByRole('article')).toHaveCount(0);
  await expect(summary.getByText('A bakery for the whole street.')).toBeVisible();
  expect(guest.faults).toEqual([]);
});
