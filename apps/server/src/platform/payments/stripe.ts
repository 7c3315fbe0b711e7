import type { Language } from '@elan/domain/locale';
import Stripe from 'stripe';
import {
  type CheckoutRequest,
  PaymentConfigurationError,
  type PaymentProvider,
  PaymentProviderBusy,
  PaymentProviderError,
  type ProviderCheckout,
  type ProviderSubscription,
  type Reversal,
  signatureTolerance,
} from './port.ts';
import { readEvent } from './read-event.ts';

export type StripeOptions = {
  secretKey: string;
  webhookSecret: string;
  /** Origin of another server with the same API; undefined for Stripe's own. */
  apiUrl: string | undefined;
};

/** Milliseconds for one try. Short, because a person is waiting. */
const timeout = 10_000;

const locales = { en: 'en', fr: 'fr-CA' } as const satisfies Record<Language, string>;

export function createStripeProvider({ secretKey, webhookSecret, apiUrl }: StripeOptions): PaymentProvider {
  const stripe = new Stripe(secretKey, { timeout, maxNetworkRetries: 1, telemetry: false, ...addressOf(apiUrl) });
  return {
    kind: 'stripe',
    ...createCustomerCalls(stripe),
    ...createCheckoutCalls(stripe),
    ...createSubscriptionCalls(stripe),
    readWebhook(body, signature, now) {
      const bytes = Buffer.from(body);
      const at = now.getTime();
      try {
        return readEvent(
          stripe.webhooks.constructEvent(bytes, signature ?? '', webhookSecret, signatureTolerance, undefined, at),
        );
      } catch {
        return null;
      }
    },
  };
}

type CustomerCall = 'createCustomer' | 'changeEmail' | 'deleteCustomer' | 'createPortal';

function createCustomerCalls(stripe: Stripe): Pick<PaymentProvider, CustomerCall> {
  return {
    createCustomer: ({ userId, email, language, key }) =>
      asking('create customer', async () => {
        const customer = await stripe.customers.create(
          { email, preferred_locales: [locales[language]], metadata: { user_id: userId } },
          { idempotencyKey: key },
        );
        return customer.id;
      }),
    changeEmail: (customerId, email) =>
      asking('change the address of a customer', async () => {
        await stripe.customers.update(customerId, { email });
      }).catch(missing(undefined)),
    deleteCustomer: (customerId) =>
      asking('delete customer', async () => {
        await stripe.customers.del(customerId);
      }).catch(missing(undefined)),
    createPortal: ({ customerId, returnUrl, language }) =>
      asking('create portal', async () => {
        const session = await stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: returnUrl,
          locale: locales[language],
        });
        return session.url;
      }).catch(missing(null)),
  };
}

type CheckoutCall = 'readPrice' | 'createCheckout' | 'findCheckout' | 'expireCheckout';

function createCheckoutCalls(stripe: Stripe): Pick<PaymentProvider, CheckoutCall> {
  return {
    readPrice: (priceId) =>
      asking('read price', async () => {
        const price = await stripe.prices.retrieve(priceId);
        const { unit_amount: cents, currency, active: isActive } = price;
        return { cents, currency, interval: intervalOf(price), isActive };
      }).catch(missing(null)),
    createCheckout: (request) =>
      asking('create checkout', async () =>
        presentCheckout(await stripe.checkout.sessions.create(sessionOf(request), { idempotencyKey: request.key })),
      )
        .catch(missing(null, 'customer'))
        .catch(refusedPrice),
    findCheckout: (checkoutId) =>
      asking('find checkout', async () => presentCheckout(await stripe.checkout.sessions.retrieve(checkoutId))).catch(
        missing(null),
      ),
    expireCheckout: async (checkoutId) => {
      try {
        await asking('expire checkout', () => stripe.checkout.sessions.expire(checkoutId));
      } catch (error) {
        // Only an open checkout can expire; any other stays as it is.
        if (!(error instanceof RefusedByStripe)) throw error;
      }
    },
  };
}

type SubscriptionCall = 'listSubscriptions' | 'cancelAtPeriodEnd' | 'cancelSubscription' | 'findReversal';

function createSubscriptionCalls(stripe: Stripe): Pick<PaymentProvider, SubscriptionCall> {
  return {
    listSubscriptions: (customerId) =>
      asking('list subscriptions', async () => {
        const { data } = await stripe.subscriptions.list({
          customer: customerId,
          status: 'all',
          limit: 100,
          expand: ['data.default_payment_method', 'data.customer.invoice_settings.default_payment_method'],
        });
        return data.map(presentSubscription);
      }).catch(missing([])),
    cancelAtPeriodEnd: (subscriptionId) =>
      asking('cancel at period end', async () => {
        await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
      }).catch(missing(undefined)),
    cancelSubscription: (subscriptionId) =>
      asking('cancel subscription', async () => {
        await stripe.subscriptions.cancel(subscriptionId);
      }).catch(missing(undefined)),
    findReversal: (chargeId) => asking('find reversal', () => findReversal(stripe, chargeId)).catch(missing(null)),
  };
}

function addressOf(apiUrl: string | undefined): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (apiUrl === undefined) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  const isHttp = protocol === 'http:';
  return { host: hostname, port: port || (isHttp ? 80 : 443), protocol: isHttp ? 'http' : 'https' };
}

