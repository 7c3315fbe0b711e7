import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { subscriptions, userPreferences } from '../../db/schema/account.ts';
import { sessions } from '../../db/schema/auth.ts';
import { checkouts, paymentCustomers } from '../../db/schema/billing.ts';
import { createUser, subscribe } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { createStripeApp } from '../../testing/stripe-app.ts';
import { signEvent, stripePrice } from '../../testing/stripe-server.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { endSubscription } from './end-subscription.ts';
import { prepareSubscriptions, reconcileSubscriptions } from './reconcile-subscriptions.ts';

const day = 24 * 60 * 60;
const seconds = () => Math.floor(Date.now() / 1000);

describe('a subscription', () => {
  test.each([
    ['active', 'premium'],
    ['trialing', 'premium'],
    ['past_due', 'free'],
    ['unpaid', 'free'],
    ['canceled', 'free'],
    ['incomplete', 'free'],
    ['incomplete_expired', 'free'],
    ['paused', 'free'],
    ['something_new', 'free'],
  ])('that is %s means %s', async (status, tier) => {
    const { app, stripe, deliver, createCustomer } = await createStripeApp();
    const user = await createCustomer();
    const subscription = stripe.subscribe(user.customerId, { status });
    expect(await deliver(signEvent('customer.subscription.updated', subscription))).toBe(200);
    expect((await app.as(user).account.get({})).tier).toBe(tier);
    expect((await app.as(user).billing.subscription({})).subscription?.subscription_status).toBe(status);
  });

  test("is the caller's own, and nobody else's (CALL-007)", async () => {
    const app = await createTestApp();
    const subscriber = await createUser(app.deps, { premium: true });
    const other = await createUser(app.deps);
    expect(await refusal(app.as(null).billing.subscription({}))).toBe('NOT_AUTHENTICATED');
    expect(await app.as(other).billing.subscription({})).toEqual({ subscription: null });
    expect((await app.as(subscriber).billing.subscription({})).subscription?.user_id).toBe(subscriber.id);
    const byId = app.as(other).billing.subscription({ userId: subscriber.id } as object as Record<string, never>);
    expect(await byId).toEqual({ subscription: null });
  });

  test('that is cancelled keeps its access until the end of the period, and not much longer', async () => {
    let now = new Date();
    const { app, stripe, deliver, createCustomer } = await createStripeApp({ now: () => now });
    const user = await createCustomer();
    const subscription = stripe.subscribe(user.customerId, { cancel_at_period_end: true });
    const end = subscription.items.data[0]?.current_period_end ?? 0;
    await deliver(signEvent('customer.subscription.updated', subscription));
    const shown = (await app.as(user).billing.subscription({})).subscription;
    expect(shown).toMatchObject({ cancel_at_period_end: true, cancel_at: end });
    const tier = async () => (await app.as(user).account.get({})).tier;
    expect(await tier()).toBe('premium');
    // The cancellation event is lost: the three-day grace period passes (decision S-21).
    await app.deps.db.update(sessions).set({ expiresAt: new Date((end + 30 * day) * 1000) });
    now = new Date((end + 2 * day) * 1000);
    expect(await tier()).toBe('premium');
    now = new Date((end + 3 * day + 1) * 1000);
    expect(await tier()).toBe('free');
  });

  test('that ends by a date without the flag ends all the same (L-04)', async () => {
    const { app, stripe, deliver, createCustomer } = await createStripeApp();
    const user = await createCustomer();
    const cancelAt = seconds() + 10 * day;
    const subscription = stripe.subscribe(user.customerId, { cancel_at: cancelAt });
    await deliver(signEvent('customer.subscription.updated', subscription));
    const [row] = await app.deps.db.select().from(subscriptions).where(eq(subscriptions.userId, user.id));
    expect(row).toMatchObject({ cancelAtPeriodEnd: false, cancelAt });
    const shown = (await app.as(user).billing.subscription({})).subscription;
    expect(shown).toMatchObject({ cancel_at_period_end: true, cancel_at: cancelAt });
  });

  test('whose payments are paused at Stripe stays Premium and says until when', async () => {
    const { app, stripe, deliver, createCustomer } = await createStripeApp();
    const user = await createCustomer();
    const shown = async () => (await app.as(user).billing.subscription({})).subscription;
    const resumesAt = seconds() + 40 * day;
    for (const resumes_at of [resumesAt, null]) {
      const subscription = stripe.subscribe(user.customerId, { pause_collection: { behavior: 'void', resumes_at } });
      await deliver(signEvent('customer.subscription.updated', subscription));
      expect(await shown()).toMatchObject({
        subscription_status: 'active',
        payments_paused: true,
        payments_resume_at: resumes_at,
      });
      expect((await app.as(user).account.get({})).tier).toBe('premium');
      subscription.pause_collection = null;
      await deliver(signEvent('customer.subscription.updated', subscription));
      expect(await shown()).toMatchObject({ payments_paused: false, payments_resume_at: null });
      subscription.status = 'canceled';
    }
  });

  test('resets its counts at each billing period, and in the free month after it (N-15)', async () => {
    const { app, stripe, deliver, createCustomer } = await createStripeApp();
    const user = await createCustomer({ used: 3 });
    const usage = async () => (await app.as(user).account.get({})).usage;
    const setUsed = async (aiUsageCount: number, start: number) => {
      const values = { aiUsageCount, aiUsagePeriodStart: new Date(start * 1000) };
      await app.deps.db.update(userPreferences).set(values).where(eq(userPreferences.userId, user.id));
    };
    expect(await usage()).toMatchObject({ used: 3, limit: 3 });
    const subscription = stripe.subscribe(user.customerId);
    const [item] = subscription.items.data;
    if (item === undefined) throw new Error('a subscription without items');
    await deliver(signEvent('customer.subscription.created', subscription));
    expect(await usage()).toMatchObject({ used: 0, limit: 100 });
    await setUsed(100, item.current_period_start);
    expect(await usage()).toMatchObject({ used: 100, limit: 100 });
    item.current_period_start += 60;
    await deliver(signEvent('invoice.paid', { id: 'in_1', customer: user.customerId }));
    expect(await usage()).toMatchObject({ used: 0, limit: 100 });
    await setUsed(50, item.current_period_start);
    subscription.status = 'canceled';
    await deliver(signEvent('customer.subscription.deleted', subscription));
    expect(await usage()).toMatchObject({ used: 0, limit: 3 });
  });

  test('brings the stored counts to the new plan at once, both ways (S-02, N-15)', async () => {
    let now = new Date();
    const { app, stripe, deliver, createCustomer } = await createStripeApp({ now: () => now });
    const user = await createCustomer({ used: 3 });
    const heard: unknown[] = [];
    app.deps.live.listen((message) => heard.push(message));
    const stored = async () => {
      const [row] = await app.deps.db.select().from(userPreferences).where(eq(userPreferences.userId, user.id));
      return row;
    };
    const subscription = stripe.subscribe(user.customerId);
    const paidStart = new Date((subscription.items.data[0]?.current_period_start ?? 0) * 1000);
    await deliver(signEvent('customer.subscription.created', subscription));
    const upgraded = { aiUsageCount: 0, aiAttemptCount: 0, aiUsageLimit: 100, aiUsagePeriodStart: paidStart };
    expect(await stored()).toMatchObject(upgraded);
    expect(heard).toEqual([{ kind: 'user', userId: user.id, topic: 'session' }]);

    await app.deps.db.update(userPreferences).set({ aiUsageCount: 5, aiAttemptCount: 7 });
    await deliver(signEvent('invoice.paid', { id: 'in_1', customer: user.customerId }));
    expect(await stored()).toMatchObject({ ...upgraded, aiUsageCount: 5, aiAttemptCount: 7 });

    now = new Date(now.getTime() + 60_000);
    subscription.status = 'past_due';
    await deliver(signEvent('customer.subscription.updated', subscription));
    expect(await stored()).toMatchObject({
      aiUsageCount: 0,
      aiAttemptCount: 0,
      aiUsageLimit: 3,
      aiUsagePeriodStart: now,
    });
    expect((await app.as(user).account.get({})).usage).toMatchObject({ used: 0, limit: 3 });

    await app.deps.db.update(userPreferences).set({ aiUsageCount: 2 });
    await deliver(signEvent('customer.subscription.updated', subscription));
    expect((await app.as(user).account.get({})).usage).toMatchObject({ used: 2, limit: 3 });
  });

  test.each([true, false])(
    'that lapses without an event does not carry its counts over (last event arrives: %s)',
    async (comes) => {
      let now = new Date();
      const { app, stripe, deliver, createCustomer } = await createStripeApp({ now: () => now });
      const user = await createCustomer();
      // A one-week trial: it ends before the month its counts are kept for.
      const subscription = stripe.subscribe(user.customerId, { status: 'trialing' });
      const [item] = subscription.items.data;
      if (item === undefined) throw new Error('a subscription without items');
      item.current_period_end = item.current_period_start + 7 * day;
      await deliver(signEvent('customer.subscription.created', subscription));
      await app.deps.db.update(userPreferences).set({ aiUsageCount: 5 });
      await app.deps.db.update(sessions).set({ expiresAt: new Date(now.getTime() + 90 * day * 1000) });

      now = new Date((item.current_period_end + 4 * day) * 1000);
      if (comes) {
        subscription.status = 'canceled';
        await deliver({ ...signEvent('customer.subscription.deleted', subscription, { age: -11 * day }) });
      }
      const lapsed = new Date((item.current_period_end + 3 * day) * 1000);
      const { usage, tier } = await app.as(user).account.get({});
      expect([tier, usage.used, usage.limit]).toEqual(['free', 0, 3]);
      expect(new Date(usage.resetsAt).getUTCDate()).toBe(lapsed.getUTCDate());
    },
  );
});

