import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNothingCut, expectSignInReady, password, signIn, test } from '../journey.ts';
import { connectedUrl } from '../servers.ts';

test.use({ baseURL: connectedUrl });

/** At the provider: who one is, and whether one agrees. */
async function decide(page: Page, email: string, { verified = true, agrees = true } = {}): Promise<void> {
  await page.getByLabel('Address', { exact: true }).fill(email);
  if (!verified) await page.getByLabel('Verified').press('Space');
  await page.getByRole('button', { name: agrees ? 'Agree' : 'Refuse' }).press('Enter');
}

async function enterWith(page: Page, name: string): Promise<void> {
  await expectSignInReady(page);
  await page.getByRole('button', { name: `Continue with ${name}` }).press('Enter');
}

const section = (page: Page) => page.getByRole('region', { name: 'Linked accounts' });

test('somebody new signs in with Google, and is told how to get a password where one is asked for', async ({
  page,
  watch,
}) => {
  watch.expectFailure(/provider|favicon|account\/get|status of (400|401)/u);
  const email = `${randomUUID()}@example.test`;
  await page.goto('/auth');
  await expectAccessible(page);
  await expectNothingCut(page);
  await enterWith(page, 'Google');
  await decide(page, email, { agrees: false });
  await expect(page.getByText('You declined at Google')).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/u);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to signing in' }).press('Enter');
  await enterWith(page, 'Google');
  await decide(page, email, { verified: false });
  await expect(page.getByText('Google does not confirm that the address is yours')).toBeVisible();
  await page.getByRole('button', { name: 'Back to signing in' }).press('Enter');
  await enterWith(page, 'Google');
  await decide(page, email);
  await expect(page).toHaveURL(/\/dashboard$/u);

  await page.goto('/account');
  await expect(section(page).getByText('Linked on')).toBeVisible();
  await section(page).getByRole('button', { name: 'Unlink Google' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).press('Enter');
  await expect(page.getByText('It is the only way into your account.')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).press('Enter');
  await page.getByRole('button', { name: 'Add a passkey' }).press('Enter');
  await expect(page.getByText('This step asks for your password, and your account has none yet.')).toBeVisible();
  await expectAccessible(page);
  await expectNothingCut(page);
  await page.getByRole('button', { name: 'Email me the link' }).press('Enter');
  await expect(page.getByText(`A link was sent to ${email}.`)).toBeVisible();
});

test('an account is linked to Microsoft with its password, signs in with it, and is unlinked', async ({
  page,
  watch,
}) => {
  watch.expectFailure(/provider|favicon|account\/get|status of (400|401)/u);
  const { email } = await signIn(page);
  await page.goto('/account');
  await section(page).getByRole('button', { name: 'Link Microsoft' }).press('Enter');
  await page.locator('[name=provider-password]').fill('not-this-one');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The current password is not correct.')).toBeVisible();
  await page.locator('[name=provider-password]').fill(password);
  await page.keyboard.press('Enter');
  await decide(page, email);
  await expect(page.getByText('Your Microsoft account is linked.')).toBeVisible();
  await expectAccessible(page);
  const mailbox = await (await page.request.get('/dev/mailbox')).text();
  const mails = mailbox.split('<article>').filter((mail) => mail.includes(email));
  expect(mails.some((mail) => mail.includes('Microsoft now opens your'))).toBe(true);

  await page.context().clearCookies();
  await page.goto('/auth');
  await enterWith(page, 'Microsoft');
  await decide(page, email);
  await expect(page).toHaveURL(/\/dashboard$/u);
  await page.goto('/account');
  await section(page).getByRole('button', { name: 'Unlink Microsoft' }).press('Enter');
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).press('Enter');
  await expect(section(page).getByRole('button', { name: 'Link Microsoft' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/auth');
  await enterWith(page, 'Microsoft');
  await decide(page, email);
  await expect(page.getByText('This address already has an account, which Microsoft does not open yet.')).toBeVisible();
});
