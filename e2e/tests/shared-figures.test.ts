import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from '../journey.ts';
import { subscribe } from '../premium.ts';
import { createProject, newRow, openProject } from '../seed.ts';
import { anotherBrowser, join } from '../two-people.ts';

// The table is for a wide window; on a phone each row is a card.
test.use({ viewport: { width: 1280, height: 900 } });

const cost = (name: string, amount: number) => newRow('cost', name, { amount, every: 'month' });

/** Saves rows over the API. */
async function saveRows(page: Page, projectId: string, rows: readonly object[]) {
  const saved = await page.request.put(`/api/v1/projects/${projectId}/ledger`, { data: { rows } });
  expect(saved.ok()).toBe(true);
}

/** Two people with one project, each with the table on screen and live changes. */
async function twoAtTheTable(page: Page, guest: Page) {
  const owner = await signIn(page);
  await subscribe(owner.email);
  const projectId = await createProject(page, 'Sainte-Cécile bakery');
  await saveRows(page, projectId, [cost('Rent', 190_000)]);
  const { email } = await signIn(guest);
  await subscribe(email);
  await join(page, { page: guest, email }, projectId, 'editor');
  const named = await guest.request.put('/api/v1/account/profile', { data: { name: 'Béa Roy', color: 'teal' } });
  expect(named.ok()).toBe(true);
  for (const each of [page, guest]) {
    await each.goto('/dashboard');
    await openProject(each, 'Sainte-Cécile bakery');
    await each.goto('/module/finances?part=figures&as=table');
    await expect(each.locator('[data-live]')).toHaveAttribute('data-live', 'connected');
  }
  const grid = (of: Page) => of.getByRole('grid', { name: 'Costs every month' });
  const card = (of: Page) => of.locator('details[data-row]').filter({ hasText: 'Rent' });
  // What a cell says may be followed by who is in it.
  const cell = (of: Page, text: string) => grid(of).getByRole('gridcell').filter({ hasText: text });
  return { projectId, grid, cell, card };
}