/** Stripe answered with a refusal, as opposed to not answering. */
class RefusedByStripe extends PaymentProviderError {
  readonly code: string | undefined;
  /** The field that was refused. */
  readonly field: string | undefined;

  constructor(message: string, { code, param }: Stripe.errors.StripeInvalidRequestError) {
    super(message);
    this.code = code;
    this.field = param;
  }
}

/** Stripe's messages repeat what was sent, including email addresses: only the kind, code and request id are kept. */
async function asking<T>(what: string, question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const parts = [error.type, error.code, error.statusCode, error.requestId].filter((part) => part !== undefined);
    const message = `${what}: ${parts.join(' ')}`;
    if (error.code === 'idempotency_key_in_use') throw new PaymentProviderBusy(message);
    if (error instanceof Stripe.errors.StripeAuthenticationError) {
      throw new PaymentConfigurationError(message, 'Stripe refuses STRIPE_SECRET_KEY; replace it', {
        isKeyRefused: true,
      });
    }
    if (error instanceof Stripe.errors.StripePermissionError) {
      throw new PaymentConfigurationError(
        message,
        'STRIPE_SECRET_KEY lacks a permission; give it to the key at Stripe',
      );
    }
    throw error instanceof Stripe.errors.StripeInvalidRequestError
      ? new RefusedByStripe(message, error)
      : new PaymentProviderError(message);
  }
}

/**
 * Treats an object that does not exist (any more) as an answer, not a failure.
 * @param field the only field that may name a missing object
 */
function missing<T>(instead: T, field?: string): (error: unknown) => T {
  return (error) => {
    const isMissing = error instanceof RefusedByStripe && error.code === 'resource_missing';
    if (isMissing && (field === undefined || error.field === field)) return instead;
    throw error;
  };
}

/** A checkout of a price that does not exist (any more) or is not active. */
function refusedPrice(error: unknown): never {
  if (error instanceof RefusedByStripe && error.field?.startsWith('line_items') === true) {
    throw new PaymentConfigurationError(error.message, 'Stripe does not sell STRIPE_PRICE_ID; set an active price');
  }
  throw error;
}

function sessionOf(request: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  const metadata = { user_id: request.userId };
  return {
    mode: 'subscription',
    customer: request.customerId,
    client_reference_id: request.userId,
    line_items: [{ price: request.priceId, quantity: 1 }],
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    locale: locales[request.language],
    metadata,
    subscription_data: { metadata },
  };
}

function intervalOf({ recurring }: Stripe.Price): string | null {
  return recurring?.interval_count === 1 ? recurring.interval : null;
}

function presentCheckout(session: Stripe.Checkout.Session): ProviderCheckout {
  return {
    id: session.id,
    userId: session.client_reference_id,
    customerId: idOf(session.customer),
    status: statusOf(session.status),
    url: session.url,
  };
}

function statusOf(status: string | null): ProviderCheckout['status'] {
  if (status === 'complete') return 'complete';
  return status === 'expired' ? 'expired' : 'open';
}

function presentSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  // Since the API version of 2025 the period is on the items; the plan has one item.
  const item = subscription.items.data[0];
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    userId: subscription.metadata.user_id ?? null,
    status: subscription.status,
    priceId: item?.price.id ?? null,
    productId: idOf(item?.price.product),
    created: subscription.created,
    currentPeriodStart: item?.current_period_start ?? null,
    currentPeriodEnd: item?.current_period_end ?? null,
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    cancelAt: subscription.cancel_at,
    pause: subscription.pause_collection && { resumesAt: subscription.pause_collection.resumes_at },
    paymentMethod: presentPaymentMethod(subscription),
  };
}

/** The subscription's own payment method, or else the customer's. */
function presentPaymentMethod(subscription: Stripe.Subscription): ProviderSubscription['paymentMethod'] {
  const { customer, default_payment_method: own } = subscription;
  const ofCustomer =
    typeof customer === 'object' && !customer.deleted ? customer.invoice_settings.default_payment_method : null;
  const method = own ?? ofCustomer;
  if (method === null || typeof method === 'string') return null;
  return { brand: method.card?.brand ?? method.type, last4: method.card?.last4 ?? null };
}

async function findReversal(stripe: Stripe, chargeId: string): Promise<Reversal | null> {
  const charge = await stripe.charges.retrieve(chargeId);
  const intent = idOf(charge.payment_intent);
  // A partial refund is a gesture; the period is still paid for.
  if (!(charge.refunded || charge.disputed) || intent === null) return null;
  const { data } = await stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent } });
  const invoiceId = idOf(data[0]?.invoice);
  if (invoiceId === null) return null;
  const invoice = await stripe.invoices.retrieve(invoiceId);
  const paid = invoice.parent?.subscription_details?.subscription;
  const subscriptionId = idOf(paid);
  if (subscriptionId === null) return null;
  const subscription = await stripe.subscriptions.retrieve(subscriptionId);
  // Refunding an earlier month leaves the current one paid; a dispute of any month ends the subscription.
  if (!charge.disputed && idOf(subscription.latest_invoice) !== invoiceId) return null;
  return { customerId: idOf(subscription.customer) ?? '', subscriptionId };
}

function idOf(value: string | { id?: string } | null | undefined): string | null {
  return (typeof value === 'string' ? value : value?.id) ?? null;
}
