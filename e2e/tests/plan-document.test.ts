import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { openModuleMenu, openSection } from '../journey.ts';
import { answerSample, createProject, openProject } from '../seed.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../unreachable.ts';

test('a person on the free plan makes the plan their own document, and its file says what the screen shows', async ({
  page,
}) => {
  await signIn(page);
  const projectId = await createProject(page, 'Café Sainte-Cécile');
  await answerSample(page, projectId, 'idea', 'en');
  await openProject(page, 'Café Sainte-Cécile');
  await (await openModuleMenu(page)).getByRole('link', { name: 'Business plan (document)' }).click();

  const company = await openSection(page, 'The company');
  // On a phone, the plan comes before its files and settings.
  const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN;
  const last = page.locator('h2[id^="plan-"]').last();
  if (test.info().project.name === 'phone')
    expect(await topOf(last)).toBeLessThan(await topOf(page.getByLabel('Who reads it')));
  await company.getByRole('button', { name: 'Write: The company' }).click();
  const text = page.getByLabel('Text of “The company”');
  await expect(text).toHaveValue('');
  const place = company.getByRole('listitem').filter({ hasText: 'Where it is' });
  await expect(place).toContainText('missing');
  await company.getByRole('button', { name: /^Add: The business is located in/u }).click();
  await expect(text).toHaveValue(/Trois-Rivières/u);
  await expect(place).toContainText('done');
  await expectAccessible(page);
  await text.fill('A bakery for **4,321 neighbours**.');
  await company.getByRole('button', { name: 'Accept this text: The company' }).click();
  await expect(company.getByText('4,321\u00a0◇ neighbours')).toBeVisible();

  const answers = [{ question: 'location', value: 'Shawinigan', baseVersion: 1 }];
  await page.request.put(`/api/v1/projects/${projectId}/modules/idea/answers`, { data: { answers } });
  await company.getByRole('button', { name: 'Show the difference' }).click();
  await expect(company.getByText('Shawinigan')).toBeVisible();
  await company.getByRole('button', { name: 'Keep these words' }).click();
  await expect(company.getByText('has changed since these words were written')).toBeHidden();

  await page.getByText('Order of the sections').click();
  const list = page.getByRole('list', { name: 'Sections', exact: true });
  await page.getByLabel('Title of the new section').fill('Our street');
  await page.getByRole('button', { name: 'Add the section' }).click();
  await list.getByRole('button', { name: 'Move up: The company' }).click();
  await expect(list.getByRole('listitem').first()).toContainText('The company');
  await expect(list.getByRole('button', { name: 'Move down: The company' })).toBeFocused();
  await list.getByRole('button', { name: 'Leave out: What is offered' }).click();
  await expect(page.getByRole('region', { name: 'What is offered' })).toBeHidden();
  await openSection(page, 'Our street');
  await page.getByRole('button', { name: 'Write: Our street' }).click();
  await page.getByLabel('Text of “Our street”').fill('Two schools, no baker.');
  await page.getByRole('button', { name: 'Done: Our street' }).click();
  await expect(page.getByRole('region', { name: 'Our street' }).getByText('Two schools, no baker.')).toBeVisible();
  await page.getByLabel('Who reads it').selectOption('A partner');
  await expect(list.getByRole('listitem').first()).toContainText('Summary');
  await page.getByLabel('Who reads it').selectOption('A bank or another lender');
  await expect(list.getByRole('listitem').first()).toContainText('The company');
  // A field that is half below the header counts as too small.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'The business plan – Download as Markdown' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file).toContain('A bakery for **4,321\u00a0◇ neighbours**.');
  expect(file.indexOf('# The company')).toBeLessThan(file.indexOf('# Summary'));
  expect(file).toContain('# Our street\n\nTwo schools, no baker.');
  expect(file).not.toContain('# What is offered');

  await company.getByRole('button', { name: 'Remove the text: The company' }).click();
  await expect(company.getByText('Shawinigan')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(company.getByText('4,321\u00a0◇ neighbours')).toBeVisible();
  await company.getByRole('button', { name: 'Earlier texts' }).click();
  await expect(page.getByRole('dialog').getByText('A bakery for **4,321 neighbours**.')).toBeVisible();
});
