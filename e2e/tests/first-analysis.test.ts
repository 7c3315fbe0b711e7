import { createAccount, expect, expectSignInReady, password, test } from '../journey.ts';

/** Counts in the page, over reloads: presses of buttons and links, and the fields that somebody filled. */
const countInPage = () => {
  const add = (name: string, what: string) => {
    const before: string[] = JSON.parse(sessionStorage.getItem(name) ?? '[]');
    sessionStorage.setItem(name, JSON.stringify([...new Set([...before, what])]));
  };
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const pressed = target instanceof Element ? target.closest('button, a, summary, [role=radio]') : null;
      if (pressed !== null) add('presses', `${pressed.textContent} ${performance.timeOrigin + timeStamp}`);
    },
    true,
  );
  addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLElement) add('fields', target.getAttribute('name') ?? target.id);
    },
    true,
  );
};

test('somebody with an idea has its analysis after eight presses and six fields at most', async ({ page }) => {
  const email = await createAccount(page);
  await page.goto('/auth');
  await expectSignInReady(page);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(password);
  await page.addInitScript(countInPage);
  await page.evaluate(countInPage);
  await page.getByRole('button', { name: 'Sign in' }).click();

  await page.getByLabel('Project name').fill('Boulangerie du Cap');
  await page.getByRole('button', { name: 'I have an idea' }).click();
  const generate = page.getByRole('button', { name: 'Generate' });
  await expect(generate).toBeDisabled();
  await page.locator('[name=businessIdea]').fill('Sourdough bread from local grain, baked at night');
  await page.locator('[name=targetMarket]').fill('Families of the neighbourhood');
  await page.locator('[name=problemSolved]').fill('The nearest good bread is twenty minutes away by car');
  await page.locator('select[name=businessModel]').selectOption({ index: 1 });
  await page.locator('[name=location]').fill('Trois-Rivières');
  await generate.click();
  await expect(page.getByRole('region', { name: 'AI analysis' }).getByRole('heading').first()).toBeVisible();

  const counted = (name: string) =>
    page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[], name);
  expect((await counted('presses')).length).toBeLessThanOrEqual(8);
  expect((await counted('fields')).length).toBeLessThanOrEqual(6);
  expect((await counted('fields')).length).toBeGreaterThan(0);
});
