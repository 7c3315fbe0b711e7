import { createHash, randomBytes } from 'node:crypto';
import { planPrice } from '@elan/domain/billing';
import {
  type CheckoutRequest,
  type PaymentProvider,
  type ProviderCheckout,
  type ProviderSubscription,
  signatureTolerance,
} from './port.ts';
import { readEvent } from './read-event.ts';
import {
  type SandboxCheckout,
  type SandboxPortal,
  type SandboxStore,
  type SandboxSubscription,
  sandboxPriceId,
  subscriptionAt,
} from './sandbox-records.ts';
import { isSignedBody, signBody } from './signed-body.ts';

/** A signed event to deliver to the webhook. */
export type Delivery = { body: string; signature: string };

/** The actions of the sandbox's own pages; everything else goes through the port. */
export type SandboxProvider = PaymentProvider & {
  readonly kind: 'sandbox';
  checkoutPage(id: string): Promise<SandboxCheckout | null>;
  /** @returns null if there is no such checkout, or it can no longer be paid */
  pay(checkoutId: string): Promise<{ redirect: string; delivery: Delivery } | null>;
  portalPage(id: string): Promise<{ portal: SandboxPortal; subscription: ProviderSubscription | null } | null>;
  /** @returns null if there is nothing to change */
  setRenewal(portalId: string, renews: boolean): Promise<{ delivery: Delivery } | null>;
};

export type SandboxOptions = {
  /** The origin of the product, where the sandbox's pages are. */
  publicUrl: string;
  webhookSecret: string;
  store: SandboxStore;
  now: () => Date;
};

/** Seconds a link to the portal stays valid. */
const portalSeconds = 60 * 60;

/**
 * A payment provider for trying the product out: it asks for no card, takes no money, and reports what happened by
 * signed events, as a real one does.
 */
export function createSandboxProvider(options: SandboxOptions): SandboxProvider {
  const records = readerOf(options);
  return { ...createPort(options, records), ...createPageActions(options, records) };
}

type Records = ReturnType<typeof readerOf>;

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000);

/** Reads the stored records by kind. */
function readerOf({ store, now }: SandboxOptions) {
  async function subscriptionsOf(customerId: string): Promise<SandboxSubscription[]> {
    return (await store.listOf(customerId)).filter((record) => record.kind === 'subscription');
  }
  return {
    subscriptionsOf,
    async checkout(id: string): Promise<SandboxCheckout | null> {
      const record = await store.find(id);
      return record?.kind === 'checkout' ? record : null;
    },
    async subscription(id: string): Promise<SandboxSubscription | null> {
      const record = await store.find(id);
      return record?.kind === 'subscription' ? record : null;
    },
    async portal(id: string): Promise<SandboxPortal | null> {
      const record = await store.find(id);
      return record?.kind === 'portal' && record.created + portalSeconds > secondsOf(now()) ? record : null;
    },
    async runningSubscription(customerId: string): Promise<SandboxSubscription | null> {
      const all = await subscriptionsOf(customerId);
      return all.find((record) => subscriptionAt(record, now()).status === 'active') ?? null;
    },
  };
}

