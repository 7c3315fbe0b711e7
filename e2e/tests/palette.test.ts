import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../journey.ts';
import { createProject } from '../seed.ts';

test('a few letters find a project, a module and an action, and Escape goes back', async ({ page }) => {
  await signIn(page, 'fr');
  for (const name of ['Atelier du Nord', 'Été à la ferme 🥕']) await createProject(page, name);
  await page.goto('/account');
  const palette = page.getByRole('dialog', { name: 'Où voulez-vous aller ?' });
  const field = page.getByRole('dialog').getByRole('combobox');
  const chosen = palette.locator('[data-highlighted]');
  const before = page.getByRole('button', { name: 'Changer le mot de passe' });

  await test.step('opened by keyboard, it gives the focus back', async () => {
    await before.focus();
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
    await expect(before).toBeFocused();
  });

  await test.step('opened by its button, it gives the focus back there', async () => {
    const button = page.getByRole('banner').getByRole('button', { name: /^Aller à/u });
    await button.click();
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });

  await test.step('opened again while it is still fading out, it is empty', async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type('atelier');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
  });

  await test.step('finds a project without its accents', async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type('ete');
    await expect(chosen).toHaveText('Été à la ferme 🥕');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/module\/brainstorm$/u);
    await expect(page.getByRole('banner').getByText('Été à la ferme 🥕')).toBeVisible();
  });

  await test.step('finds a module by what people call it, and says what is locked', async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type('tresorerie');
    await expect(chosen).toHaveText(/Finances.*Premium, verrouillé/u);
    await field.fill('ffom');
    await expect(chosen).toHaveText('Analyse de la situation');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/module\/analysis$/u);
  });

  await test.step('says so when nothing is called like that', async () => {
    await page.keyboard.press('Control+k');
    await field.fill('xyzxyz');
    await expect(palette.getByText('Aucun résultat pour')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(palette).toBeVisible();
  });

  await test.step('changes the language from here', async () => {
    await field.fill('english');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1, name: 'Situation analysis' })).toBeVisible();
  });

  await test.step('keeps the focus when the screen chosen before arrives only now', async () => {
    const arrival = Promise.withResolvers<void>();
    await page.route(/\/assets\/dashboard-[\w-]+\.js$/u, async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page.keyboard.press('Control+k');
    await field.fill('dashboard');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    arrival.resolve();
    await expect(page).toHaveTitle(/Dashboard/u);
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
  });
});

test('words that were written lead to their place, and a theme that was chosen stays', async ({ page }) => {
  await signIn(page);
  const projectId = await createProject(page, 'Sainte-Cécile bakery');
  const answers = [{ question: 'location', value: 'Beside the lighthouse, in the old cannery', baseVersion: 0 }];
  const saved = await page.request.put(`/api/v1/projects/${projectId}/modules/idea/answers`, { data: { answers } });
  expect(saved.status()).toBe(200);
  // Texts are read into the search every two seconds.
  const find = async () => (await page.request.get('/api/v1/search?query=lighthouse&language=en')).text();
  await expect.poll(find).toContain('cannery');
  await page.goto('/account');
  const palette = page.getByRole('dialog', { name: 'Where do you want to go?' });
  const result = palette.getByRole('option', { name: /lighthouse.*Answer/u });
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Go to/u })
    .click();
  await palette.getByRole('combobox').fill('canneries lightho');
  await expect(result.locator('mark')).toHaveText(['lighthouse', 'cannery']);
  await expectAccessible(page);
  await result.click();
  await expect(page).toHaveURL(/\/module\/idea\?part=answers#question-location$/u);
  await expect(page.locator('#question-location')).toBeFocused();

  await page.getByRole('button', { name: /^Account menu/u }).click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(16, 26, 22)');
  await expectAccessible(page);
  const html = await (await page.request.get('/account')).text();
  expect(html).toMatch(/^<!doctype html>\n<html data-theme="dark" lang="en">/u);
  expect(html.match(/theme-color/gu)).toHaveLength(1);
});

test.describe('on a phone', { tag: '@all' }, () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('the palette is opened, used and closed by touch', async ({ page }) => {
    await signIn(page);
    await createProject(page, 'Sainte-Cécile bakery');
    await page.goto('/account');
    const button = page.getByRole('banner').getByRole('button', { name: /^Go to/u });
    const palette = page.getByRole('dialog', { name: 'Where do you want to go?' });
    await button.tap();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await palette.getByRole('button', { name: 'Close' }).tap();
    await expect(palette).toBeHidden();
    await button.tap();
    await palette.getByRole('combobox').fill('cecile');
    await palette.getByRole('option', { name: 'Sainte-Cécile bakery' }).tap();
    await expect(page).toHaveURL(/\/module\/brainstorm$/u);
    await expect(palette).toBeHidden();
  });
});
