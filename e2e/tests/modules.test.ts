import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openModuleMenu,
  openPart,
  signIn,
  test,
} from '../journey.ts';
import { subscribe, unsubscribe } from '../premium.ts';
import { answerSample, createProject, generate, openProject } from '../seed.ts';

const reports = ['business-plan', 'marketing', 'rd', 'finances', 'environmental'] as const;

test('a subscriber works through the five written modules, and every analysis uses the answers', async ({ page }) => {
  test.slow();
  const { email } = await signIn(page);
  await subscribe(email);
  const projectId = await createProject(page, 'Sainte-Cécile bakery');
  for (const module of ['idea', 'analysis'] as const) await answerSample(page, projectId, module, 'en');
  await openProject(page, 'Sainte-Cécile bakery');
  await expect(page.getByRole('banner').getByText('0/100')).toBeVisible();
  for (const module of reports) {
    await test.step(module, async () => {
      await page.goto(`/module/${module}`);
      await expect(page.getByRole('button', { name: 'Generate' })).toBeDisabled();
      await answerSample(page, projectId, module, 'en');
      await page.reload();
      await page.getByLabel('Comments or clarifications').fill('Think of the winter too.');
      await page.getByRole('button', { name: 'Generate' }).click();
      const report = page.getByRole('region', { name: 'AI analysis' });
      await expect(report.getByText('Built-in draft, no AI model connected').first()).toBeVisible();
      await expect(report.getByRole('heading', { name: 'Next steps' })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page.reload();
      await openPart(page, 'Analysis');
      await expect(report.getByRole('heading', { name: 'Next steps' })).toBeVisible();
      await openPart(page, module === 'finances' ? 'Your figures' : 'Answers');
      await expect(page.getByLabel('Comments or clarifications')).toHaveValue('');
    });
  }
  await expect(page.getByRole('banner').getByText('5/100')).toBeVisible();
  await expect((await openModuleMenu(page)).getByText('5 of 11 modules completed')).toBeVisible();
});

test('nothing that was written is lost: an earlier analysis is read and restored', async ({ page }) => {
  const { email } = await signIn(page);
  await subscribe(email);
  const projectId = await createProject(page, 'Sainte-Cécile bakery');
  await answerSample(page, projectId, 'idea', 'en');
  await generate(page, projectId, 'idea', 'en');
  await generate(page, projectId, 'idea', 'fr');
  await openProject(page, 'Sainte-Cécile bakery');
  await page.goto('/module/idea');
  const report = page.getByRole('region', { name: 'AI analysis' });
  await openPart(page, 'Analysis');
  await expect(report.getByRole('heading', { name: 'En bref' }).first()).toBeVisible();
  await openPart(page, 'Versions');
  const versions = page
    .getByRole('region', { name: 'Earlier versions' })
    .getByRole('listitem')
    .filter({ hasText: 'built-in draft' });
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText('Shown now');
  await versions.last().getByRole('button', { name: /^Read/u }).click();
  await expect(versions.last().getByRole('heading', { name: 'At a glance' })).toBeVisible();
  await expectAccessible(page);
  await versions
    .last()
    .getByRole('button', { name: /^Restore/u })
    .click();
  await expect(page.getByText('This version is shown again. Nothing was lost.')).toBeVisible();
  await expect(versions).toHaveCount(2);
  await expect(versions.last()).toContainText('Shown now');
  await page.reload();
  await openPart(page, 'Analysis');
  await expect(report.getByRole('heading', { name: 'At a glance' }).first()).toBeVisible();
});

test('two versions are compared, a section comes back, and so does the earlier text of an answer', async ({ page }) => {
  const { email } = await signIn(page);
  await subscribe(email);
  const projectId = await createProject(page, 'Sainte-Cécile bakery');
  await answerSample(page, projectId, 'idea', 'en');
  await generate(page, projectId, 'idea', 'en');
  await openProject(page, 'Sainte-Cécile bakery');
  await page.goto('/module/idea');
  await openPart(page, 'Answers');
  const answer = page.locator('[name=location]');
  const before = await answer.inputValue();
  await answer.fill('Matane');
  await page.getByRole('button', { name: 'Save' }).click();
  const history = page.getByRole('button', { name: /^Earlier texts:/u });
  const more = page.getByRole('button', { name: 'More for “Where you will operate”' });
  await more.click();
  await expect(history).toHaveCount(1);
  await generate(page, projectId, 'idea', 'en');
  await page.reload();

  await openPart(page, 'Versions');
  const list = page.getByRole('region', { name: 'Earlier versions' });
  await list
    .getByRole('button', { name: /^Compare/u })
    .last()
    .click();
  const comparison = page.getByRole('dialog', { name: 'Compare two versions' });
  await expect(comparison.locator('ins').filter({ hasText: 'Matane' }).first()).toBeVisible();
  await expect(comparison.locator('del').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await comparison
    .getByRole('button', { name: /^Restore this section/u })
    .first()
    .click();
  await expect(page.getByText('The section is back.')).toBeVisible();
  await expect(list.getByText(/^with the (?:section|opening)/u)).toBeVisible();

  await openPart(page, 'Answers');
  await more.click();
  await history.click();
  const texts = page.getByRole('dialog', { name: /^Earlier texts:/u });
  await expect(texts.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await texts.getByRole('button', { name: 'Restore this text' }).click();
  await expect(answer).toHaveValue(before);
  await history.click();
  await expect(texts.getByRole('listitem').filter({ hasText: 'Matane' })).toBeVisible();
});

test('a subscription that ends while the page is open takes nothing away', async ({ page, watch }) => {
  watch.expectFailure(/403/u);
  const { email } = await signIn(page);
  await subscribe(email);
  const projectId = await createProject(page, 'Sainte-Cécile bakery');
  await answerSample(page, projectId, 'marketing', 'en');
  await generate(page, projectId, 'marketing', 'en');
  await openProject(page, 'Sainte-Cécile bakery');
  await page.goto('/module/marketing');
  await openPart(page, 'Analysis');
  const report = page.getByRole('region', { name: 'AI analysis' });
  await expect(report.getByRole('heading', { name: 'Next steps' })).toBeVisible();
  await unsubscribe(email);
  await report.getByRole('button', { name: 'Regenerate' }).click();
  await expect(page.getByText('This module requires a premium subscription').first()).toBeVisible();
  await expect(report.getByRole('heading', { name: 'Next steps' })).toBeVisible();
  await expect(page.locator('[name=brandName]')).not.toHaveValue('');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Unlock Premium' })).toBeVisible();
});

test('personas are three cards: one open at a time, deleted one by one, replaced after asking', async ({ page }) => {
  const { email } = await signIn(page);
  await subscribe(email);
  const projectId = await createProject(page, 'Sainte-Cécile bakery');
  for (const module of ['idea', 'analysis'] as const) await answerSample(page, projectId, module, 'en');
  await openProject(page, 'Sainte-Cécile bakery');
  await page.goto('/module/personas');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  const cards = page
    .getByRole('main')
    .locator('button[aria-expanded][aria-controls]')
    .filter({ hasNot: page.locator('svg') });
  await expect(page.getByRole('button', { name: /^Delete/u })).toHaveCount(3);
  await cards.nth(0).click();
  await cards.nth(1).click();
  await expect(cards.nth(0)).toHaveAttribute('aria-expanded', 'false');
  await expect(cards.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Delete/u })
    .first()
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete/u })
    .click();
  await expect(page.getByRole('button', { name: /^Delete/u })).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Delete/u })).toHaveCount(2);
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByRole('button', { name: 'Generate three new ones' }).click();
  await expect(page.getByRole('button', { name: /^Delete/u })).toHaveCount(3);
  await expectNoSidewaysScroll(page);
});

