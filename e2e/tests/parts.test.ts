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
  await openProject(page, 'Boulangerie');
});

test('before a result the questions are the page, and what is needed to generate stays in sight', async ({ page }) => {
  await page.goto('/module/idea');
  const generateButton = page.getByRole('button', { name: 'Generate', exact: true });
  await expect(generateButton).toBeInViewport();
  await page.getByLabel(/^Where you will operate/u).scrollIntoViewIfNeeded();
  await expect(generateButton).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'AI analysis' })).toBeAttached();
});

test('the result is the page, in one scroll; the answers open beside it and are remembered', async ({ page }) => {
  await generate(page, projectId, 'idea', 'en');
  await page.goto('/module/idea');
  const analysis = page.getByRole('group', { name: 'Analysis' });
  await expect(analysis.getByRole('heading', { name: 'Next steps' })).toBeAttached();
  // At least 500 px of it are read without scrolling.
  expect((await analysis.boundingBox())?.y).toBeLessThanOrEqual(300);
  const scrolls = await page.evaluate(() =>
    [...document.querySelectorAll('[data-module-page] *')]
      .filter((element) => element.scrollHeight > element.clientHeight + 1 && !element.matches('textarea'))
      .filter((element) => /auto|scroll/u.test(getComputedStyle(element).overflowY))
      .map((element) => element.outerHTML.slice(0, 100)),
  );
  expect(scrolls).toEqual([]);

  await expect(page.locator('[name=businessIdea]')).toBeHidden();
  await openPart(page, 'Answers');
  await expect(page.locator('[name=businessIdea]')).toBeInViewport();
  await expect(analysis).toBeVisible();
  await page.reload();
  await expect(page.locator('[name=businessIdea]')).toBeVisible();
  await page.getByRole('button', { name: /^Your answers/u }).click();
  await expect(page.locator('[name=businessIdea]')).toBeHidden();
});

test('a link leads to its part, and an unknown one to the page', async ({ page }) => {
  await generate(page, projectId, 'idea', 'en');
  await page.goto('/module/idea?part=versions');
  await expect(page.getByRole('heading', { name: 'Earlier versions' })).toBeInViewport();
  await page.goto('/module/idea?part=comments');
  await expect(page.getByLabel('Add a comment')).toBeInViewport();
  await page.goto('/module/idea?part=nonsense');
  await expect(page.getByRole('heading', { name: 'AI analysis' })).toBeInViewport();
});

test('nothing scrolls sideways or is cut at any width, with the answers open or closed', async ({ page }) => {
  await generate(page, projectId, 'idea', 'en');
  await page.goto('/module/idea');
  await openPart(page, 'Answers');
  for (const width of [320, 390, 640, 768, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expectNothingCut(page);
  }
  await expectAccessible(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectNoSidewaysScroll(page);
});

test('the steps of the finances are open one after the other', { tag: '@all' }, async ({ page }) => {
  await subscribe(email);
  await answerSample(page, projectId, 'finances', 'en');
  await page.goto('/module/finances');
  await expect(page.locator('[name=pricingStrategy]')).toBeVisible();
  await page.getByRole('tab', { name: 'Your figures' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?part=forecast$/u);
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Your figures' }).click();
  // What is asked for is in view as soon as it begins.
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByRole('tabpanel', { name: 'Analysis' })).toBeInViewport();
});
