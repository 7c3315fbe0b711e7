import { describe, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../testing/factories.ts';
import { createStripeApp } from '../../testing/stripe-app.ts';
import { stripePrice } from '../../testing/stripe-server.ts';
import { createTestApp, type TestApp, testOrigin } from '../../testing/test-app.ts';

const validBody = {
  price_id: stripePrice,
  mode: 'subscription',
  success_url: `${testOrigin}/success?session_id={CHECKOUT_SESSION_ID}`,
  cancel_url: `${testOrigin}/pricing`,
};

async function call(app: TestApp, headers: Record<string, string>, body: object = validBody) {
  const answer = await app.request('/functions/v1/stripe-checkout', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as { url?: string; error?: string } };
}

const bearer = (user: TestUser) => ({ authorization: `Bearer ${user.token}` });

describe('POST /functions/v1/stripe-checkout', () => {
  test('refuses callers who are not signed in, in their language', async () => {
    const { app, stripe } = await createStripeApp();
    const { token } = await createUser(app.deps);
    expect(await call(app, {})).toEqual({ status: 401, body: { error: 'Not authenticated' } });
    const french = await call(app, { 'accept-language': 'fr-CA,fr;q=0.9' });
    expect(french).toEqual({ status: 401, body: { error: 'Non authentifié' } });
    const forged = `${token.split('.')[0]}.${Buffer.from('forged').toString('base64')}`;
    expect((await call(app, { authorization: `Bearer ${forged}` })).status).toBe(401);
    expect(stripe.calls).toEqual([]);
  });

  test('answers with the address of the checkout, by bearer token and by cookie', async () => {
    const { app, stripe } = await createStripeApp();
    const user = await createUser(app.deps);
    const first = await call(app, bearer(user));
    expect(first.status).toBe(200);
    const [checkout] = [...stripe.checkouts.values()];
    expect(first.body).toEqual({ url: checkout?.url });
    expect(checkout).toMatchObject({ success_url: validBody.success_url, cancel_url: validBody.cancel_url });
    expect((await call(app, { cookie: user.cookie })).body).toEqual(first.body);
  });

  test.each([
    ['another price', { price_id: 'price_cheap' }, 'This price is not for sale.'],
    ['another mode', { mode: 'payment' }, 'Only a subscription can be bought.'],
    ['a foreign success_url', { success_url: 'https://evil.test/success' }, 'must lead back to this site'],
    ['a success_url that only looks like ours', { success_url: `${testOrigin}.evil.test/` }, 'must lead back'],
    ['a success_url with a name before our host', { success_url: 'http://x@localhost:3000/' }, 'must lead back'],
    ['a foreign cancel_url', { cancel_url: 'javascript:alert(1)' }, 'must lead back to this site'],
    ['a path alone', { cancel_url: '/pricing' }, 'must lead back to this site'],
    ['no price', { price_id: undefined }, 'are required'],
    ['a price that is no text', { price_id: { $ne: '' } }, 'are required'],
  ])('refuses %s', async (_what, change, error) => {
    const { app, stripe } = await createStripeApp();
    const user = await createUser(app.deps);
    const answer = await call(app, bearer(user), { ...validBody, ...change });
    expect(answer.status).toBe(400);
    expect(answer.body.error).toContain(error);
    expect(stripe.checkouts.size).toBe(0);
  });

  test('refuses founders and subscribers, and says so in French to French speakers', async () => {
    const { app } = await createStripeApp({ env: { FOUNDER_EMAILS: 'ada@x.test,bob@x.test' } });
    const founder = await createUser(app.deps, { email: 'ada@x.test', emailVerified: true });
    const subscriber = await createUser(app.deps, { premium: true, language: 'fr' });
    expect(await call(app, bearer(founder))).toEqual({
      status: 403,
      body: { error: 'Founders need no subscription.' },
    });
    const refused = await call(app, bearer(subscriber));
    expect(refused).toEqual({ status: 409, body: { error: 'Vous avez déjà un abonnement.' } });
  });

  test('says what fails: the provider, or its configuration', async () => {
    const { app, stripe } = await createStripeApp();
    stripe.setDown(true);
    const down = await call(app, bearer(await createUser(app.deps)));
    expect(down).toEqual({ status: 503, body: { error: 'Service temporarily unavailable. Please try again later.' } });
    const unset = await createTestApp({ env: { PAYMENT_PROVIDER: 'none' } });
    const reader = await createUser(unset.deps, { language: 'fr' });
    const answer = await call(unset, bearer(reader), validBody);
    const error = 'La configuration du paiement est incomplète. Veuillez contacter le soutien.';
    expect(answer).toEqual({ status: 503, body: { error } });
  });
});
