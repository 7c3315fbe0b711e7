import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export const verifier = 'a-verifier-of-the-journey-that-is-long-enough-to-count';
export const redirect = 'https://assistant.test/callback';

/** Introduces an assistant over the API. @returns the parameters it sends a person to `/connect` with */
export async function introduce(page: Page): Promise<URLSearchParams> {
  const introduced = await page.request.post('/oauth/register', {
    data: { client_name: 'Helper', redirect_uris: [redirect] },
  });
  const { client_id } = (await introduced.json()) as { client_id: string };
  return new URLSearchParams({
    response_type: 'code',
    client_id,
    redirect_uri: redirect,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    scope: 'read suggest',
    state: 'a state, with signs & more',
  });
}

/** Expects the consent with everything the assistant sent, allows it, and expects the answer at the assistant. */
export async function allow(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Allow “Helper” to work with your projects?' })).toBeVisible();
  const sent = page.waitForRequest(`${redirect}?**`);
  await page.route(`${redirect}?**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Back</h1>' }));
  await expect(page.getByRole('button', { name: 'Allow' })).toBeEnabled();
  await page.getByRole('button', { name: 'Allow' }).press('Enter');
  const answer = new URL((await sent).url()).searchParams;
  expect(answer.get('state')).toBe('a state, with signs & more');
  expect(answer.get('code')).toMatch(/^elan_oac_/u);
  await expect(page.getByRole('heading', { name: 'Back' })).toBeVisible();
}
