import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { URI } from 'otpauth';
import { allow, introduce, redirect } from '../connect.ts';
import { createAccount, expect, expectSignInReady, password, signIn, test } from '../journey.ts';
import { connectedUrl } from '../servers.ts';

/** Opens what the assistant opened, signed out, and goes on to the sign-in page. */
async function arrive(page: Page): Promise<void> {
  await page.goto(`/connect?${await introduce(page)}`);
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expectSignInReady(page);
}

async function mailedLink(page: Page, email: string, type: string): Promise<string> {
  const mailbox = await (await page.request.get('/dev/mailbox')).text();
  const mail = mailbox.split('<article>').find((one) => one.includes(email) && one.includes(type));
  const [, link = ''] = new RegExp(`href="([^"]+${type}[^"]+)"`, 'u').exec(mail ?? '') ?? [];
  return link.replaceAll('&#38;', '&');
}

test('somebody who makes an account on the way lands on the consent', async ({ page }) => {
  const email = `${randomUUID()}@example.test`;
  await arrive(page);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('Email address').fill(email);
  await page.locator('input[type=password]').first().fill(password);
  await page.locator('input[type=password]').nth(1).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).press('Enter');
  await expect(page.getByText('Your account has been created.')).toBeVisible();
  // The link that confirms an address opens in a tab of its own.
  const tab = await page.context().newPage();
  await tab.goto('/auth');
  await expectSignInReady(tab);
  await tab.getByLabel('Email address').fill(email);
  await tab.locator('input[type=password]').fill(password);
  await tab.keyboard.press('Enter');
  await allow(tab);
});

test('a mailed link, opened in another tab, leads to the consent', async ({ page }) => {
  const email = await createAccount(page);
  await arrive(page);
  await page.request.post('/api/auth/sign-in/link', { data: { email } });
  const tab = await page.context().newPage();
  await tab.goto(await mailedLink(page, email, 'type=link'));
  await expect(tab.getByText(`This link signs you in to the account ${email}`)).toBeVisible();
  await tab.getByRole('button', { name: 'Sign in' }).press('Enter');
  await allow(tab);
});

test('the code of an authenticator is asked for before the consent', { tag: '@all' }, async ({ page, watch }) => {
  watch.expectFailure(/account\/get|status of 401/u);
  const { email } = await signIn(page);
  await page.goto('/account');
  const part = page.getByRole('region', { name: 'Authenticator app' });
  await part.getByRole('button', { name: 'Set up the app' }).press('Enter');
  await page.locator('[name=authenticator-password]').fill(password);
  await page.keyboard.press('Enter');
  const key = (await part.locator('code').textContent())?.replaceAll(' ', '');
  await page.getByLabel('Code from the app').fill(URI.parse(`otpauth://totp/x?secret=${key}`).generate());
  await page.keyboard.press('Enter');
  const code = (await part.getByRole('listitem').first().textContent()) ?? '';
  await page.context().clearCookies();

  await arrive(page);
  await page.getByLabel('Email address').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'use a recovery code' }).press('Enter');
  await page.getByLabel('Recovery code').fill(code);
  await page.keyboard.press('Enter');
  await allow(page);
});

test.describe('with a provider', () => {
  test.use({ baseURL: connectedUrl });

  test('somebody new lands on the consent', async ({ page, watch }) => {
    watch.expectFailure(/favicon/u);
    await arrive(page);
    await page.getByRole('button', { name: 'Continue with Google' }).press('Enter');
    await page.getByLabel('Address', { exact: true }).fill(`${randomUUID()}@example.test`);
    await page.getByRole('button', { name: 'Agree' }).press('Enter');
    await allow(page);
  });
});

test('a window that an assistant opened stays in touch with it', async ({ page, baseURL }) => {
  await signIn(page);
  const query = await introduce(page);
  await page.context().route('https://assistant.test/**', (route) => {
    const isAnswer = route.request().url().startsWith(redirect);
    const body = isAnswer ? '<h1>Back</h1><script>opener.postMessage("answered", "*")</script>' : '<h1>Assistant</h1>';
    return route.fulfill({ contentType: 'text/html', body });
  });
  await page.goto('https://assistant.test/');
  const opened = page.waitForEvent('popup');
  await page.evaluate((address) => {
    window.addEventListener('message', ({ data }) => {
      document.title = data;
    });
    window.open(address, '_blank', 'popup');
  }, `${baseURL}/connect?${query}`);
  const popup = await opened;
  await expect(popup.getByRole('button', { name: 'Allow' })).toBeEnabled();
  await popup.getByRole('button', { name: 'Allow' }).press('Enter');
  await expect(page).toHaveTitle('answered');
});
