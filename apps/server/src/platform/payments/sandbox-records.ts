import type { Language } from '@elan/domain/locale';
import type { ProviderSubscription } from './port.ts';

/** What the sandbox remembers, a document each. Times in unix seconds. */
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
  /** Keeps a record of the same id as it is. */
  add(record: SandboxRecord): Promise<void>;
  replace(record: SandboxRecord): Promise<void>;
  removeCustomer(customerId: string): Promise<void>;
};

export const sandboxProductId = 'prod_sandbox_premium';
export const sandboxPriceId = 'price_sandbox_premium';

/** A sandbox subscription as it stands at a moment: it renews by itself, month by month, until it ends. */
export function subscriptionAt(record: SandboxSubscription, now: Date): ProviderSubscription {
  const seconds = Math.floor(now.getTime() / 1000);
  const hasEnded = record.endsAt !== null && record.endsAt <= seconds;
  // The last period of one that ended is the one its end fell into.
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
    paymentMethod: { brand: 'visa', last4: '4242' },
  };
}

/** A month that lacks the day ends on its last one. */
function monthsAfter(seconds: number, months: number): number {
  const start = new Date(seconds * 1000);
  const result = new Date(start);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate();
  result.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return Math.floor(result.getTime() / 1000);
}
