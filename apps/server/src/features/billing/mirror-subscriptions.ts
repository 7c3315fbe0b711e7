import { eq } from 'drizzle-orm';
import { subscriptions } from '../../db/schema/account.ts';
import { paymentCustomers } from '../../db/schema/billing.ts';
import type { PaymentProvider, ProviderSubscription } from '../../platform/payments/port.ts';
import type { Deps } from '../../rpc/deps.ts';
import { catalogueIds } from './catalogue.ts';
import { changeSubscription } from './change-subscription.ts';
import { chooseSubscription, mayCharge } from './choose-subscription.ts';
import { keepCustomer } from './keep-customer.ts';
import { nextReadNumber } from './queries.ts';

export type Mirrored = {
  userId: string;
  /** The provider's subscriptions to our product. */
  subscriptions: readonly ProviderSubscription[];
  /** The subscription that decides the person's plan. */
  current: ProviderSubscription | null;
};

/**
 * Reads all of a customer's subscriptions from the provider and stores the one that counts. The state comes from this
 * full read, never from an event. Reads are numbered before they start, so the latest read wins whatever order the
 * answers arrive in.
 * @returns null when the customer is not ours
 * @throws PaymentProviderError
 */
export async function mirrorCustomer(
  deps: Deps,
  provider: PaymentProvider,
  customerId: string,
): Promise<Mirrored | null> {
  const readNumber = await nextReadNumber(deps.db);
  const { priceId, productId } = catalogueIds(deps.settings.payments);
  // The provider account may sell other products to the same people.
  const ours = (await provider.listSubscriptions(customerId)).filter(
    (subscription) => subscription.productId === productId || subscription.priceId === priceId,
  );
  const userId = await ownerOf(deps, customerId, ours);
  if (userId === null) return null;
  if (ours.filter(mayCharge).length > 1) deps.log.error({ userId }, 'a person has more than one running subscription');
  const current = chooseSubscription(ours);
  await store(deps, userId, { customerId, readNumber, current });
  return { userId, subscriptions: ours, current };
}

/** The customer's owner: stored at the first checkout, or else taken from the subscription's metadata. */
async function ownerOf(deps: Deps, customerId: string, ours: readonly ProviderSubscription[]): Promise<string | null> {
  const { db, log } = deps;
  const [known] = await db.select().from(paymentCustomers).where(eq(paymentCustomers.customerId, customerId));
  if (known !== undefined) return known.userId;
  const [mirrored] = await db.select().from(subscriptions).where(eq(subscriptions.customerId, customerId));
  const marked = mirrored?.userId ?? ours.find(({ userId }) => userId !== null)?.userId;
  if (marked === undefined || marked === null || !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u.test(marked))
    return null;
  if ((await keepCustomer(db, marked, customerId)) === customerId) return marked;
  log.warn({ userId: marked }, 'a subscription has no known owner, or belongs to a second customer of one person');
  return null;
}

type Answer = { customerId: string; readNumber: number; current: ProviderSubscription | null };

async function store(deps: Deps, userId: string, { customerId, readNumber, current }: Answer): Promise<void> {
  await changeSubscription(deps, userId, async (tx, stored) => {
    if (stored !== null && stored.readNumber > readNumber) return;
    if (current === null) {
      if (stored === null || stored.customerId !== customerId) return;
      await tx
        .update(subscriptions)
        .set({ subscriptionStatus: 'canceled', readNumber })
        .where(eq(subscriptions.userId, userId));
    } else {
      const row = rowOf(userId, readNumber, current);
      await tx.insert(subscriptions).values(row).onConflictDoUpdate({ target: subscriptions.userId, set: row });
    }
  });
}

function rowOf(userId: string, readNumber: number, current: ProviderSubscription): typeof subscriptions.$inferInsert {
  return {
    userId,
    customerId: current.customerId,
    subscriptionId: current.id,
    subscriptionStatus: current.status,
    priceId: current.priceId,
    currentPeriodStart: current.currentPeriodStart,
    currentPeriodEnd: current.currentPeriodEnd,
    cancelAtPeriodEnd: current.cancelAtPeriodEnd,
    cancelAt: current.cancelAt,
    paymentsPaused: current.pause !== null,
    paymentsResumeAt: current.pause?.resumesAt ?? null,
    paymentMethodBrand: current.paymentMethod?.brand ?? null,
    paymentMethodLast4: current.paymentMethod?.last4 ?? null,
    readNumber,
  };
}
