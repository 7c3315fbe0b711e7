import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { paymentEvents } from '../../db/schema/billing.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { WebhookOutcome } from '../../platform/metrics/port.ts';
import { type PaymentEvent, type PaymentProvider, PaymentProviderError } from '../../platform/payments/port.ts';
import type { Deps } from '../../rpc/deps.ts';
import { hasEnded } from './choose-subscription.ts';
import { mirrorCustomer } from './mirror-subscriptions.ts';

/** Handles the payment provider's events. Any failure answers 5xx so that the provider sends the event again. */
export async function receiveWebhook(c: Context, deps: Deps): Promise<Response> {
  const provider = deps.payments;
  if (provider === null) return refuse(c, 'NOT_FOUND');
  let outcome: WebhookOutcome = 'failed';
  try {
    outcome = await takeEvent(c, deps, provider);
  } finally {
    deps.metrics.webhook(outcome);
  }
  if (outcome === 'refused') return refuse(c, 'INVALID_INPUT', { fields: [] });
  return outcome === 'failed' ? refuse(c, 'UNAVAILABLE') : c.json({ received: true });
}

async function takeEvent(c: Context, deps: Deps, provider: PaymentProvider): Promise<WebhookOutcome> {
  const body = new Uint8Array(await c.req.arrayBuffer());
  const event = provider.readWebhook(body, c.req.header('stripe-signature'), deps.now());
  if (event === null) {
    deps.log.warn('a payment event without a valid signature was refused');
    return 'refused';
  }
  if (event.about === 'nothing') return 'ignored';
  if (await isFinished(deps, event)) return 'repeated';
  try {
    await handleEvent(deps, provider, event);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    deps.log.error({ err: error, event: event.id }, 'a payment event could not be processed');
    return 'failed';
  }
  await deps.db.update(paymentEvents).set({ finishedAt: deps.now() }).where(eq(paymentEvents.id, event.id));
  return 'handled';
}

/**
 * Records an event. Two concurrent deliveries are both processed, which is harmless because they only read the state.
 */
async function isFinished({ db }: Deps, event: PaymentEvent): Promise<boolean> {
  await db.insert(paymentEvents).values({ id: event.id }).onConflictDoNothing();
  const [row] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, event.id));
  return row !== undefined && row.finishedAt !== null;
}

async function handleEvent(deps: Deps, provider: PaymentProvider, event: PaymentEvent): Promise<void> {
  if (event.about === 'customer') await mirrorCustomer(deps, provider, event.customerId);
  if (event.about !== 'charge') return;
  const reversal = await provider.findReversal(event.chargeId);
  if (reversal === null) return;
  const mirrored = await mirrorCustomer(deps, provider, reversal.customerId);
  const paid = mirrored?.subscriptions.find(({ id }) => id === reversal.subscriptionId);
  if (paid === undefined || hasEnded(paid)) return;
  // A refund ends the access it paid for, at once.
  await provider.cancelSubscription(paid.id);
  await mirrorCustomer(deps, provider, reversal.customerId);
}
