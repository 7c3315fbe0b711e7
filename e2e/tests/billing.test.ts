import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectSignInReady,
  password,
  signIn,
  test,
} from '../journey.ts';
import { createProject } from '../seed.ts';

test('Premium is bought on the test payment page, cancelled, and resumed', async ({ page }) => {
  test.slow();
  await signIn(page);
  await createProject(page, 'Sainte-Cécile bakery');
  await page.goto('/pricing');
  await expect(page.getByText('no card is needed, and nothing is charged')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start now' }).click();

  await expect(page.getByRole('heading', { name: 'Test payment' })).toBeVisible();
  await expect(page.getByText('This page is a test. No card is required and no money is taken.')).toBeVisible();
  await expectAccessible(page);
  // Going back and starting again opens the same checkout.
  const checkout = page.url();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/pricing$/u);
  await page.getByRole('button', { name: 'Start now' }).click();
  await expect(page).toHaveURL(checkout);
  await page.getByRole('button', { name: 'Pay' }).click();

  await expect(page.getByRole('heading', { name: 'Thank you, Premium is yours' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Thank you, Premium is yours' })).toBeVisible();
  await page.goto('/account');
  await expect(page.getByText('Renews on')).toBeVisible();
  await expect(page.getByText('Visa ending in 4242', { exact: false })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Manage subscription' }).click();
  await expect(page.getByRole('heading', { name: 'Test subscription' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel at the end of the period' }).click();
  await expect(page.getByText(/^Ends on/u)).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByText('Your access lasts until that day', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Manage subscription' }).click();
  await page.getByRole('button', { name: 'Resume the subscription' }).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByText('Renews on')).toBeVisible();

  await page.goto('/pricing');
  await expect(page.getByText('Your Premium plan is active.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start now' })).toHaveCount(0);
});

test('seven wrong passwords lock the address, on screen and on the server', async ({ page, watch }) => {
  watch.expectFailure(/4(?:01|29)/u);
  const email = `${randomUUID()}@example.test`;
  await page.request.post('/api/auth/sign-up/email', { data: { email, password, language: 'fr' } });
  await page.goto('/auth');
  await expectSignInReady(page);
  await page.getByRole('button', { name: /^FR/u }).click();
  await page.getByLabel('Adresse courriel').fill(email);
  for (let attempt = 0; attempt < 7; attempt += 1) {
    await page.getByLabel('Mot de passe', { exact: false }).first().fill(`faux-mot-${attempt}`);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    if (attempt === 4) await expect(page.getByText('2 tentatives restantes', { exact: false })).toBeVisible();
  }
  await expect(page.getByText('Compte verrouillé pendant 15 minutes', { exact: false })).toBeVisible();
  await expectAccessible(page);
  // The lock is on the server, not in the browser's count.
  const answer = await page.request.post('/api/auth/sign-in/email', { data: { email, password } });
  expect(answer.status()).toBe(429);
});

test('a person exports their data and deletes the account in two steps', async ({ page, watch }) => {
  watch.expectFailure(/401/u);
  const { email } = await signIn(page, 'fr');
  await createProject(page, 'Boulangerie Sainte-Cécile');
  await page.goto('/account');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger mes données' }).click();
  const file = await (await downloading).path();
  // A ZIP archive, whose files are not compressed.
  const archive = await readFile(file, 'utf8');
  expect(archive).toContain('account.json');
  expect(archive).toContain('projects/1 Boulangerie Sainte-Cécile');
  expect(archive).toContain('"name": "Boulangerie Sainte-Cécile"');

  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await page.getByLabel('Saisissez SUPPRIMER pour continuer').fill('supprimer');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Veuillez saisir exactement « SUPPRIMER » pour continuer')).toBeVisible();
  await page.getByLabel('Saisissez SUPPRIMER pour continuer').fill('SUPPRIMER');
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await page.getByLabel('Recopiez cette phrase pour confirmer').fill('Cette action est irréversible, confirmez-vous ?');
  await page.getByRole('button', { name: 'Supprimer définitivement mon compte' }).click();
  await expect(page.getByRole('heading', { name: 'Votre compte a été supprimé' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const again = await page.request.post('/api/auth/sign-in/email', { data: { email, password } });
  expect(again.status()).toBe(401);
});
