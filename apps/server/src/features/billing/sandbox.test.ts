import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sessions } from '../../db/schema/auth.ts';
import { sandboxPriceId } from '../../platform/payments/sandbox-records.ts';
import { signBody } from '../../platform/payments/signed-body.ts';
import { createUser, type TestUser } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp, testOrigin } from '../../testing/test-app.ts';
import { endSubscription } from './end-subscription.ts';
import { reconcileSubscriptions } from './reconcile-subscriptions.ts';

const press = () => ({ priceId: sandboxPriceId, attempt: randomUUID() });

async function open(app: TestApp, user: TestUser): Promise<string> {
  const { url } = await app.as(user).billing.checkout(press());
  return (url ?? '').replace(testOrigin, '');
}

/** Submits the page's only form, as a browser would. */
async function submit(app: TestApp, page: string): Promise<Response> {
  const action = /<form method="post" action="([^"]+)">/u.exec(page)?.[1];
  if (action === undefined) throw new Error('the page has no form');
  return app.request(action, { method: 'POST', headers: { origin: testOrigin, 'sec-fetch-site': 'same-origin' } });
}

const textOf = async (app: TestApp, path: string) => (await app.request(path)).text();

describe('the sandbox', () => {
  test('goes from the checkout to premium, to the end of the period and back, through signed events alone', async () => {
    const app = await createTestApp();
    const user = await createUser(app.deps, { used: 3 });
    const account = () => app.as(user).account.get({});
    expect((await account()).services.payments).toBe('sandbox');

    const path = await open(app, user);
    const page = await app.request(path);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('No card is required and no money is taken.');
    expect(html).toContain("Aucune carte n'est demandée et aucun montant n'est prélevé.".replaceAll("'", '&#39;'));
    expect(html).toContain('16.99 CAD');
    expect(html).toContain(`<a href="${testOrigin}/pricing">Cancel</a>`);
    expect(html).not.toMatch(/<input|<script|<style|style=/u);
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect((await account()).tier).toBe('free');

    const paid = await submit(app, html);
    expect(paid.status).toBe(303);
    const sessionId = path.split('/').at(-1) ?? '';
    expect(paid.headers.get('location')).toBe(`${testOrigin}/success?session_id=${sessionId}`);
    expect(await account()).toMatchObject({ tier: 'premium', usage: { used: 0, limit: 100 } });
    expect(await app.as(user).billing.verify({ sessionId })).toEqual({ status: 'complete' });
    const { subscription } = await app.as(user).billing.subscription({});
    expect(subscription).toMatchObject({
      subscription_status: 'active',
      cancel_at_period_end: false,
      payment_method_brand: 'visa',
      payment_method_last4: '4242',
    });

    const portal = (await app.as(user).billing.portal({})).url.replace(testOrigin, '');
    const renewing = await textOf(app, portal);
    expect(renewing).toContain('Renews on');
    expect((await submit(app, renewing)).headers.get('location')).toBe(portal);
    const ending = await textOf(app, portal);
    expect(ending).toContain('Ends on');
    expect((await app.as(user).billing.subscription({})).subscription).toMatchObject({
      cancel_at_period_end: true,
      cancel_at: subscription?.current_period_end,
    });
    expect((await account()).tier).toBe('premium');
    await submit(app, ending);
    expect((await app.as(user).billing.subscription({})).subscription?.cancel_at_period_end).toBe(false);
    expect(await textOf(app, portal)).toContain('Renews on');
  });

  test('speaks French to French speakers', async () => {
    const app = await createTestApp();
    const user = await createUser(app.deps, { language: 'fr' });
    const html = await textOf(app, await open(app, user));
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain('<button type="submit">Payer</button>');
    await submit(app, html);
    const portal = (await app.as(user).billing.portal({})).url.replace(testOrigin, '');
    expect(await textOf(app, portal)).toContain('Se renouvelle le');
  });

  test('takes one payment, however often the button is pressed', async () => {
    const app = await createTestApp();
    const user = await createUser(app.deps);
    const path = await open(app, user);
    const html = await textOf(app, path);
    await Promise.all(Array.from({ length: 5 }, () => submit(app, html)));
    expect(await textOf(app, path)).toContain('This payment is done.');
    expect(app.logLines.join('')).not.toContain('more than one running subscription');
    expect(await refusal(app.as(user).billing.checkout(press()))).toBe('CONFLICT');
  });

  test('opens a single checkout, however many presses come at once', async () => {
    const app = await createTestApp();
    const user = await createUser(app.deps);
    const addresses = await Promise.all(Array.from({ length: 8 }, () => open(app, user)));
    expect(new Set(addresses).size).toBe(1);
  });

  test('refuses forms from other sites, unknown pages and events it did not sign', async () => {
    const app = await createTestApp();
    const user = await createUser(app.deps);
    const path = await open(app, user);
    const foreign = await app.request(`${path}/payment`, { method: 'POST', headers: { origin: 'https://evil.test' } });
    expect(foreign.status).toBe(403);
    expect((await app.request('/sandbox/checkout/cs_sandbox_x')).status).toBe(404);
    expect((await app.request('/sandbox/checkout/cs_sandbox_x/payment', { method: 'POST' })).status).toBe(404);
    expect((await app.request('/sandbox/portal/bps_sandbox_x')).status).toBe(404);
    const body = JSON.stringify({ id: 'evt_1', type: 'invoice.paid', data: { object: { customer: 'cus_1' } } });
    const send = (signature: string) =>
      app.request('/webhooks/stripe', { method: 'POST', headers: { 'stripe-signature': signature }, body });
    expect((await send(signBody(body, 'guessed', new Date()))).status).toBe(400);
    expect((await app.as(user).account.get({})).tier).toBe('free');
  });

  test('renews month by month, and stops where it was cancelled', async () => {
    let now = new Date('2026-01-31T12:00:00Z');
    const app = await createTestApp({ now: () => now });
    const user = await createUser(app.deps);
    const until = { expiresAt: new Date('2030-01-01') };
    await app.deps.db.update(sessions).set(until).where(eq(sessions.userId, user.id));
    await submit(app, await textOf(app, await open(app, user)));
    const period = async () => {
      const { subscription } = await app.as(user).billing.subscription({});
      const [start, end] = [subscription?.current_period_start ?? 0, subscription?.current_period_end ?? 0];
      return [start, end].map((second) => new Date(second * 1000).toISOString().slice(0, 10));
    };
    expect(await period()).toEqual(['2026-01-31', '2026-02-28']);
    now = new Date('2026-03-15T03:41:00Z');
    await reconcileSubscriptions(app.deps);
    expect(await period()).toEqual(['2026-02-28', '2026-03-31']);
    const portal = (await app.as(user).billing.portal({})).url.replace(testOrigin, '');
    await submit(app, await textOf(app, portal));
    now = new Date('2026-04-02T03:41:00Z');
    await reconcileSubscriptions(app.deps);
    expect(await period()).toEqual(['2026-02-28', '2026-03-31']);
    expect((await app.as(user).account.get({})).tier).toBe('free');
    expect((await app.request(portal)).status).toBe(404);
  });

  test('forgets a person who leaves, and their open checkout with them', async () => {
    const app = await createTestApp();
    const user = await createUser(app.deps);
    const path = await open(app, user);
    await endSubscription(app.deps, user.id);
    expect((await app.request(path)).status).toBe(404);
    expect((await app.request(`${path}/payment`, { method: 'POST' })).status).toBe(404);
    expect((await app.as(user).account.get({})).tier).toBe('free');
  });

  test('does not exist in production', async () => {
    const env = { NODE_ENV: 'production', DATA_DIR: '/data' };
    const app = await createTestApp({ env, settings: { payments: { provider: 'sandbox' } } });
    expect(app.deps.payments).toBeNull();
    const user = await createUser(app.deps);
    expect(await refusal(app.as(user).billing.checkout(press()))).toBe('UNAVAILABLE');
    expect((await app.request('/sandbox/portal/any')).status).toBe(302);
  });
});
