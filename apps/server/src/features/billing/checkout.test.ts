import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createUser, subscribe } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { createStripeApp } from '../../testing/stripe-app.ts';
import { stripePrice, stripeProduct } from '../../testing/stripe-server.ts';
import { createTestApp, testOrigin } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

const press = (priceId = stripePrice) => ({ priceId, attempt: randomUUID() });

describe('a checkout', () => {
  test('is refused to people not signed in, founders and subscribers', async () => {
    const { app, stripe } = await createStripeApp({ env: { FOUNDER_EMAILS: 'ada@x.test,bob@x.test' } });
    const founder = await createUser(app.deps, { email: 'ada@x.test', emailVerified: true });
    const subscriber = await createUser(app.deps, { premium: true });
    expect(await refusal(app.as(null).billing.checkout(press()))).toBe('NOT_AUTHENTICATED');
    expect(await refusal(app.as(founder).billing.checkout(press()))).toBe('FORBIDDEN');
    expect(await refusal(app.as(subscriber).billing.checkout(press()))).toBe('CONFLICT');
    expect(stripe.calls).toEqual([]);
  });

  test('sells only the price of the catalogue', async () => {
    const { app, stripe } = await createStripeApp();
    const user = await createUser(app.deps);
    const { plan, payments } = await app.as(null).billing.plan({});
    expect(payments).toBe('stripe');
    expect(plan).toMatchObject({ id: stripeProduct, priceId: stripePrice, name: 'Premium', mode: 'subscription' });
    expect(await refusal(app.as(user).billing.checkout(press('price_cheap')))).toBe('INVALID_INPUT');
    expect(stripe.calls).toEqual([]);
  });

  test('is a subscription with URLs on our own site, marked with its owner', async () => {
    const { app, stripe } = await createStripeApp();
    const user = await createUser(app.deps, { language: 'fr' });
    const { url } = await app.as(user).billing.checkout(press());
    const [checkout] = [...stripe.checkouts.values()];
    expect(url).toBe(checkout?.url);
    expect(checkout).toMatchObject({
      mode: 'subscription',
      client_reference_id: user.id,
      success_url: `${testOrigin}/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${testOrigin}/pricing`,
      locale: 'fr-CA',
      subscription_data: { metadata: { user_id: user.id } },
    });
    const body = stripe.calls.find(({ path }) => path === 'checkout/sessions')?.body;
    expect(body).not.toHaveProperty('ui_mode');
    expect(body?.line_items).toEqual({ 0: { price: stripePrice, quantity: '1' } });
  });

  test('is refused while the provider’s price is not the one shown', async () => {
    const { app, stripe } = await createStripeApp();
    const user = await createUser(app.deps);
    stripe.price.unit_amount = 2_699;
    expect(await refusal(app.as(user).billing.checkout(press()))).toBe('UNAVAILABLE');
    expect(stripe.checkouts.size).toBe(0);
    expect(app.logLines.join('')).toContain('STRIPE_PRICE_ID is not the price that is shown');
    expect((await app.as(null).billing.plan({})).payments).toBe('none');
  });

  test.each([
    ['a wrong key', 'STRIPE_SECRET_KEY; replace it'],
    ['a key without the permission', 'give it to the key at Stripe'],
    ['a price that is not active any more', 'set an active price'],
  ])('shows that nothing can be bought after %s, says what to do, and recovers by itself', async (what, remedy) => {
    let now = new Date();
    const { app, stripe } = await createStripeApp({ now: () => now });
    const user = await createUser(app.deps);
    const shown = async () => [
      (await app.as(null).billing.plan({})).payments,
      (await app.as(user).account.get({})).services.payments,
    ];
    // The price has been verified by then.
    await app.as(await createUser(app.deps)).billing.checkout(press());
    expect(await shown()).toEqual(['stripe', 'stripe']);
    if (what === 'a price that is not active any more') stripe.price.active = false;
    else stripe.setKeyRefused(what === 'a wrong key' ? 'wrong' : 'not permitted');
    for (let round = 0; round < 2; round += 1) {
      expect(await refusal(app.as(user).billing.checkout(press()))).toBe('UNAVAILABLE');
      expect(await shown()).toEqual(['none', 'none']);
    }
    expect(app.logLines.filter((line) => line.includes(remedy) && line.includes('"problem"'))).toHaveLength(1);

    stripe.setKeyRefused(null);
    stripe.price.active = true;
    expect(await shown()).toEqual(['none', 'none']);
    now = new Date(now.getTime() + 60_000);
    await until('the price to be asked for again', async () => (await shown())[0] === 'stripe');
    expect((await app.as(user).billing.checkout(press())).url).toMatch(/^http/u);
  });

  test('can still be bought while the provider is down for a moment', async () => {
    const { app, stripe } = await createStripeApp();
    const user = await createUser(app.deps);
    stripe.setDown(true);
    expect(await refusal(app.as(user).billing.checkout(press()))).toBe('UNAVAILABLE');
    expect((await app.as(null).billing.plan({})).payments).toBe('stripe');
  });

  test('is created once however many presses come at once', async () => {
    const { app, stripe } = await createStripeApp();
    const user = await createUser(app.deps);
    stripe.setDelay(20);
    const answers = await Promise.all(Array.from({ length: 12 }, () => app.as(user).billing.checkout(press())));
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
    expect(stripe.checkouts.size).toBe(1);
    expect(stripe.customers.size).toBe(1);
  });

  test('stays the same while open, for the same press and for a later one', async () => {
    const { app, stripe } = await createStripeApp();
    const user = await createUser(app.deps);
    const first = press();
    const { url } = await app.as(user).billing.checkout(first);
    expect(await app.as(user).billing.checkout(first)).toEqual({ url });
    expect(await app.as(user).billing.checkout(press())).toEqual({ url });
    expect(stripe.checkouts.size).toBe(1);
  });

  test('that has expired is followed by another for the same customer, also with the same press', async () => {
    const { app, stripe } = await createStripeApp();
    const user = await createUser(app.deps);
    const first = press();
    const { url } = await app.as(user).billing.checkout(first);
    for (const checkout of stripe.checkouts.values()) Object.assign(checkout, { status: 'expired', url: null });
    const next = await app.as(user).billing.checkout(first);
    expect(next.url).not.toBe(url);
    expect(stripe.checkouts.size).toBe(2);
    expect(stripe.customers.size).toBe(1);
  });

  test('is refused once the provider has a subscription, even if no event arrived', async () => {
    const { app, stripe } = await createStripeApp();
    const user = await createUser(app.deps);
    await app.as(user).billing.checkout(press());
    const [id = ''] = [...stripe.checkouts.keys()];
    stripe.pay(id);
    expect(await refusal(app.as(user).billing.checkout(press()))).toBe('CONFLICT');
    expect(stripe.checkouts.size).toBe(1);
    expect((await app.as(user).account.get({})).tier).toBe('premium');
  });

  test.each(['past_due', 'unpaid', 'paused'])('is refused while a %s subscription may charge again', async (status) => {
    const { app, stripe, createCustomer } = await createStripeApp();
    const user = await createCustomer();
    stripe.subscribe(user.customerId, { status });
    expect(await refusal(app.as(user).billing.checkout(press()))).toBe('CONFLICT');
    expect((await app.as(user).account.get({})).tier).toBe('free');
  });

  test('ends a subscription whose first payment never went through', async () => {
    const { app, stripe, createCustomer } = await createStripeApp();
    const user = await createCustomer();
    const stuck = stripe.subscribe(user.customerId, { status: 'incomplete' });
    expect((await app.as(user).billing.checkout(press())).url).toContain('/pay/');
    expect(stuck.status).toBe('canceled');
  });

  test('works again after the provider was down, and while it is down says so', async () => {
    const { app, stripe } = await createStripeApp();
    const user = await createUser(app.deps, { email: 'secret-address@x.test' });
    const first = press();
    stripe.setDown(true);
    expect(await refusal(app.as(user).billing.checkout(first))).toBe('UNAVAILABLE');
    stripe.setDown(false);
    expect((await app.as(user).billing.checkout(press())).url).toContain('/pay/');
    expect(stripe.checkouts.size).toBe(1);
    expect(app.logLines.join('')).toContain('the payment provider failed');
    expect(app.logLines.join('')).not.toContain('secret-address');
  });

  test('that fails at the last step can be tried again, by the same press too', async () => {
    const { app, stripe, createCustomer } = await createStripeApp();
    const user = await createCustomer();
    await app.as(user).billing.checkout(press());
    for (const checkout of stripe.checkouts.values()) Object.assign(checkout, { status: 'expired', url: null });
    const failed = press();
    stripe.failNext('checkout/sessions');
    expect(await refusal(app.as(user).billing.checkout(failed))).toBe('UNAVAILABLE');
    expect((await app.as(user).billing.checkout(failed)).url).toContain('/pay/');
  });

  test('makes a new customer when the provider has forgotten the old one', async () => {
    const { app, stripe, createCustomer } = await createStripeApp();
    const user = await createCustomer();
    stripe.customers.delete(user.customerId);
    expect((await app.as(user).billing.checkout(press())).url).toContain('/pay/');
    expect(stripe.customers.size).toBe(1);
  });

  test('is unavailable without a payment provider, and the plan says so', async () => {
    const app = await createTestApp({ env: { PAYMENT_PROVIDER: 'none' } });
    const user = await createUser(app.deps);
    expect((await app.as(null).billing.plan({})).payments).toBe('none');
    expect((await app.as(user).account.get({})).services.payments).toBe('none');
    expect(await refusal(app.as(user).billing.checkout(press()))).toBe('UNAVAILABLE');
    expect(await refusal(app.as(user).billing.verify({ sessionId: 'cs_1' }))).toBe('UNAVAILABLE');
    expect((await app.request('/webhooks/stripe', { method: 'POST', body: '{}' })).status).toBe(404);
  });
});

