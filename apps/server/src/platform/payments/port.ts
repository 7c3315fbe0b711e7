import type { Language } from '@elan/domain/locale';

/** The provider's current state of a subscription. Times in unix seconds. */
export type ProviderSubscription = {
  id: string;
  customerId: string;
  /** The account it was bought for; null if it was not created by our checkout. */
  userId: string | null;
  status: string;
  priceId: string | null;
  productId: string | null;
  created: number;
  currentPeriodStart: number | null;
  currentPeriodEnd: number | null;
  cancelAtPeriodEnd: boolean;
  /** A date may be set without the flag (decision L-04). */
  cancelAt: number | null;
  /** Set while no payments are collected, which does not change the status; the time is null without a set end. */
  pause: { resumesAt: number | null } | null;
  paymentMethod: { brand: string; last4: string | null } | null;
};

export type CheckoutRequest = {
  customerId: string;
  userId: string;
  priceId: string;
  successUrl: string;
  cancelUrl: string;
  language: Language;
  /** An idempotency key: the same key with the same request gives the same checkout. */
  key: string;
};

/** The state of a checkout. `complete` does not mean that it was paid: the subscription says that. */
export type ProviderCheckout = {
  id: string;
  /** The account it was opened for. */
  userId: string | null;
  customerId: string | null;
  status: 'open' | 'complete' | 'expired';
  /** The payment page; null once the checkout is no longer open. */
  url: string | null;
};

/** A signed event. It only says which customer to check: the state is always read from the provider. */
export type PaymentEvent = { id: string } & (
  | { about: 'customer'; customerId: string }
  /** A refund, or a dispute that may become one. */
  | { about: 'charge'; chargeId: string }
  /** Nothing that concerns us. */
  | { about: 'nothing' }
);

/** A payment for the current period that was refunded or is disputed, and what it paid for. */
export type Reversal = { customerId: string; subscriptionId: string };

export type ProviderPrice = {
  cents: number | null;
  currency: string;
  interval: string | null;
  /** Whether the price can still be bought. */
  isActive: boolean;
};

/**
 * The payment provider. Every call may take seconds and must be made outside transactions. If the provider does not
 * know an object, the result is null or empty, or nothing is done; any other failure is a PaymentProviderError.
 */
export type PaymentProvider = {
  readonly kind: 'stripe' | 'sandbox';
  /** The amount the provider really charges for the price. */
  readPrice(priceId: string): Promise<ProviderPrice | null>;
  createCustomer(person: { userId: string; email: string; language: Language; key: string }): Promise<string>;
  /** Where the provider sends its receipts. */
  changeEmail(customerId: string, email: string): Promise<void>;
  /** Deleting a customer also ends their open subscriptions at the provider. */
  deleteCustomer(customerId: string): Promise<void>;
  /** @returns null if the provider does not know the customer (any more) */
  createCheckout(request: CheckoutRequest): Promise<ProviderCheckout | null>;
  findCheckout(checkoutId: string): Promise<ProviderCheckout | null>;
  /** Closes an open checkout so that it can no longer be paid; others stay as they are. */
  expireCheckout(checkoutId: string): Promise<void>;
  /** Every subscription a customer has or had, newest first. */
  listSubscriptions(customerId: string): Promise<ProviderSubscription[]>;
  /** Lets it run until the end of the paid period, and not renew. */
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>;
  /** Ends it at once. */
  cancelSubscription(subscriptionId: string): Promise<void>;
  /** @returns the page where the person manages the subscription; null if the provider does not know the customer */
  createPortal(request: { customerId: string; returnUrl: string; language: Language }): Promise<string | null>;
  /** What a charge paid for, if it was fully refunded or is disputed; null for any other charge. */
  findReversal(chargeId: string): Promise<Reversal | null>;
  /**
   * @param body the bytes exactly as received
   * @returns null if the signature is not the provider's or is too old
   */
  readWebhook(body: Uint8Array, signature: string | undefined, now: Date): PaymentEvent | null;
};

/** The provider did not answer, or refused. The message is for the log and contains neither people nor keys. */
export class PaymentProviderError extends Error {
  override readonly name: string = 'PaymentProviderError';
}

/** The provider refused the key or the price itself; calls will fail until a setting is fixed. */
export class PaymentConfigurationError extends PaymentProviderError {
  /** What the operator has to do. */
  readonly remedy: string;
  /** Whether the key is refused entirely, not just for this call. */
  readonly isKeyRefused: boolean;

  constructor(message: string, remedy: string, { isKeyRefused = false } = {}) {
    super(message);
    this.remedy = remedy;
    this.isKeyRefused = isKeyRefused;
  }
}

/** The same request is already in progress; asking again a little later returns its answer. */
export class PaymentProviderBusy extends PaymentProviderError {}

/** Seconds a signature stays valid, so that an intercepted event cannot be replayed later. */
export const signatureTolerance = 300;
