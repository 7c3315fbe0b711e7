import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../journey.ts';
import { answerSample, createProject, openProject } from '../seed.ts';
import { anotherBrowser } from '../two-people.ts';

test('a banker reads the plan behind a link without an account, until the owner revokes it', async ({
  page,
  browser,
}) => {
  await signIn(page);
  const projectId = await createProject(page, 'Café Sainte-Cécile');
  await answerSample(page, projectId, 'idea', 'fr');
  await openProject(page, 'Café Sainte-Cécile');
  await page.goto('/project/links');
  await page.getByLabel('Who it is for').fill('Caisse de Sherbrooke');
  await page.getByLabel('Language of the document').selectOption('Français');
  await page.getByRole('textbox', { name: 'Password' }).fill('croissant');
  await page.getByRole('button', { name: 'Create the link' }).click();
  await expect(page.getByRole('heading', { name: 'The link for Caisse de Sherbrooke is ready' })).toBeFocused();
  const address = new URL(await page.getByLabel('Address').inputValue());
  expect(address.pathname).toBe('/read');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I have copied it' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Caisse de Sherbrooke' })).toContainText('Not opened yet');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const banker = await anotherBrowser(browser);
  const requested: string[] = [];
  banker.page.on('request', (request) => requested.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  const answer = await banker.page.goto(`/read${address.hash}`);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow');
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await banker.page.getByRole('textbox', { name: 'Password' }).fill('brioche!');
  await banker.page.getByRole('button', { name: 'Read the document' }).click();
  await expect(banker.page.getByText('This password is incorrect.')).toBeVisible();
  await banker.page.getByRole('textbox', { name: 'Password' }).fill('croissant');
  await banker.page.getByRole('button', { name: 'Read the document' }).click();
  await expect(banker.page.getByRole('heading', { level: 1, name: 'Café Sainte-Cécile' })).toBeVisible();
  await expect(banker.page.getByRole('heading', { level: 2, name: 'Plan financier' })).toBeVisible();
  const hosts = await banker.page
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).host));
  expect(hosts).not.toContain(new URL(banker.page.url()).host);
  await expectAccessible(banker.page);
  await expectNoSidewaysScroll(banker.page);
  const downloading = banker.page.waitForEvent('download');
  await banker.page.getByRole('button', { name: 'PDF, to read and print' }).click();
  await downloading;

  // Openings are written down behind the answers.
  const links = async () => (await page.request.get(`/api/v1/projects/${projectId}/links`)).text();
  await expect.poll(links).toContain('"opened":2');
  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: 'Caisse de Sherbrooke' });
  await expect(row).toContainText('Opened 2 times');
  await row.getByRole('button', { name: 'Revoke' }).click();
  await expect(row).toContainText('Revoked');
  await banker.page.getByRole('button', { name: 'PDF, to read and print' }).click();
  await expect(banker.page.getByRole('heading', { name: 'This link was revoked' })).toBeVisible();
  await expect(banker.page.getByText('Café Sainte-Cécile')).toHaveCount(0);
  const token = address.hash.slice(1);
  expect(requested.filter((request) => request.includes(token))).toEqual([]);
  // The file that was refused.
  expect(banker.faults.filter((fault) => !fault.includes('404'))).toEqual([]);
});
