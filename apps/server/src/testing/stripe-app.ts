import { onTestFinished } from 'vitest';
import { keepCustomer } from '../features/billing/keep-customer.ts';
import { createUser, type TestUser } from './factories.ts';
import { type SignedEvent, type StripeServer, startStripeServer, stripeEnv } from './stripe-server.ts';
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

export type StripeApp = {
  app: TestApp;
  stripe: StripeServer;
  /** Sends an event to the webhook. @returns the response status */
  deliver(event: SignedEvent): Promise<number>;
  /** A person who already has a Stripe customer. */
  createCustomer(options?: Parameters<typeof createUser>[1]): Promise<TestUser & { customerId: string }>;
};

/** The application with the real Stripe SDK, talking to the stand-in. */
export async function createStripeApp(options: TestAppOptions = {}): Promise<StripeApp> {
  const stripe = await startStripeServer();
  onTestFinished(() => stripe.close());
  const app = await createTestApp({ ...options, env: { ...stripeEnv(stripe.url), ...options.env } });
  return {
    app,
    stripe,
    async deliver({ body, signature }) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      return (await app.request('/webhooks/stripe', { method: 'POST', headers, body })).status;
    },
    async createCustomer(values) {
      const user = await createUser(app.deps, values);
      const customerId = `cus_${user.id}`;
      stripe.customers.set(customerId, { id: customerId, deleted: false });
      await keepCustomer(app.deps.db, user.id, customerId);
      return { ...user, customerId };
    },
  };
}
