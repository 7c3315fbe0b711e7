import { planPrice } from '@elan/domain/billing';
import { Refusal } from '@elan/domain/errors';
import type { PaymentProvider } from '../../platform/payments/port.ts';
import type { Deps } from '../../rpc/deps.ts';
import { catalogueIds } from './catalogue.ts';

/** A price never changes at the provider, so a process looks once. */
const agreed = new WeakSet<PaymentProvider>();

/**
 * Nobody pays another price than the pages promise (TIER-003).
 * @throws Refusal UNAVAILABLE when the provider would charge something else, PaymentProviderError
 */
export async function requireAgreedPrice(deps: Deps, provider: PaymentProvider): Promise<void> {
  if (agreed.has(provider)) return;
  const price = await provider.readPrice(catalogueIds(deps.settings.payments).priceId);
  const { cents, currency, interval } = planPrice;
  if (price?.cents !== cents || price.currency !== currency || price.interval !== interval) {
    deps.log.error({ price, expected: planPrice }, 'STRIPE_PRICE_ID is not the price that is shown: nothing is sold');
    throw new Refusal('UNAVAILABLE');
  }
  agreed.add(provider);
}
