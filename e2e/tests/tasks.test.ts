import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectNoSidewaysScroll, expectNothingCut, signIn, test } from '../journey.ts';
import { answerSample, createProject, generate, openProject } from '../seed.ts';

test('the steps of a report become tasks: planned, ticked off, kept when it is written again, and in a calendar', async ({
  page,
}) => {
  await signIn(page);
  const projectId = await createProject(page, 'Sainte-Cécile bakery');
  await openProject(page, 'Sainte-Cécile bakery');
  await page.goto('/project/left');
  await expect(page.getByRole('heading', { name: 'Nothing to do yet' })).toBeVisible();
  await expectAccessible(page);

  await answerSample(page, projectId, 'idea', 'en');
  await generate(page, projectId, 'idea', 'en');
  await page.goto('/module/idea?part=analysis');
  await page.getByRole('link', { name: /^These steps are in “What is left”/u }).click();
  await expect(page).toHaveURL(/\/project\/left\?view=tasks$/u);
  const undated = page.getByRole('region', { name: 'No date' });
  await expect(undated.getByRole('listitem').first()).toBeVisible();
  const steps = await undated.getByRole('listitem').count();
  expect(steps).toBeGreaterThan(1);
  await expect(undated.getByRole('link').first()).toHaveAttribute('href', '/module/idea?part=analysis');

  await page.getByLabel('New task').fill('Call Zoé; ask for a quote');
  await page.getByLabel('Due date').pressSequentially('02032001');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const overdue = page.getByRole('region', { name: 'Overdue' });
  await expect(overdue.getByText('Call Zoé; ask for a quote')).toBeVisible();
  await expect(page.getByLabel('New task')).toBeFocused();
  await expect(page.getByLabel('New task')).toHaveValue('');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download for a calendar' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('DTSTART;VALUE=DATE:20010203');
  expect(file).toContain('SUMMARY:Call Zoé\\; ask for a quote');

  const first = undated.getByRole('checkbox').first();
  const ticked = (await undated.getByRole('listitem').first().locator('label').textContent()) ?? '';
  await first.focus();
  await page.keyboard.press('Space');
  await expect(undated.getByRole('listitem')).toHaveCount(steps - 1);
  await expect(undated.getByRole('checkbox').first()).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectNothingCut(page);

  await undated
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await undated.getByLabel('Task').fill('My own words');
  await page.keyboard.press('Enter');
  await expect(undated.getByText('My own words')).toBeVisible();
  await expect(undated.getByRole('button', { name: 'Edit “My own words”' })).toBeFocused();

  await generate(page, projectId, 'idea', 'en');
  await page.reload();
  await expect(undated.getByText('My own words')).toBeVisible();
  await expect(undated.getByRole('listitem')).toHaveCount(steps - 1);
  await page.getByText('Done (1)').click();
  await expect(page.getByRole('main').getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(page.getByRole('main').locator('details').getByText(ticked)).toBeVisible();

  await overdue.getByRole('button', { name: /^Delete / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(overdue).toHaveCount(0);
});
