import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../journey.ts';
import { createProject, openProject } from '../seed.ts';

test('a visitor finds a page of help by typing, without the server', async ({ page, context }) => {
  await page.goto('/pricing');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help and guides' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help and guides' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // What the page asked for when it opened has arrived.
  await page.waitForLoadState('networkidle');
  const calls: string[] = [];
  context.on('request', (request) => calls.push(request.url()));
  const field = page.getByRole('searchbox', { name: 'Search the help' });
  await field.fill('cancel my subscription');
  const results = page.getByRole('main').getByRole('listitem');
  await expect(results.first()).toContainText('Payment, cancelling and refunds');
  await field.fill('xyzzyq');
  await expect(page.getByRole('heading', { name: /No page found for “xyzzyq”/u })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Guides for your business' })).toBeVisible();
  expect(calls).toEqual([]);

  await field.fill('lender');
  await page.keyboard.press('ArrowDown');
  await expect(results.first().getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/help\/what-a-lender-asks$/u);
  await expect(page.getByRole('heading', { level: 1, name: /^What a lender asks/u })).toBeVisible();
  await expect(page).toHaveTitle(/^What a lender asks/u);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('article').getByRole('link', { name: 'cash picture', exact: true }).click();
  await expect(page).toHaveURL(/\/help\/cash-picture$/u);
  await expect(page.getByRole('heading', { level: 1, name: 'Building a 12-month cash picture' })).toBeVisible();
});

test('a page of help is prerendered in both languages and follows the language', async ({ page, request }) => {
  const html = await (await request.get('/help/offline?lang=fr')).text();
  expect(html).toContain('Quand le réseau disparaît');
  await page.goto('/help/offline?lang=fr');
  await expect(page.getByRole('heading', { level: 1, name: 'Travailler hors ligne' })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/help\/offline\?lang=fr$/u);
  await page.getByRole('button', { name: /^English|^EN/u }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Working offline' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'When the network goes away' })).toBeVisible();
  await expect(page).toHaveTitle(/^Working offline/u);
});

test('a guide opens above a module, and what was typed there stays', async ({ page }) => {
  await signIn(page, 'fr');
  await createProject(page, 'Atelier');
  await openProject(page, 'Atelier');
  await page.goto('/module/idea');
  const answer = page.getByRole('main').getByRole('textbox').first();
  await answer.fill('Du pain, et le samedi des brioches');

  await page.getByRole('button', { name: 'Guides', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Guides pour ce module' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Compter les clients/u }).click();
  await expect(dialog.getByRole('heading', { name: 'De la rue vers la caisse' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Les autres guides' }).click();
  await dialog.getByRole('button', { name: /^Cinq questions/u }).click();
  await dialog.getByRole('link', { name: "mettez quelque chose à l'essai" }).click();
  await expect(dialog.getByRole('heading', { name: "Mettre une idée à l'essai en deux semaines" })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Guides', exact: true })).toBeFocused();
  await expect(answer).toHaveValue('Du pain, et le samedi des brioches');

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('ce qu un preteur demande');
  await expect(page.getByRole('dialog').locator('[data-highlighted]')).toContainText("Ce qu'un prêteur demande");
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/help\/what-a-lender-asks$/u);
  await expect(page.getByRole('heading', { level: 1 })).toContainText("Ce qu'un prêteur demande");
  await page.getByRole('button', { name: /^Menu du compte/u }).click();
  await page.getByRole('link', { name: 'Aide et guides' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aide et guides' })).toBeVisible();
});

test('after an update the account menu leads to what is new, until it was opened', async ({ page }) => {
  await signIn(page, 'fr');
  await page.goto('/dashboard');
  const menu = page.getByRole('button', { name: /^Menu du compte/u });
  await expect(menu).not.toHaveAccessibleName(/du nouveau/u);
  await page.evaluate(() => localStorage.setItem('elan.release', '0.0.1'));
  await page.reload();
  await expect(menu).toHaveAccessibleName(/il y a du nouveau$/u);
  await menu.click();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Nouveautés.*pas encore lues/u }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nouveautés' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(menu).toBeVisible();
  await expect(menu).not.toHaveAccessibleName(/du nouveau/u);
});
