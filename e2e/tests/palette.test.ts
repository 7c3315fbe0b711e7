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
    await expect(palette.getByText("Rien ici ne s'appelle")).toBeVisible();
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

test.describe('on a phone', () => {
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
