import { createHmac } from 'node:crypto';
import type { Database } from '../../db/client.ts';
import type { Settings } from '../../env.ts';
import type { PaymentProvider } from '../../platform/payments/port.ts';
import { createSandboxProvider } from '../../platform/payments/sandbox.ts';
import { createSandboxStore } from './sandbox-store.ts';

type ProviderDeps = {
  settings: Pick<Settings, 'payments' | 'publicUrl' | 'environment'>;
  db: Database;
  now: () => Date;
  authSecret: string;
};

/** The configured provider; null when nothing can be bought. */
export async function createPaymentProvider(deps: ProviderDeps): Promise<PaymentProvider | null> {
  const { settings, db, now, authSecret } = deps;
  const { payments, publicUrl, environment } = settings;
  if (payments.provider === 'stripe') {
    // Load it only when needed: the SDK adds a tenth of a second to every start.
    const { createStripeProvider } = await import('../../platform/payments/stripe.ts');
    return createStripeProvider(payments);
  }
  if (payments.provider === 'none' || environment === 'production') return null;
  const webhookSecret = createHmac('sha256', authSecret).update('sandbox webhook').digest('hex');
  return createSandboxProvider({ publicUrl, webhookSecret, store: createSandboxStore(db), now });
}