describe('the reconciliation', () => {
  test('brings the mirror back to what the provider has, whatever got lost', async () => {
    const { app, stripe, createCustomer } = await createStripeApp();
    const { db } = app.deps;
    const cancelled = await createCustomer();
    const renewed = await createCustomer();
    const bought = await createUser(app.deps);
    const long = await createCustomer();
    for (const person of [cancelled, renewed, long]) await subscribe(app.deps, person.id);
    stripe.subscribe(cancelled.customerId, { status: 'canceled' });
    const current = stripe.subscribe(renewed.customerId);
    const ended = { subscriptionStatus: 'canceled', currentPeriodEnd: seconds() - 8 * day };
    await db.update(subscriptions).set(ended).where(eq(subscriptions.userId, long.id));
    await app.as(bought).billing.checkout({ priceId: stripePrice, attempt: randomUUID() });
    for (const id of stripe.checkouts.keys()) stripe.pay(id);
    stripe.calls.length = 0;

    await reconcileSubscriptions(app.deps);
    const tiers = [cancelled, renewed, bought].map(async (person) => (await app.as(person).account.get({})).tier);
    expect(await Promise.all(tiers)).toEqual(['free', 'premium', 'premium']);
    const row = (await app.as(renewed).billing.subscription({})).subscription;
    expect(row?.subscription_id).toBe(current.id);
    expect(stripe.calls.map(({ body }) => body.customer)).not.toContain(long.customerId);
  });

  test('changes nothing while the provider is down, and fails so that it is tried again', async () => {
    const { app, stripe, createCustomer } = await createStripeApp();
    const user = await createCustomer();
    await subscribe(app.deps, user.id);
    stripe.setDown(true);
    await expect(reconcileSubscriptions(app.deps)).rejects.toThrow('1 of 1');
    expect((await app.as(user).account.get({})).tier).toBe('premium');
  });

  test('at the start ends what was bought in the sandbox when that is not the provider', async () => {
    const { app } = await createStripeApp();
    const [trial, real] = [
      await createUser(app.deps, { premium: true }),
      await createUser(app.deps, { premium: true }),
    ];
    const sandbox = { subscriptionId: 'sub_sandbox_1' };
    const [row] = await app.deps.db
      .update(subscriptions)
      .set(sandbox)
      .where(eq(subscriptions.userId, trial.id))
      .returning();
    const counted = { aiUsageCount: 5, aiUsagePeriodStart: new Date((row?.currentPeriodStart ?? 0) * 1000) };
    await app.deps.db.update(userPreferences).set(counted).where(eq(userPreferences.userId, trial.id));
    await prepareSubscriptions(app.deps);
    expect(await app.as(trial).account.get({})).toMatchObject({ tier: 'free', usage: { used: 0, limit: 3 } });
    expect((await app.as(real).account.get({})).tier).toBe('premium');
  });
});