function createPort(
  { publicUrl, webhookSecret, store, now }: SandboxOptions,
  records: Records,
): PaymentProvider & { kind: 'sandbox' } {
  const findCheckout = async (checkoutId: string) => {
    const checkout = await records.checkout(checkoutId);
    return checkout === null ? null : presentCheckout(checkout, publicUrl);
  };
  return {
    kind: 'sandbox',
    readPrice: async (priceId) => (priceId === sandboxPriceId ? { ...planPrice, isActive: true } : null),
    async createCustomer({ key }) {
      const id = `cus_sandbox_${digest(key)}`;
      await store.add({ kind: 'customer', id, customerId: id, created: secondsOf(now()) });
      return id;
    },
    // It sends no receipts.
    changeEmail: async () => {},
    deleteCustomer: (customerId) => store.removeCustomer(customerId),
    async createCheckout({ key, ...request }: CheckoutRequest) {
      if ((await store.find(request.customerId)) === null) return null;
      const id = `cs_sandbox_${digest(key)}`;
      await store.add({ kind: 'checkout', id, created: secondsOf(now()), status: 'open', ...request });
      return findCheckout(id);
    },
    findCheckout,
    async expireCheckout(checkoutId) {
      const checkout = await records.checkout(checkoutId);
      if (checkout?.status === 'open') await store.replace({ ...checkout, status: 'expired' });
    },
    async listSubscriptions(customerId) {
      return (await records.subscriptionsOf(customerId)).map((record) => subscriptionAt(record, now()));
    },
    async cancelAtPeriodEnd(subscriptionId) {
      const record = await records.subscription(subscriptionId);
      if (record !== null) await store.replace(endingWithPeriod(record, now()));
    },
    async cancelSubscription(subscriptionId) {
      const record = await records.subscription(subscriptionId);
      const endsAt = secondsOf(now());
      const hasEnded = record === null || (record.endsAt !== null && record.endsAt <= endsAt);
      if (!hasEnded) await store.replace({ ...record, endsAt });
    },
    async createPortal({ customerId, returnUrl, language }) {
      const id = `bps_sandbox_${randomBytes(16).toString('hex')}`;
      await store.add({ kind: 'portal', id, customerId, created: secondsOf(now()), returnUrl, language });
      return `${publicUrl}/sandbox/portal/${id}`;
    },
    findReversal: async () => null,
    readWebhook(body, signature, at) {
      if (!isSignedBody(body, signature, webhookSecret, at, signatureTolerance)) return null;
      return readEvent(JSON.parse(new TextDecoder().decode(body)));
    },
  };
}

function createPageActions(
  { webhookSecret, store, now }: SandboxOptions,
  records: Records,
): Omit<SandboxProvider, keyof PaymentProvider> {
  const event = (type: string, customer: string): Delivery => {
    const id = `evt_sandbox_${randomBytes(16).toString('hex')}`;
    const body = JSON.stringify({ id, object: 'event', type, data: { object: { customer } } });
    return { body, signature: signBody(body, webhookSecret, now()) };
  };
  return {
    checkoutPage: records.checkout,
    async pay(checkoutId) {
      const checkout = await records.checkout(checkoutId);
      if (checkout === null || checkout.status === 'expired') return null;
      const { customerId, userId, priceId } = checkout;
      // The same checkout always creates the same subscription, however often the button is pressed.
      const id = checkout.id.replace('cs_', 'sub_');
      const created = secondsOf(now());
      await store.add({ kind: 'subscription', id, customerId, created, userId, priceId, endsAt: null });
      await store.replace({ ...checkout, status: 'complete' });
      return {
        redirect: checkout.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', checkout.id),
        delivery: event('checkout.session.completed', customerId),
      };
    },
    async portalPage(id) {
      const portal = await records.portal(id);
      if (portal === null) return null;
      const running = await records.runningSubscription(portal.customerId);
      return { portal, subscription: running === null ? null : subscriptionAt(running, now()) };
    },
    async setRenewal(portalId, renews) {
      const portal = await records.portal(portalId);
      const running = portal === null ? null : await records.runningSubscription(portal.customerId);
      if (running === null) return null;
      await store.replace(renews ? { ...running, endsAt: null } : endingWithPeriod(running, now()));
      return { delivery: event('customer.subscription.updated', running.customerId) };
    },
  };
}

function presentCheckout({ id, userId, customerId, status }: SandboxCheckout, publicUrl: string): ProviderCheckout {
  return { id, userId, customerId, status, url: status === 'open' ? `${publicUrl}/sandbox/checkout/${id}` : null };
}

function endingWithPeriod(record: SandboxSubscription, now: Date): SandboxSubscription {
  return { ...record, endsAt: subscriptionAt(record, now).currentPeriodEnd };
}

export function isSandbox(provider: PaymentProvider): provider is SandboxProvider {
  return provider.kind === 'sandbox';
}

function digest(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 32);
}
