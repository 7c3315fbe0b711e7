import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { subscriptions } from '../../db/schema/account.ts';
import { users } from '../../db/schema/auth.ts';
import { paymentCustomers, paymentEvents } from '../../db/schema/billing.ts';
import { createUser } from '../../testing/factories.ts';
import { createStripeApp, type StripeApp } from '../../testing/stripe-app.ts';
import type { StripeSubscription } from '../../testing/stripe-objects.ts';
import { type SignedEvent, signEvent } from '../../testing/stripe-server.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { findSubscription } from './queries.ts';

const day = 24 * 60 * 60;
const seconds = () => Math.floor(Date.now() / 1000);

async function tierOf(app: TestApp, user: Parameters<TestApp['as']>[0]): Promise<string> {
  return (await app.as(user).account.get({})).tier;
}

function updated(subscription: StripeSubscription, options?: Parameters<typeof signEvent>[2]): SignedEvent {
  return signEvent('customer.subscription.updated', subscription, options);
}

/** Seeded, so that a failure can be reproduced. */
function randomness(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('the webhook', () => {
  test('refuses what the provider did not sign, and what was signed long ago', async () => {
    const { app, stripe, deliver, createCustomer } = await createStripeApp();
    const user = await createCustomer();
    const event = updated(stripe.subscribe(user.customerId));
    const signed = (signature: string) => ({ ...event, signature });
    const [time = ''] = event.signature.split(',');
    const forged = [
      signed(''),
      signed(`${time},v1=${'0'.repeat(64)}`),
      signed(event.signature.replace('v1=', 'v0=')),
      signed(event.signature.replace(time, `t=${seconds() - 1}`)),
      { ...event, body: event.body.replace('"id"', '"id" ') },
      updated(stripe.subscribe(user.customerId), { age: 301 }),
    ];
    for (const each of forged) expect(await deliver(each)).toBe(400);
    const bare = await app.request('/webhooks/stripe', { method: 'POST', body: event.body });
    expect(bare.status).toBe(400);
    expect(stripe.calls).toEqual([]);
    expect(await tierOf(app, user)).toBe('free');
  });

  test('takes the state from the provider, not from the event', async () => {
    const { app, stripe, deliver, createCustomer } = await createStripeApp();
    const user = await createCustomer();
    const subscription = stripe.subscribe(user.customerId, { status: 'past_due' });
    expect(await deliver(updated({ ...subscription, status: 'active' }))).toBe(200);
    expect(await tierOf(app, user)).toBe('free');
    expect((await findSubscription(app.deps.db, user.id))?.subscriptionStatus).toBe('past_due');
  });

  test('processes an event once', async () => {
    const { stripe, deliver, createCustomer } = await createStripeApp();
    const event = updated(stripe.subscribe((await createCustomer()).customerId));
    expect(await deliver(event)).toBe(200);
    const asked = stripe.calls.length;
    expect(await deliver(event)).toBe(200);
    expect(stripe.calls.length).toBe(asked);
  });

  test('answers 5xx while the provider is down, and processes the event when it is sent again', async () => {
    const { app, stripe, deliver, createCustomer } = await createStripeApp();
    const user = await createCustomer();
    const event = updated(stripe.subscribe(user.customerId));
    stripe.setDown(true);
    expect(await deliver(event)).toBe(503);
    expect(await tierOf(app, user)).toBe('free');
    stripe.setDown(false);
    expect(await deliver(event)).toBe(200);
    expect(await tierOf(app, user)).toBe('premium');
  });

  test('ignores unknown events, and subscriptions without an owner here or to another product', async () => {
    const { app, stripe, deliver, createCustomer } = await createStripeApp();
    const user = await createCustomer();
    const foreign = stripe.subscribe(user.customerId);
    const [item] = foreign.items.data;
    if (item) item.price = { id: 'price_mug', object: 'price', product: 'prod_mug' };
    const nobody = stripe.subscribe('cus_of_another_shop', { metadata: { user_id: 'x' } });
    stripe.customers.set(nobody.customer, { id: nobody.customer, deleted: false });
    expect(await deliver(signEvent('invoice.upcoming', { id: 'in_1', customer: user.customerId }))).toBe(200);
    expect(await deliver(signEvent('payout.paid', { id: 'po_1' }))).toBe(200);
    expect(stripe.calls).toEqual([]);
    expect(await deliver(updated(foreign))).toBe(200);
    expect(await deliver(updated(nobody))).toBe(200);
    expect(await tierOf(app, user)).toBe('free');
    expect(await app.as(user).billing.subscription({})).toEqual({ subscription: null });
  });

  test('finds the person by the subscription’s metadata when the customer is unknown', async () => {
    const { app, stripe, deliver } = await createStripeApp();
    const user = await createUser(app.deps);
    stripe.customers.set('cus_lost', { id: 'cus_lost', deleted: false });
    expect(await deliver(updated(stripe.subscribe('cus_lost', { metadata: { user_id: user.id } })))).toBe(200);
    expect(await tierOf(app, user)).toBe('premium');
  });

  test('does not let a late event of an old subscription hide the live one', async () => {
    const { app, stripe, deliver, createCustomer } = await createStripeApp();
    const user = await createCustomer();
    const old = stripe.subscribe(user.customerId, { status: 'canceled', created: seconds() - 90 * day });
    const live = stripe.subscribe(user.customerId);
    await deliver(updated(live));
    expect(await deliver(signEvent('customer.subscription.deleted', old))).toBe(200);
    expect((await findSubscription(app.deps.db, user.id))?.subscriptionId).toBe(live.id);
    expect(await tierOf(app, user)).toBe('premium');
  });

  test('does not let the answer to an earlier read replace a later one', async () => {
    const { app, stripe, deliver, createCustomer } = await createStripeApp();
    const user = await createCustomer();
    const subscription = stripe.subscribe(user.customerId);
    stripe.holdAnswer();
    const early = deliver(updated(subscription));
    await expect.poll(() => stripe.calls.length).toBe(1);
    subscription.status = 'canceled';
    expect(await deliver(signEvent('customer.subscription.deleted', subscription))).toBe(200);
    stripe.releaseAnswer();
    expect(await early).toBe(200);
    expect((await findSubscription(app.deps.db, user.id))?.subscriptionStatus).toBe('canceled');
    expect(await tierOf(app, user)).toBe('free');
  });

  test('ends the mirror with the customer', async () => {
    const { app, stripe, deliver, createCustomer } = await createStripeApp();
    const user = await createCustomer();
    await deliver(updated(stripe.subscribe(user.customerId)));
    stripe.customers.set(user.customerId, { id: user.customerId, deleted: true });
    expect(await deliver(signEvent('customer.deleted', { id: user.customerId }))).toBe(200);
    expect(await tierOf(app, user)).toBe('free');
  });

  test.each(['known', 'unknown'])(
    'answers 200 and writes nothing when the account is deleted in the meantime (%s customer)',
    async (kind) => {
      const { app, stripe, deliver, createCustomer } = await createStripeApp();
      const { db } = app.deps;
      const user = await createCustomer();
      const subscription = stripe.subscribe(user.customerId, { metadata: { user_id: user.id } });
      if (kind === 'unknown') await db.delete(paymentCustomers);
      let delivery: Promise<number> | undefined;
      await db.transaction(async (tx) => {
        await tx.execute(sql`select id from users where id = ${user.id} for update`);
        delivery = deliver(signEvent('customer.subscription.deleted', subscription));
        await expect
          .poll(async () => {
            const { rows } = await db.execute(
              sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
            );
            return rows.length;
          })
          .toBe(1);
        await tx.delete(users).where(eq(users.id, user.id));
      });
      expect(await delivery).toBe(200);
      expect(await db.select().from(paymentCustomers)).toEqual([]);
      expect(await db.select().from(subscriptions)).toEqual([]);
      expect(app.logLines.filter((line) => line.includes('request failed'))).toEqual([]);
    },
  );

  test('reads again when the provider updated a card by itself', async () => {
    const { app, stripe, deliver, createCustomer } = await createStripeApp();
    const user = await createCustomer();
    stripe.subscribe(user.customerId);
    const event = signEvent('payment_method.automatically_updated', { id: 'pm_1', customer: user.customerId });
    expect(await deliver(event)).toBe(200);
    expect((await findSubscription(app.deps.db, user.id))?.paymentMethodLast4).toBe('4242');
  });

  test('1,000 deliveries in random order with replays end at what the provider has', async () => {
    const { app, stripe, deliver, createCustomer } = await createStripeApp();
    const random = randomness(20_251_121);
    const people = await Promise.all(Array.from({ length: 10 }, () => createCustomer()));
    const statuses = ['active', 'trialing', 'past_due', 'unpaid', 'canceled', 'incomplete', 'paused'];
    const events: SignedEvent[] = [];
    let step = 0;
    const change = () => {
      const person = people[Math.floor(random() * people.length)];
      if (person === undefined) return;
      const own = [...stripe.subscriptions.values()].filter(({ customer }) => customer === person.customerId);
      const subscription =
        own.length === 0 || (own.every(({ status }) => status === 'canceled') && random() < 0.5)
          ? stripe.subscribe(person.customerId, { created: seconds() + step })
          : own[Math.floor(random() * own.length)];
      step += 1;
      if (subscription === undefined) return;
      // A cancelled subscription stays cancelled, and a person never has two running.
      if (subscription.status !== 'canceled') {
        subscription.status = statuses[Math.floor(random() * statuses.length)] ?? 'active';
        subscription.cancel_at_period_end = random() < 0.3;
        subscription.cancel_at = random() < 0.3 ? seconds() + 20 * day : null;
      }
      const types = ['customer.subscription.updated', 'invoice.paid', 'invoice.payment_failed'];
      const type = types[Math.floor(random() * types.length)] ?? 'invoice.paid';
      events.push(signEvent(type, { ...subscription, customer: person.customerId }));
    };
    for (let index = 0; index < 400; index += 1) change();
    // Make half of the changes during the deliveries.
    const deliveries = Array.from({ length: 1_000 }, (_, index) => index);
    const statusesSeen = new Set<number>();
    const next = deliveries.values();
    const work = async () => {
      for (const index of next) {
        if (index % 5 === 0 && index < 500) change();
        const event = index < 600 ? events[Math.floor(random() * events.length)] : undefined;
        if (event !== undefined) statusesSeen.add(await deliver(event));
      }
    };
    await Promise.all(Array.from({ length: 8 }, work));
    // Every event arrives at least once, as the provider promises.
    const rest = [...events].sort(() => random() - 0.5).values();
    const finish = async () => {
      for (const event of rest) statusesSeen.add(await deliver(event));
    };
    await Promise.all(Array.from({ length: 8 }, finish));
    expect([...statusesSeen]).toEqual([200]);

    for (const person of people) {
      const expected = expectedOf(stripe.subscriptions, person.customerId);
      const row = await findSubscription(app.deps.db, person.id);
      expect(row === null ? null : mirrored(row)).toEqual(expected);
    }
    const remembered = await app.deps.db.select().from(paymentEvents);
    expect(remembered.length).toBe(events.length);
    expect(remembered.every(({ finishedAt }) => finishedAt !== null)).toBe(true);
  });
});

function mirrored(row: NonNullable<Awaited<ReturnType<typeof findSubscription>>>) {
  const { subscriptionId, subscriptionStatus, cancelAtPeriodEnd, cancelAt, currentPeriodEnd } = row;
  return { subscriptionId, subscriptionStatus, cancelAtPeriodEnd, cancelAt, currentPeriodEnd };
}

/**
 * The expected result, written independently of the server's rule: gives access, then may again, then is stuck, then
 * has ended; newest first.
 */
function expectedOf(all: StripeApp['stripe']['subscriptions'], customerId: string) {
  const order = [['active', 'trialing'], ['past_due', 'unpaid', 'paused'], ['incomplete'], ['canceled']];
  const own = [...all.values()].filter(({ customer }) => customer === customerId);
  for (const statuses of order) {
    const [best] = own.filter(({ status }) => statuses.includes(status)).sort((a, b) => b.created - a.created);
    if (best === undefined) continue;
    return {
      subscriptionId: best.id,
      subscriptionStatus: best.status,
      cancelAtPeriodEnd: best.cancel_at_period_end,
      cancelAt: best.cancel_at,
      currentPeriodEnd: best.items.data[0]?.current_period_end ?? null,
    };
  }
  return null;
}

describe('money that goes back', () => {
  async function paidSubscription() {
    const scene = await createStripeApp();
    const user = await scene.createCustomer();
    const subscription = scene.stripe.subscribe(user.customerId);
    await scene.deliver(updated(subscription));
    const charge = scene.stripe.charges.get(`ch_${subscription.id}`);
    if (charge === undefined) throw new Error('a subscription has no charge');
    return { ...scene, user, subscription, charge };
  }

  test('ends the access it paid for at once, and the subscription with it', async () => {
    const { app, deliver, user, subscription, charge } = await paidSubscription();
    expect(await tierOf(app, user)).toBe('premium');
    charge.refunded = true;
    const event = signEvent('charge.refunded', charge);
    expect(await deliver(event)).toBe(200);
    expect(subscription.status).toBe('canceled');
    expect(await tierOf(app, user)).toBe('free');
    expect(await deliver(event)).toBe(200);
  });

  test('ends it when the payment is disputed', async () => {
    const { app, deliver, user, subscription, charge } = await paidSubscription();
    charge.disputed = true;
    expect(await deliver(signEvent('charge.dispute.created', { id: 'dp_1', charge: charge.id }))).toBe(200);
    expect(subscription.status).toBe('canceled');
    expect(await tierOf(app, user)).toBe('free');
  });

  test('leaves it for a part, for an earlier month, and for a charge of something else', async () => {
    const { app, stripe, deliver, user, subscription, charge } = await paidSubscription();
    expect(await deliver(signEvent('charge.refunded', charge))).toBe(200);
    Object.assign(charge, { refunded: true, invoice: `in_${subscription.id}_before` });
    expect(await deliver(signEvent('charge.refunded', charge))).toBe(200);
    stripe.customers.set('cus_other', { id: 'cus_other', deleted: false });
    const other = stripe.subscribe('cus_other');
    const [item] = other.items.data;
    if (item) item.price = { id: 'price_mug', object: 'price', product: 'prod_mug' };
    Object.assign(stripe.charges.get(`ch_${other.id}`) ?? {}, { refunded: true });
    expect(await deliver(signEvent('charge.refunded', { id: `ch_${other.id}` }))).toBe(200);
    expect(await deliver(signEvent('charge.refunded', { id: 'ch_unknown' }))).toBe(200);
    expect([subscription.status, other.status]).toEqual(['active', 'active']);
    expect(await tierOf(app, user)).toBe('premium');
  });
});
