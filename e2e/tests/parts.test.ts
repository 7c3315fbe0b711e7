import type { Locator } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectNothingCut,
  openPart,
  signIn,
  test,
} from '../journey.ts';
import { subscribe } from '../premium.ts';
import { answerSample, createProject, generate, openProject } from '../seed.ts';

let projectId: string;
let email: string;

test.beforeEach(async ({ page }) => {
  ({ email } = await signIn(page));
  projectId = await createProject(page, 'Boulangerie');
  await answerSample(page, projectId, 'idea', 'en');
  await generate(page, projectId, 'idea', 'en');
  await openProject(page, 'Boulangerie');
});

test.describe('side by side', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('answers and analysis stand side by side in one window, and each part keeps its place', async ({ page }) => {
    await page.goto('/module/idea');
    const analysis = page.getByRole('tabpanel', { name: 'Analysis' });
    await expect(analysis.getByRole('heading', { name: 'Next steps' })).toBeAttached();
    await expect(page.locator('[name=businessIdea]')).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Well done. Here is what comes next' })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThan(200);

    await analysis.evaluate((part) => part.scrollTo(0, 200));
    await page.getByRole('group', { name: 'Answers' }).evaluate((part) => part.scrollTo(0, 300));
    await page.getByRole('tab', { name: 'Analysis' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Versions' })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/module\/idea\?part=comments$/u);
    await expect(page.getByLabel('Add a comment')).toBeVisible();
    await expect(analysis).toBeHidden();

    await page.goBack();
    await expect(page).toHaveURL(/\/module\/idea$/u);
    await expect(analysis).toBeVisible();
    expect(await analysis.evaluate((part) => part.scrollTop)).toBe(200);
    expect(await page.getByRole('group', { name: 'Answers' }).evaluate((part) => part.scrollTop)).toBe(300);

    await page.getByRole('navigation', { name: 'Modules' }).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL(/\/dashboard$/u);
    await page.goBack();
    await expect.poll(() => analysis.evaluate((part) => part.scrollTop)).toBe(200);
  });

  test('a link opens its part, and an unknown one the usual part', async ({ page }) => {
    await page.goto('/module/idea?part=versions');
    await expect(page.getByRole('heading', { name: 'Earlier versions' })).toBeVisible();
    await expectAccessible(page);
    for (const part of ['nonsense', 'answers', 'figures', '']) {
      await page.goto(`/module/idea?part=${part}`);
      await expect(page.getByRole('tab', { name: 'Analysis' })).toHaveAttribute('aria-selected', 'true');
    }
  });
});

test.describe('three beside each other', () => {
  test.use({ viewport: { width: 1920, height: 1000 } });

  test('on a wide screen the comments are beside the analysis and the answers', async ({ page }) => {
    await page.goto('/module/idea');
    const answers = page.getByRole('group', { name: 'Answers' });
    const analysis = page.getByRole('tabpanel', { name: 'Analysis' });
    const comments = page.getByRole('group', { name: 'Comments' });
    await expect(analysis.getByRole('heading', { name: 'Next steps' })).toBeAttached();
    await expect(answers.locator('[name=businessIdea]')).toBeInViewport();
    await expect(comments.getByLabel('Add a comment')).toBeInViewport();
    await expect(page.getByRole('tab')).toHaveCount(2);

    // The passage and what is written about it are in one window.
    await analysis.evaluate((part) => part.scrollTo(0, 200));
    await answers.evaluate((part) => part.scrollTo(0, 300));
    await analysis.getByRole('button', { name: 'Comment on the analysis' }).click();
    await expect(comments.getByLabel('Add a comment')).toBeFocused();
    await expect(analysis).toBeVisible();
    await expect(page).toHaveURL(/\/module\/idea$/u);

    // By keyboard from left to right: the answers, the tabs and the open part, the comments.
    const follows = async (first: Locator, then: Locator) =>
      then.evaluate(
        (element, other) =>
          other !== null && other.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING,
        await first.elementHandle(),
      );
    expect([await follows(answers, page.getByRole('tablist')), await follows(analysis, comments)]).toEqual([
      true,
      true,
    ]);

    for (const width of [1280, 390, 1920, 2560]) {
      await page.setViewportSize({ width, height: 1000 });
      await expectNoSidewaysScroll(page);
      await expectNothingCut(page);
    }
    // Where the reader was, in lines that are longer or shorter by now.
    expect(await answers.evaluate((part) => part.scrollTop)).toBeGreaterThan(200);
    await expectAccessible(page);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectNoSidewaysScroll(page);
  });

  test('a link made in a narrower window opens its part beside the others', { tag: '@all' }, async ({ page }) => {
    await page.goto('/module/idea?part=comments');
    await expect(page.getByLabel('Add a comment')).toBeInViewport();
    await expect(page.getByRole('tab', { name: 'Analysis' })).toHaveAttribute('aria-selected', 'true');
  });

  test('the steps of the finances are open one after the other, with the comments beside them', {
    tag: '@all',
  }, async ({ page }) => {
    await subscribe(email);
    await answerSample(page, projectId, 'finances', 'en');
    await page.goto('/module/finances?part=answers');
    await expect(page.getByRole('tablist')).toHaveCount(1);
    await expect(page.locator('[name=pricingStrategy]')).toBeVisible();
    await expect(page.getByLabel('Add a comment')).toBeVisible();
    await page.getByRole('tab', { name: 'Your figures' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?part=forecast$/u);
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Your figures' }).click();

    // What is asked for is in view as soon as it begins.
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await expect(page.getByRole('tabpanel', { name: 'Analysis' })).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Well done. Here is what comes next' })).toBeInViewport();
    await page.setViewportSize({ width: 2560, height: 1300 });
    await expectNothingCut(page);
    await expectAccessible(page);
  });
});

test.describe('one at a time', { tag: '@all' }, () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('on a phone the parts are tabs within reach of a thumb, and each keeps its place', async ({ page }) => {
    await page.goto('/module/idea');
    await expect(page.locator('[name=businessIdea]')).toBeVisible();
    const tab = page.getByRole('tab', { name: 'Analysis' });
    const box = await tab.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.y).toBeGreaterThan(750);
    await tab.click();
    await expect(page).toHaveURL(/\?part=analysis$/u);
    await expect(page.getByRole('heading', { name: 'Next steps' })).toBeAttached();
    await page.evaluate(() => scrollTo(0, 400));
    await openPart(page, 'Comments');
    await expect(page.getByLabel('Add a comment')).toBeVisible();
    await expectNothingCut(page);
    await expectAccessible(page);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'AI analysis' })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(400);
    await openPart(page, 'Answers');
    await expect(page.locator('[name=businessIdea]')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.goBack();
    expect(await page.evaluate(() => scrollY)).toBe(400);

    // Long enough for contents of its own.
    await answerSample(page, projectId, 'analysis', 'en');
    await generate(page, projectId, 'analysis', 'en');
    await page.goto('/module/analysis?part=analysis');
    const contents = page.getByRole('navigation', { name: 'In this analysis' });
    await expect(contents).toBeInViewport();
    await contents.getByRole('button', { name: /^In this analysis/u }).click();
    await contents.getByRole('link', { name: 'Next steps' }).click();
    await expect(page.getByRole('heading', { name: 'Next steps' })).toBeInViewport();
    await contents.getByRole('button', { name: 'Collapse all sections' }).click();
    await expect(page.getByRole('button', { name: 'Next steps', exact: true })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    // Nothing is half behind the bar at the top.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
  });

  test('with text twice as large nothing scrolls sideways', async ({ page }) => {
    await page.goto('/module/idea?part=analysis');
    await expect(page.getByRole('heading', { name: 'AI analysis' })).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole('tab', { name: 'Comments' })).toBeInViewport();
  });
});
