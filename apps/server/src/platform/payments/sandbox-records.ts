import type { Language } from '@elan/domain/locale';
import type { ProviderSubscription } from './port.ts';

/** The sandbox's records, one document each. Times in unix seconds. */
export type SandboxCustomer = { kind: 'customer'; id: string; customerId: string; created: number };
export type SandboxCheckout = {
  kind: 'checkout';
  id: string;
  customerId: string;
  created: number;
  userId: string;
  priceId: string;
  successUrl: string;
  cancelUrl: string;
  language: Language;
  status: 'open' | 'complete' | 'expired';
};
export type SandboxSubscription = {
  kind: 'subscription';
  id: string;
  customerId: string;
  created: number;
  userId: string;
  priceId: string;
  /** When it ends or ended; null while it renews. */
  endsAt: number | null;
};
export type SandboxPortal = {
  kind: 'portal';
  id: string;
  customerId: string;
  created: number;
  returnUrl: string;
  language: Language;
};
export type SandboxRecord = SandboxCustomer | SandboxCheckout | SandboxSubscription | SandboxPortal;

/** Where the sandbox keeps its records. */
export type SandboxStore = {
  find(id: string): Promise<SandboxRecord | null>;
  /** Newest first. */
  listOf(customerId: string): Promise<SandboxRecord[]>;
  /** Does nothing if a record with the same id exists. */
  add(record: SandboxRecord): Promise<void>;
  replace(record: SandboxRecord): Promise<void>;
  removeCustomer(customerId: string): Promise<void>;
};

export const sandboxProductId = 'prod_sandbox_premium';
export const sandboxPriceId = 'price_sandbox_premium';

/** The state of a sandbox subscription at a moment: it renews every month until it ends. */
export function subscriptionAt(record: SandboxSubscription, now: Date): ProviderSubscription {
  const seconds = Math.floor(now.getTime() / 1000);
  const hasEnded = record.endsAt !== null && record.endsAt <= seconds;
  // The last period of an ended subscription is the one that contains its end.
  const moment = hasEnded && record.endsAt !== null ? record.endsAt - 1 : seconds;
  let months = 0;
  while (monthsAfter(record.created, months + 1) <= moment) months += 1;
  const currentPeriodEnd = monthsAfter(record.created, months + 1);
  return {
    id: record.id,
    customerId: record.customerId,
    userId: record.userId,
    status: hasEnded ? 'canceled' : 'active',
    priceId: record.priceId,
    productId: sandboxProductId,
    created: record.created,
    currentPeriodStart: monthsAfter(record.created, months),
    currentPeriodEnd,
    cancelAtPeriodEnd: !hasEnded && record.endsAt !== null,
    cancelAt: record.endsAt,
    pause: null,
    paymentMethod: { brand: 'visa', last4: '4242' },
  };
}

/** If a month does not have that day, its last day is used. */
function monthsAfter(seconds: number, months: number): number {
  const start = new Date(seconds * 1000);
  const result = new Date(start);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate();
  result.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return Math.floor(result.getTime() / 1000);
}
