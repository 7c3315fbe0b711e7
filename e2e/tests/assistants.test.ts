import type { Page } from '@playwright/test';
import { introduce, redirect, verifier } from '../connect.ts';
import { expect, expectAccessible, expectNothingCut, password, signIn, test } from '../journey.ts';
import { createProject } from '../seed.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Connected assistants' });

test('an assistant is connected: signed out at first, consent, calls, seen in the account, and ended by disconnecting', async ({
  page,
  playwright,
  baseURL,
}) => {
  const { email } = await signIn(page);
  await createProject(page, 'Boulangerie');
  await page.context().clearCookies();

  const assistant = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  const refused = await assistant.post('/api/mcp', { data: {} });
  expect(refused.headers()['www-authenticate']).toContain('/.well-known/oauth-protected-resource/api/mcp');
  const query = await introduce(page);
  query.set('scope', 'read suggest documents');
  const client_id = query.get('client_id') ?? '';

  // Signed out: sign in first, and come back to the same question.
  await page.goto(`/connect?${query}`);
  await expect(page.getByRole('heading', { name: 'Sign in to connect your assistant' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign In' }).click();
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Allow “Helper” to work with your projects?' })).toBeVisible();
  await expect(page.getByText('assistant.test', { exact: true })).toBeVisible();
  await expect(page.getByText('we have not checked it')).toBeVisible();
  await expectAccessible(page);
  await expectNothingCut(page);

  // What was refused leads back without a code.
  const sent: string[] = [];
  await page.route('https://assistant.test/**', (route) => {
    sent.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Assistant</title><h1>Back at the assistant</h1>' });
  });
  await page.getByRole('button', { name: 'Refuse' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Back at the assistant' })).toBeVisible();
  expect(new URL(sent[0] ?? '').searchParams.get('error')).toBe('access_denied');

  await page.goto(`/connect?${query}`);
  await page.getByLabel('Download a business plan as a file').press('Space');
  await expect(page.getByRole('button', { name: 'Allow' })).toBeEnabled();
  await page.getByRole('button', { name: 'Allow' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Back at the assistant' })).toBeVisible();
  const answer = new URL(sent[1] ?? '').searchParams;
  expect(answer.get('state')).toBe(query.get('state'));
  const exchanged = await assistant.post('/oauth/token', {
    form: {
      grant_type: 'authorization_code',
      client_id,
      code: answer.get('code') ?? '',
      code_verifier: verifier,
      redirect_uri: redirect,
    },
  });
  const tokens = (await exchanged.json()) as { access_token: string; scope: string };
  expect(tokens.scope).toBe('read suggest');
  const call = () =>
    assistant.post('/api/mcp', {
      headers: { accept: 'application/json, text/event-stream', authorization: `Bearer ${tokens.access_token}` },
      data: {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'list_projects', arguments: {} },
      },
    });
  expect(await (await call()).text()).toContain('Boulangerie');

  await page.goto('/account');
  await expect(section(page).getByText('assistant.test')).toBeVisible();
  await expect(section(page).getByText('last used on')).toBeVisible();
  await expectAccessible(page);
  await expectNothingCut(page);
  await section(page).getByRole('button', { name: 'Disconnect Helper' }).press('Enter');
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(section(page).getByText('No assistant is connected.')).toBeVisible();
  expect((await call()).status()).toBe(401);

  // An address that no assistant announced: nobody is sent anywhere.
  query.set('redirect_uri', 'https://evil.test/');
  await page.goto(`/connect?${query}`);
  await expect(page.getByRole('heading', { name: 'This assistant cannot be connected' })).toBeVisible();
  await expectAccessible(page);
  await assistant.dispose();
});