describe('a verification', () => {
  test('gives premium for a paid checkout, any number of times', async () => {
    const { app, stripe } = await createStripeApp();
    const user = await createUser(app.deps, { used: 3 });
    await app.as(user).billing.checkout(press());
    const [sessionId = ''] = [...stripe.checkouts.keys()];
    expect(await app.as(user).billing.verify({ sessionId })).toEqual({ status: 'pending' });
    expect((await app.as(user).account.get({})).tier).toBe('free');
    const paid = stripe.pay(sessionId);
    for (let time = 0; time < 3; time += 1) {
      expect(await app.as(user).billing.verify({ sessionId })).toEqual({ status: 'complete' });
    }
    const { subscription } = await app.as(user).billing.subscription({});
    const [item] = paid.items.data;
    expect(subscription).toEqual({
      user_id: user.id,
      subscription_id: paid.id,
      subscription_status: 'active',
      price_id: stripePrice,
      current_period_start: item?.current_period_start,
      current_period_end: item?.current_period_end,
      cancel_at_period_end: false,
      cancel_at: null,
      payment_method_brand: 'visa',
      payment_method_last4: '4242',
      payments_paused: false,
      payments_resume_at: null,
    });
    const account = await app.as(user).account.get({});
    expect(account).toMatchObject({ tier: 'premium', usage: { used: 0, limit: 100 } });
  });

  test('does not find a made-up session and gives no premium for it (PAY-025)', async () => {
    const { app } = await createStripeApp();
    const user = await createUser(app.deps);
    expect(await refusal(app.as(null).billing.verify({ sessionId: 'x' }))).toBe('NOT_AUTHENTICATED');
    expect(await refusal(app.as(user).billing.verify({ sessionId: 'x' }))).toBe('NOT_FOUND');
    expect(await refusal(app.as(user).billing.verify({ sessionId: '../subscriptions' }))).toBe('INVALID_INPUT');
    expect((await app.as(user).account.get({})).tier).toBe('free');
    expect(await app.as(user).billing.subscription({})).toEqual({ subscription: null });
  });

  test("does not find another person's session", async () => {
    const { app, stripe } = await createStripeApp();
    const payer = await createUser(app.deps);
    const thief = await createUser(app.deps);
    await app.as(payer).billing.checkout(press());
    const [sessionId = ''] = [...stripe.checkouts.keys()];
    stripe.pay(sessionId);
    expect(await refusal(app.as(thief).billing.verify({ sessionId }))).toBe('NOT_FOUND');
    expect((await app.as(thief).account.get({})).tier).toBe('free');
  });

  test('says so when the provider is down, and works afterwards', async () => {
    const { app, stripe } = await createStripeApp();
    const user = await createUser(app.deps);
    await app.as(user).billing.checkout(press());
    const [sessionId = ''] = [...stripe.checkouts.keys()];
    stripe.pay(sessionId);
    stripe.setDown(true);
    expect(await refusal(app.as(user).billing.verify({ sessionId }))).toBe('UNAVAILABLE');
    expect((await app.as(user).account.get({})).tier).toBe('free');
    stripe.setDown(false);
    expect(await app.as(user).billing.verify({ sessionId })).toEqual({ status: 'complete' });
  });

  test('fails for an expired or since cancelled one', async () => {
    const { app, stripe } = await createStripeApp();
    const user = await createUser(app.deps);
    await app.as(user).billing.checkout(press());
    const [sessionId = ''] = [...stripe.checkouts.keys()];
    stripe.pay(sessionId).status = 'canceled';
    expect(await app.as(user).billing.verify({ sessionId })).toEqual({ status: 'failed' });
    Object.assign(stripe.checkouts.get(sessionId) ?? {}, { status: 'expired' });
    expect(await app.as(user).billing.verify({ sessionId })).toEqual({ status: 'failed' });
  });
});

describe('the portal', () => {
  test('is only for people who have bought something', async () => {
    const { app, stripe } = await createStripeApp();
    const subscriber = await createUser(app.deps);
    await subscribe(app.deps, subscriber.id);
    const customerId = `cus_${subscriber.id}`;
    stripe.customers.set(customerId, { id: customerId, deleted: false });
    expect(await refusal(app.as(null).billing.portal({}))).toBe('NOT_AUTHENTICATED');
    expect(await refusal(app.as(await createUser(app.deps)).billing.portal({}))).toBe('NOT_FOUND');
    expect(await app.as(subscriber).billing.portal({})).toEqual({ url: `${stripe.url}/portal/${customerId}` });
    expect(stripe.calls.at(-1)?.body).toMatchObject({ return_url: `${testOrigin}/account`, locale: 'en' });
    stripe.setDown(true);
    expect(await refusal(app.as(subscriber).billing.portal({}))).toBe('UNAVAILABLE');
  });
});
