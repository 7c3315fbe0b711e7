import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNothingCut, password, signIn, test } from '../journey.ts';
import { createProject } from '../seed.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Programs' });

test('an access token is made with the password, shown once, reads projects, and opens nothing once revoked', async ({
  page,
  playwright,
  baseURL,
  watch,
}) => {
  watch.expectFailure(/tokens\/add|status of 400/u);
  await signIn(page);
  await createProject(page, 'Boulangerie');
  await page.goto('/account');
  await section(page).getByRole('button', { name: 'Create an access token' }).click();
  await page.getByLabel('Name of the token').fill('Checkout');
  await expect(page.getByLabel('Valid for')).toHaveValue('90');
  await expectAccessible(page);
  await page.locator('[name=token-password]').fill('not-this-one');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The current password is not correct.')).toBeVisible();
  await page.locator('[name=token-password]').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'The token “Checkout”' })).toBeFocused();
  const token = await page.getByLabel('Access token', { exact: true }).inputValue();
  await expect(section(page).getByText('not used yet')).toBeVisible();
  await expectAccessible(page);
  await expectNothingCut(page);
  await page.getByRole('button', { name: 'I have copied it' }).press('Enter');
  await expect(page.getByLabel('Access token', { exact: true })).toHaveCount(0);

  const program = await playwright.request.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  const read = async () => program.get('/api/v1/projects');
  expect(await (await read()).json()).toMatchObject({ projects: [{ name: 'Boulangerie' }] });
  expect((await program.post('/api/v1/projects', { data: { name: 'Planted' } })).status()).toBe(403);
  const tools = await program.post('/api/mcp', {
    headers: { accept: 'application/json, text/event-stream' },
    data: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  });
  expect(await tools.text()).toContain('read_plan');
  await page.reload();
  await expect(section(page).getByText('last used on')).toBeVisible();
  await section(page).getByRole('button', { name: 'Revoke the token Checkout' }).press('Enter');
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(section(page).getByText('Checkout', { exact: true })).toHaveCount(0);
  expect((await read()).status()).toBe(401);
  await program.dispose();
});
