import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { URI } from 'otpauth';
import { expect, expectAccessible, expectNothingCut, expectSignInReady, password, signIn, test } from '../journey.ts';

const part = (page: Page) => page.getByRole('region', { name: 'Authenticator app' });

async function typePassword(page: Page, button: string): Promise<void> {
  await part(page).getByRole('button', { name: button }).press('Enter');
  await page.locator('[name=authenticator-password]').fill(password);
  await page.keyboard.press('Enter');
}

/** What an app does with the key that is typed into it. */
async function codeOf(page: Page): Promise<string> {
  const key = (await part(page).locator('code').textContent())?.replaceAll(' ', '');
  return URI.parse(`otpauth://totp/x?secret=${key}`).generate();
}

async function signInWithPassword(page: Page, email: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/auth');
  await expectSignInReady(page);
  await page.getByLabel('Email address').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
}

test('an authenticator app is set up, asked for after the password, replaced by a recovery code, and switched off', async ({
  page,
  watch,
}) => {
  // Clearing the cookies without the page noticing amounts to an expired session.
  watch.expectFailure(/authenticator|sign-in\/code|account\/get|status of (400|401)/u);
  const { email } = await signIn(page);
  await page.goto('/account');
  await typePassword(page, 'Set up the app');
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expectAccessible(page);
  await expectNothingCut(page);
  await page.getByLabel('Code from the app').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is incorrect.')).toBeVisible();
  await page.getByLabel('Code from the app').fill(await codeOf(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  await expectAccessible(page);
  await expectNothingCut(page);
  const saving = page.waitForEvent('download');
  await part(page).getByRole('button', { name: 'Download' }).press('Enter');
  const codes = (await readFile(await (await saving).path(), 'utf8')).trim().split('\n');
  expect(codes).toHaveLength(10);
  await part(page).getByRole('button', { name: 'I have saved them' }).press('Enter');
  await expect(part(page).getByText('10 recovery codes left')).toBeVisible();

  await signInWithPassword(page, email);
  await expect(page.getByRole('heading', { name: 'Your code' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Code from the app').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('6 attempts left.')).toBeVisible();
  expect((await page.context().cookies()).filter(({ name }) => name.includes('session'))).toEqual([]);
  await page.getByRole('button', { name: 'use a recovery code' }).press('Enter');
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/u);

  await page.goto('/account');
  await expect(part(page).getByText('9 recovery codes left')).toBeVisible();
  await typePassword(page, 'Switch off');
  await expect(page.getByText('The app is switched off.')).toBeVisible();
  await signInWithPassword(page, email);
  await expect(page).toHaveURL(/\/dashboard$/u);
});

test('a mailed link asks for the code too', { tag: '@all' }, async ({ page, watch }) => {
  watch.expectFailure(/account\/get|status of 401/u);
  const { email } = await signIn(page);
  await page.goto('/account');
  await typePassword(page, 'Set up the app');
  await page.getByLabel('Code from the app').fill(await codeOf(page));
  await page.keyboard.press('Enter');
  const code = (await part(page).getByRole('listitem').first().textContent()) ?? '';
  await page.context().clearCookies();
  await page.request.post('/api/auth/sign-in/link', { data: { email } });
  const mailbox = await (await page.request.get('/dev/mailbox')).text();
  const mail = mailbox.split('<article>').find((one) => one.includes(email) && one.includes('type=link'));
  await page.goto(/href="([^"]+type=link[^"]+)"/u.exec(mail ?? '')?.[1]?.replaceAll('&#38;', '&') ?? '');
  await expect(page.getByText(`This link signs you in to the account ${email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/u);
});