test('a journal keeps its entries, newest first, and reads them together', async ({ page }) => {
  const { email } = await signIn(page);
  await subscribe(email);
  await createProject(page, 'Sainte-Cécile bakery');
  await openProject(page, 'Sainte-Cécile bakery');
  await page.goto('/module/journal');
  await expect(page.getByRole('heading', { name: 'My entries (0)' })).toBeVisible();
  for (const [title, content] of [
    ['First market', 'Sold forty loaves. A man asked for rye.'],
    ['The landlord', 'He wants an answer. Do I sign for three years?'],
  ] as const) {
    await page.getByRole('button', { name: 'New entry' }).click();
    await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('What happened').fill(content);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  const entries = page.getByRole('list', { name: 'Entries, newest first' }).getByRole('heading');
  await expect(entries).toHaveText(['The landlord', 'First market']);
  await openPart(page, 'Analysis');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  const panel = page.getByRole('region', { name: 'AI analysis' });
  await expect(panel.getByText('Do I sign for three years?').first()).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(panel.getByText('Do I sign for three years?').first()).toBeVisible();
  await openPart(page, 'Entries');
  await page.getByRole('button', { name: 'Delete “First market”' }).click();
  await page.getByRole('button', { name: 'Delete the entry' }).click();
  await expect(page.getByRole('heading', { name: 'My entries (1)' })).toBeVisible();
  await page.reload();
  await expect(entries).toHaveText(['The landlord']);
});

test('the maturity score is shown in a ring with its six areas and the rule behind it', async ({ page }) => {
  const { email } = await signIn(page);
  await subscribe(email);
  const projectId = await createProject(page, 'Sainte-Cécile bakery');
  await answerSample(page, projectId, 'idea', 'en');
  await openProject(page, 'Sainte-Cécile bakery');
  await page.goto('/module/maturity');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByRole('img', { name: /^Overall score: \d+ out of 100/u })).toBeVisible();
  for (const area of ['Idea', 'Market', 'Business', 'Marketing', 'Product', 'Finance']) {
    await expect(page.getByRole('main').getByRole('heading', { name: area, exact: true })).toBeVisible();
  }
  await page.getByText('How this score is calculated').click();
  await expect(page.getByText(/^With one deal-breaker the overall score is at most 69/u)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.reload();
  await expect(page.getByRole('img', { name: /^Overall score/u })).toBeVisible();
});
