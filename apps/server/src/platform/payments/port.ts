import type { Language } from '@elan/domain/locale';

/** A subscription as the provider has it now. Times in unix seconds. */
export type ProviderSubscription = {
  id: string;
  customerId: string;
  /** The account it was bought for; null when it was not made by our checkout. */
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
  paymentMethod: { brand: string; last4: string | null } | null;
};

export type CheckoutRequest = {
  customerId: string;
  userId: string;
  priceId: string;
  successUrl: string;
  cancelUrl: string;
  language: Language;
  /** The same key with the same request gives the same checkout. */
  key: string;
};

/** What became of a checkout. `complete` says nothing about money: the subscription does. */
export type ProviderCheckout = {
  id: string;
  /** The account it was opened for. */
  userId: string | null;
  customerId: string | null;
  status: 'open' | 'complete' | 'expired';
  /** Where it is paid; null once it is not open. */
  url: string | null;
};

/** A signed event. It only says whom to look at: the state is always asked for. */
export type PaymentEvent = { id: string } & (
  | { about: 'customer'; customerId: string }
  /** Money that went back or may go back. */
  | { about: 'charge'; chargeId: string }
  /** Nothing of ours. */
  | { about: 'nothing' }
);

/** A payment for the current period that went back or is disputed, and what it had paid. */
export type Reversal = { customerId: string; subscriptionId: string };

export type ProviderPrice = {
  cents: number | null;
  currency: string;
  interval: string | null;
  /** Whether it can still be bought. */
  isActive: boolean;
};

/**
 * The payment provider. Every call may take seconds and is made outside of transactions. What the provider does not
 * know is null, empty, or nothing to do; any other failure is a PaymentProviderError.
 */
export type PaymentProvider = {
  readonly kind: 'stripe' | 'sandbox';
  /** What the price really costs. */
  readPrice(priceId: string): Promise<ProviderPrice | null>;
  createCustomer(person: { userId: string; email: string; language: Language; key: string }): Promise<string>;
  /** Open subscriptions at the provider end with their customer. */
  deleteCustomer(customerId: string): Promise<void>;
  /** @returns null when the customer is not known there (any more) */
  createCheckout(request: CheckoutRequest): Promise<ProviderCheckout | null>;
  findCheckout(checkoutId: string): Promise<ProviderCheckout | null>;
  /** An open checkout can no longer be paid; any other stays as it is. */
  expireCheckout(checkoutId: string): Promise<void>;
  /** Every subscription a customer has or had, newest first. */
  listSubscriptions(customerId: string): Promise<ProviderSubscription[]>;
  /** Ends it at once. */
  cancelSubscription(subscriptionId: string): Promise<void>;
  /** @returns where the person manages the subscription; null when the customer is not known there */
  createPortal(request: { customerId: string; returnUrl: string; language: Language }): Promise<string | null>;
  /** What a charge had paid, when that money went back whole or is disputed; null for any other charge. */
  findReversal(chargeId: string): Promise<Reversal | null>;
  /**
   * @param body exactly as it came
   * @returns null when the signature is not the provider's or too old
   */
  readWebhook(body: Uint8Array, signature: string | undefined, now: Date): PaymentEvent | null;
};

/** The provider did not answer, or refused. The message names neither people nor keys: it is for the log. */
export class PaymentProviderError extends Error {
  override readonly name: string = 'PaymentProviderError';
}

/** The provider refused the key or the price itself: nothing helps until a setting is mended. */
export class PaymentConfigurationError extends PaymentProviderError {
  /** What the operator has to do. */
  readonly remedy: string;
  /** Whether the key is refused altogether, and not just for this call. */
  readonly isKeyRefused: boolean;

  constructor(message: string, remedy: string, { isKeyRefused = false } = {}) {
    super(message);
    this.remedy = remedy;
    this.isKeyRefused = isKeyRefused;
  }
}

/** The same request is under way at this moment: asking again a little later gives its answer. */
export class PaymentProviderBusy extends PaymentProviderError {}

/** Seconds that a signature counts: an event caught on its way cannot be sent again later. */
export const signatureTolerance = 300;
