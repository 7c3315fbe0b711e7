import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNothingCut, expectSignInReady, password, signIn, test } from '../journey.ts';

/**
 * A device that holds passkeys and confirms at once, as if a finger were on its sensor.
 * @param suggests whether the browser suggests passkeys in the address field; it then chooses one at once too
 */
async function withDevice(page: Page, { suggests = false } = {}) {
  if (!suggests) {
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
  }
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return {
    held: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    holderIs: (known: boolean) => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: known }),
    remove: () => session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  };
}

async function usePasskey(page: Page): Promise<void> {
  await expectSignInReady(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
}

const section = (page: Page) => page.getByRole('region', { name: 'Passkeys' });

async function addPasskey(page: Page, name: string): Promise<void> {
  await section(page).getByRole('button', { name: 'Add a passkey' }).press('Enter');
  await page.getByLabel('Name of the passkey').fill(name);
  await page.locator('[name=passkey-password]').fill(password);
  await page.keyboard.press('Enter');
}

test('a passkey is added with the password, signs in, is renamed, and opens nothing once removed', async ({
  page,
  watch,
}) => {
  // Clearing the cookies without the page noticing amounts to an expired session.
  watch.expectFailure(/passkey|account\/get|status of (400|401)/u);
  const device = await withDevice(page);
  const { email } = await signIn(page);
  await page.goto('/account');
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expectAccessible(page);
  await page.getByLabel('Name of the passkey').fill('Laptop');
  await page.locator('[name=passkey-password]').fill('not-this-one');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The current password is not correct.')).toBeVisible();
  expect(await device.held()).toBe(0);
  await page.locator('[name=passkey-password]').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The passkey “Laptop” was added.')).toBeVisible();
  await expect(section(page).getByText('not used yet')).toBeVisible();
  await expectAccessible(page);
  await expectNothingCut(page);
  await addPasskey(page, 'Again');
  await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible();
  const mailbox = await (await page.request.get('/dev/mailbox')).text();
  expect(mailbox.split('<article>').some((mail) => mail.includes(email) && mail.includes('A passkey was added'))).toBe(
    true,
  );

  await page.context().clearCookies();
  await page.goto('/auth');
  await expectAccessible(page);
  await device.holderIs(false);
  await usePasskey(page);
  await expect(page.getByText('No passkey was used. Try again, or sign in another way.')).toBeVisible();
  await device.holderIs(true);
  await page.getByRole('button', { name: 'Use a passkey' }).press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/u);

  await page.goto('/account');
  await expect(section(page).getByText('last used on')).toBeVisible();
  await section(page).getByRole('button', { name: 'Rename the passkey Laptop' }).press('Enter');
  await expectAccessible(page);
  await page.getByRole('dialog').getByLabel('Name of the passkey').fill('Old laptop');
  await page.keyboard.press('Enter');
  await section(page).getByRole('button', { name: 'Remove the passkey Old laptop' }).press('Enter');
  await expect(page.getByRole('alertdialog').getByText('will no longer sign you in')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(section(page).getByText('Old laptop', { exact: true })).toHaveCount(0);

  await page.context().clearCookies();
  await page.goto('/auth');
  await usePasskey(page);
  await expect(page.getByText('This passkey no longer opens an account')).toBeVisible();
});

test('a locked password does not keep a passkey out; the passkey of a deleted account opens nothing', {
  tag: '@all',
}, async ({ page, watch }) => {
  // What the open page asks for once its account is deleted.
  watch.expectFailure(/passkey|account\/get|(?:status of|answer) (?:401|429)/u);
  await withDevice(page);
  const { email } = await signIn(page);
  await page.goto('/account');
  await addPasskey(page, 'Portable');
  await expect(page.getByText('The passkey “Portable” was added.')).toBeVisible();
  await page.context().clearCookies();
  for (let guess = 0; guess < 7; guess += 1) {
    await page.request.post('/api/auth/sign-in/email', { data: { email, password: 'not-this-one' } });
  }
  await page.goto('/auth');
  await usePasskey(page);
  await expect(page).toHaveURL(/\/dashboard$/u);

  const deleted = await page.request.delete('/api/v1/account', { data: { confirmDeletion: true } });
  expect(deleted.status()).toBeLessThan(300);
  await page.context().clearCookies();
  await page.goto('/auth');
  await usePasskey(page);
  await expect(page.getByText('or its account was deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/u);
});

test('a passkey that the browser suggests in the address field signs in without the button', async ({
  page,
  watch,
}) => {
  watch.expectFailure(/account\/get|status of 401/u);
  await withDevice(page, { suggests: true });
  await signIn(page);
  await page.goto('/account');
  await addPasskey(page, 'Laptop');
  await expect(page.getByText('The passkey “Laptop” was added.')).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/dashboard$/u);
});