describe('ending a subscription for good', () => {
  test('closes the checkout, cancels and deletes the customer', async () => {
    const { app, stripe, createCustomer } = await createStripeApp();
    const user = await createCustomer();
    const { db } = app.deps;
    await app.as(user).billing.checkout({ priceId: stripePrice, attempt: randomUUID() });
    const subscription = stripe.subscribe(user.customerId);
    await endSubscription(app.deps, user.id);
    expect([...stripe.checkouts.values()].map(({ status }) => status)).toEqual(['expired']);
    expect(subscription.status).toBe('canceled');
    expect(stripe.customers.get(user.customerId)?.deleted).toBe(true);
    expect([await db.select().from(checkouts), await db.select().from(paymentCustomers)]).toEqual([[], []]);
    await endSubscription(app.deps, user.id);
  });

  test('changes nothing here while the provider is down', async () => {
    const { app, stripe, createCustomer } = await createStripeApp();
    const user = await createCustomer();
    await subscribe(app.deps, user.id);
    stripe.setDown(true);
    await expect(endSubscription(app.deps, user.id)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect((await app.as(user).account.get({})).tier).toBe('premium');
    expect(await app.deps.db.select().from(paymentCustomers)).toHaveLength(1);
    stripe.setDown(false);
    await endSubscription(app.deps, user.id);
    expect((await app.as(user).account.get({})).tier).toBe('free');
  });

  test('makes no request for a person who never bought, and refuses what it cannot end', async () => {
    const app = await createTestApp({ env: { PAYMENT_PROVIDER: 'none' } });
    const [free, subscriber] = [await createUser(app.deps), await createUser(app.deps, { premium: true })];
    await endSubscription(app.deps, free.id);
    await expect(endSubscription(app.deps, subscriber.id)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
