import * as z from 'zod/mini';
import type { PaymentEvent } from './port.ts';

/** An id, or the whole object where the request asked to expand it. */
const reference = z.pipe(
  z.union([z.string(), z.object({ id: z.string() })]),
  z.transform((value) => (typeof value === 'string' ? value : value.id)),
);

const eventSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(255)),
  type: z.string(),
  data: z.object({ object: z.looseObject({ id: z.optional(z.string()) }) }),
});

/** Events after which a customer's subscriptions are read again. */
const customerEvents: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'payment_method.automatically_updated',
]);

/**
 * Reads what an event is about. Its signature has been checked; nothing else in its content is used.
 * @returns null if it is not an event
 */
export function readEvent(value: unknown): PaymentEvent | null {
  const parsed = eventSchema.safeParse(value);
  if (!parsed.success) return null;
  const { id, type, data } = parsed.data;
  const { object } = data;
  if (customerEvents.has(type)) {
    const customer = reference.safeParse(object.customer);
    if (customer.success) return { id, about: 'customer', customerId: customer.data };
  } else if (type === 'customer.deleted' && object.id !== undefined) {
    return { id, about: 'customer', customerId: object.id };
  } else if (type === 'charge.refunded' && object.id !== undefined) {
    return { id, about: 'charge', chargeId: object.id };
  } else if (type === 'charge.dispute.created') {
    const charge = reference.safeParse(object.charge);
    if (charge.success) return { id, about: 'charge', chargeId: charge.data };
  }
  return { id, about: 'nothing' };
}