test('a line says who changed what; an earlier version and a deleted line come back', async ({ page, browser }) => {
  test.slow();
  const guest = await anotherBrowser(browser);
  const { grid, cell, card } = await twoAtTheTable(page, guest.page);
  await cell(guest.page, '$1,900').click();
  await guest.page.keyboard.type('2060');
  await guest.page.keyboard.press('Enter');
  await expect(cell(page, '$2,060')).toBeVisible();

  await grid(page).getByRole('button', { name: 'Details of Rent' }).click();
  const dialog = page.getByRole('dialog');
  await expect(card(page).locator('summary').first()).toBeFocused();
  await card(page).getByText('Note, proof and history').click();
  await card(page).getByText('Earlier versions').click();
  await expect(card(page).getByText('Amount before tax: $1,900 → $2,060')).toBeVisible();
  await expect(card(page).getByText(/^Béa Roy, /u)).toBeVisible();
  await expectAccessible(page);
  await card(page)
    .getByRole('button', { name: /^Restore “/u })
    .click();
  await page.getByRole('button', { name: 'As a table' }).click();
  await expect(cell(page, '$1,900')).toBeVisible();
  await expect(cell(guest.page, '$1,900')).toBeVisible();

  await grid(guest.page).getByRole('button', { name: 'Details of Rent' }).click();
  await card(guest.page).getByText('Note, proof and history').click();
  await card(guest.page).getByRole('button', { name: 'Delete', exact: true }).click();
  await guest.page.getByRole('button', { name: 'As a table' }).click();
  await expect(cell(page, '$1,900')).toHaveCount(0);
  await page.getByRole('button', { name: 'Deleted figures' }).click();
  await expect(dialog.getByText(/^Deleted by Béa Roy/u)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Bring back Rent' }).click();
  await expect(dialog.getByText('No figure has been deleted.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cell(page, '$1,900')).toBeVisible();
  await expect(cell(guest.page, '$1,900')).toBeVisible();

  // Texts are read into the search every two seconds.
  const find = async () => (await page.request.get('/api/v1/search?query=rent&language=en')).text();
  await expect.poll(find).toContain('Rent');
  await page.goto('/account');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Go to/u })
    .click();
  await dialog.getByRole('combobox').fill('rent');
  await page.getByRole('option', { name: /\bFigure\b/u }).click();
  await expect(page).toHaveURL(/\/module\/finances\?part=figures#row-/u);
  await expect(card(page).locator('summary').first()).toBeFocused();
  expect(guest.faults).toEqual([]);
});

test('two people see each other at their cells; in one cell neither value is lost, in two both are kept', async ({
  page,
  browser,
}) => {
  test.slow();
  const guest = await anotherBrowser(browser);
  const { grid, cell } = await twoAtTheTable(page, guest.page);
  await cell(guest.page, '$1,900').click();
  await expect(grid(page).getByText('Here now: Béa Roy')).toBeVisible();
  await expectAccessible(page);

  // Both type into the same cell; the second to finish is told.
  await guest.page.keyboard.type('2060');
  await cell(page, '$1,900').click();
  await page.keyboard.type('2100');
  const kept = guest.page.waitForResponse(/\/rpc\/ledger\/save$/u);
  await guest.page.keyboard.press('Enter');
  await kept;
  await page.keyboard.press('Enter');
  const question = page.getByRole('alert').filter({ hasText: 'Béa Roy changed “Rent” at the same time' });
  await expect(question).toContainText('Yours: Amount before tax: $2,100');
  await expect(question).toContainText('Béa Roy: Amount before tax: $2,060');
  await expect(grid(page).getByText('Béa Roy wrote $2,060')).toBeVisible();
  await expectAccessible(page);
  await expect(cell(guest.page, '$2,060')).toBeVisible();
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect(cell(guest.page, '$2,100')).toBeVisible();
  await expect(question).toHaveCount(0);
  expect(guest.faults).toEqual([]);
});

test('a comment on a line says which line it is about, leads to it, and says when the line is gone', async ({
  page,
}) => {
  const owner = await signIn(page);
  await subscribe(owner.email);
  const projectId = await createProject(page, 'Sainte-Cécile bakery');
  await saveRows(page, projectId, [cost('Rent', 190_000)]);
  await openProject(page, 'Sainte-Cécile bakery');
  await page.goto('/module/finances?part=figures');
  const rent = page.locator('details[data-row]').filter({ hasText: 'Rent' });
  await rent.getByText(/^Rent/u).click();
  await rent.getByText('Note, proof and history').click();
  await rent.getByRole('button', { name: 'Comment on this figure' }).click();
  const box = page.getByLabel('Add a comment');
  await expect(box).toBeFocused();
  await page.keyboard.type('Is heating included?');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  const thread = page.getByRole('listitem').filter({ hasText: 'Is heating included?' });
  await expect(thread).toContainText('About the figure “Rent”');
  await expectAccessible(page);
  await thread.getByRole('button', { name: 'Show the figure' }).click();
  await expect(rent.locator('summary').first()).toBeFocused();
  await rent.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(rent).toHaveCount(0);
  await expect(thread).toContainText('This figure no longer exists.');
});

test('a setting says who changed it from what to what, and goes back; a cleared one comes back', async ({
  page,
  browser,
}) => {
  test.slow();
  const guest = await anotherBrowser(browser);
  const { projectId } = await twoAtTheTable(page, guest.page);
  const province = { ...cost('', 0), kind: 'setting', cells: { name: 'province', value: 'QC' } };
  await saveRows(page, projectId, [province]);
  const choice = (of: Page) => of.locator('[data-setting=province] select');
  const part = page.locator('[data-setting=province] details');
  for (const each of [page, guest.page]) await each.reload();
  await part.getByText('Earlier versions').click();
  await choice(guest.page).selectOption('NB');
  await expect(part.getByText('Province or territory: Quebec → New Brunswick')).toBeVisible();
  await expect(part.getByText(/^Béa Roy, /u)).toBeVisible();
  await expectAccessible(page);
  await part.getByRole('button', { name: /^Restore “Province or territory”/u }).click();
  for (const each of [page, guest.page]) await expect(choice(each)).toHaveValue('QC');

  await choice(guest.page).selectOption('');
  await expect(choice(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Deleted figures' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Province or territory: Quebec')).toBeVisible();
  await dialog.getByRole('button', { name: 'Bring back Province or territory' }).click();
  await expect(dialog.getByText('No figure has been deleted.')).toBeVisible();
  for (const each of [page, guest.page]) await expect(choice(each)).toHaveValue('QC');
});
