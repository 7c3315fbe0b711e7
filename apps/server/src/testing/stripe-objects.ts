/** The objects that the Stripe stand-in stores, in the format of the API of 2025 and later. */

export type StripeSubscription = {
  id: string;
  object: 'subscription';
  customer: string;
  status: string;
  created: number;
  metadata: Record<string, string>;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  pause_collection: { behavior: 'keep_as_draft' | 'mark_uncollectible' | 'void'; resumes_at: number | null } | null;
  default_payment_method: object | null;
  latest_invoice: string | null;
  items: {
    object: 'list';
    data: {
      id: string;
      object: 'subscription_item';
      current_period_start: number;
      current_period_end: number;
      price: { id: string; object: 'price'; product: string };
    }[];
  };
};

export type StripeCheckout = {
  id: string;
  object: 'checkout.session';
  mode: string;
  customer: string;
  client_reference_id: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: string;
  subscription: string | null;
  success_url: string;
  cancel_url: string;
  url: string | null;
  price: string;
  metadata: Record<string, string>;
  subscription_data: { metadata: Record<string, string> };
  locale: string | null;
};

export type StripeCharge = {
  id: string;
  object: 'charge';
  customer: string;
  payment_intent: string;
  refunded: boolean;
  disputed: boolean;
  /** Not sent over the wire: the invoice that the payments belong to. */
  invoice: string;
};

const day = 24 * 60 * 60;

export function newSubscription(
  values: { id: string; customer: string; price: string; product: string; metadata?: Record<string, string> },
  now = Math.floor(Date.now() / 1000),
): StripeSubscription {
  const { id, customer, price, product, metadata = {} } = values;
  return {
    id,
    object: 'subscription',
    customer,
    status: 'active',
    created: now,
    metadata,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    pause_collection: null,
    default_payment_method: {
      id: `pm_${id}`,
      object: 'payment_method',
      type: 'card',
      card: { brand: 'visa', last4: '4242' },
    },
    latest_invoice: `in_${id}`,
    items: {
      object: 'list',
      data: [
        {
          id: `si_${id}`,
          object: 'subscription_item',
          current_period_start: now,
          current_period_end: now + 30 * day,
          price: { id: price, object: 'price', product },
        },
      ],
    },
  };
}

/** Parses a form body or query with keys like `a[b][c]=d` into nested objects. */
export function readForm(text: string): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/u).filter((part) => part !== '');
    let target = result;
    for (const part of path.slice(0, -1)) {
      target[part] ??= {};
      target = target[part] as Record<string, unknown>;
    }
    target[path.at(-1) ?? name] = value;
  }
  return result;
}
