import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { invalidInput, Refusal } from '@elan/domain/errors';
import { and, eq, isNull } from 'drizzle-orm';
import { checkouts, paymentCustomers } from '../../db/schema/billing.ts';
import { type PaymentProvider, PaymentProviderBusy } from '../../platform/payments/port.ts';
import type { UserActor } from '../../rpc/actor.ts';
import type { Deps } from '../../rpc/deps.ts';
import { askProvider } from './ask-provider.ts';
import { catalogueIds } from './catalogue.ts';
import { mayCharge } from './choose-subscription.ts';
import { keepCustomer } from './keep-customer.ts';
import { mirrorCustomer } from './mirror-subscriptions.ts';
import { findCustomerId } from './queries.ts';
import { noteRefusal, requireSellable } from './selling.ts';

export type CheckoutInput = {
  priceId: string;
  /** New for each press of the button. */
  attempt: string;
  /** On our own origin; absent: the default pages. */
  successUrl?: string;
  cancelUrl?: string;
};

type CheckoutRow = typeof checkouts.$inferSelect;

/** Rounds, and milliseconds between them, for concurrent presses: each round picks up what another press has done. */
const rounds = 20;
const pause = 300;

/**
 * Opens a checkout, or returns the one already open. The request is stored before it is sent, and every press repeats
 * the stored request under its own key, so concurrent presses create a single checkout at the provider.
 * @throws Refusal FORBIDDEN for founders, CONFLICT when the person has a subscription that runs or may charge again,
 *   INVALID_INPUT for a price other than the catalogue's, UNAVAILABLE
 */
export async function startCheckout(
  deps: Deps,
  user: UserActor,
  input: CheckoutInput,
): Promise<{ url: string | null }> {
  const { priceId } = catalogueIds(deps.settings.payments);
  if (user.entitlements.isFounder) throw new Refusal('FORBIDDEN');
  if (deps.payments === null) throw new Refusal('UNAVAILABLE');
  if (input.priceId !== priceId) throw invalidInput('priceId', 'not in the catalogue');
  if (user.entitlements.hasPremiumAccess) throw new Refusal('CONFLICT');
  return askProvider(deps, async (provider) => {
    await requireSellable(deps, provider);
    for (let round = 0; round < rounds; round += 1) {
      const url = await tryOnce(deps, provider, user, input);
      if (url !== 'again') return { url };
    }
    throw new Refusal('UNAVAILABLE');
  });
}

async function tryOnce(
  deps: Deps,
  provider: PaymentProvider,
  user: UserActor,
  input: CheckoutInput,
): Promise<string | null | 'again'> {
  const row = await claimCheckout(deps, user, input);
  // Read the checkout before the subscriptions, so that one paid in between shows up there.
  const found = row.sessionId === null ? null : await provider.findCheckout(row.sessionId);
  await refuseSecond(deps, provider, user.userId);
  if (found?.status === 'open' && row.priceId === input.priceId) return found.url;
  if (found?.status === 'open') await provider.expireCheckout(found.id);
  if (row.sessionId !== null || row.priceId !== input.priceId) {
    await replaceCheckout(deps, user, input, row);
    return 'again';
  }
  return openCheckout(deps, provider, user, input, row);
}

/** Stores this request, or returns the one already stored. It is deleted only with the account. */
async function claimCheckout(deps: Deps, user: UserActor, input: CheckoutInput): Promise<CheckoutRow> {
  const { db } = deps;
  await db
    .insert(checkouts)
    .values(requestOf(deps, user, input))
    .onConflictDoNothing();
  const [row] = await db.select().from(checkouts).where(eq(checkouts.userId, user.userId));
  if (row === undefined) throw new Refusal('NOT_AUTHENTICATED');
  return row;
}

/** Replaces a finished checkout with a new request, unless another press already did. */
async function replaceCheckout(deps: Deps, user: UserActor, input: CheckoutInput, row: CheckoutRow): Promise<void> {
  // The key of a finished checkout would only return that checkout.
  const attempt = input.attempt === row.attempt ? randomUUID() : input.attempt;
  await deps.db
    .update(checkouts)
    .set({ ...requestOf(deps, user, input), attempt, sessionId: null, createdAt: deps.now() })
    .where(and(eq(checkouts.userId, user.userId), eq(checkouts.attempt, row.attempt)));
}

function requestOf({ settings }: Deps, user: UserActor, input: CheckoutInput): typeof checkouts.$inferInsert {
  return {
    userId: user.userId,
    attempt: input.attempt,
    priceId: input.priceId,
    language: user.language,
    successUrl: input.successUrl ?? `${settings.publicUrl}/success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: input.cancelUrl ?? `${settings.publicUrl}/pricing`,
  };
}

/** Check with the provider, because the mirror may lag behind. */
async function refuseSecond(deps: Deps, provider: PaymentProvider, userId: string): Promise<void> {
  const customerId = await findCustomerId(deps.db, userId);
  const mirrored = customerId === null ? null : await mirrorCustomer(deps, provider, customerId);
  if (mirrored === null) return;
  if (mirrored.subscriptions.some(mayCharge)) throw new Refusal('CONFLICT');
  // A subscription whose first payment failed could still be paid alongside the new one.
  for (const subscription of mirrored.subscriptions) {
    if (subscription.status === 'incomplete') await provider.cancelSubscription(subscription.id);
  }
}

async function openCheckout(
  deps: Deps,
  provider: PaymentProvider,
  user: UserActor,
  input: CheckoutInput,
  row: CheckoutRow,
): Promise<string | null | 'again'> {
  const { db } = deps;
  const { userId } = user;
  const key = `${userId}:${row.attempt}`;
  const isThisRow = and(eq(checkouts.userId, userId), eq(checkouts.attempt, row.attempt));
  try {
    const customerId =
      (await findCustomerId(db, userId)) ??
      (await keepCustomer(
        db,
        userId,
        await provider.createCustomer({ userId, email: user.email, language: row.language, key: `${key}:customer` }),
      ));
    if (customerId === null) return 'again';
    const { priceId, successUrl, cancelUrl, language } = row;
    const made = await provider.createCheckout({ customerId, userId, priceId, successUrl, cancelUrl, language, key });
    if (made === null) {
      // The provider no longer has the customer: the next round creates another, under another key.
      await db.delete(paymentCustomers).where(eq(paymentCustomers.customerId, customerId));
      await replaceCheckout(deps, user, input, row);
      return 'again';
    }
    const kept = await db.update(checkouts).set({ sessionId: made.id }).where(isThisRow).returning();
    // Return the URL only while its checkout is the stored one, so that nobody gets two.
    return kept.length === 1 && made.status === 'open' ? made.url : 'again';
  } catch (error) {
    if (error instanceof PaymentProviderBusy) {
      await wait(pause);
      return 'again';
    }
    noteRefusal(deps, provider, error);
    // The provider repeats a failure for the same key, so the next press, or a repeat of this one, needs another.
    await db
      .update(checkouts)
      .set({ attempt: randomUUID() })
      .where(and(isThisRow, isNull(checkouts.sessionId)));
    throw error;
  }
}
