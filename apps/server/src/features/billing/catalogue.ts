import type { CatalogueEntry } from '@elan/contract/billing';
import { planDescription, planName } from '@elan/domain/billing';
import { defaultLanguage } from '@elan/domain/locale';
import type { PaymentSettings } from '../../platform/payments/payment-settings.ts';
import { sandboxPriceId, sandboxProductId } from '../../platform/payments/sandbox-records.ts';

/** Ids of the single product and its price at the provider; both empty when nothing can be bought. */
export function catalogueIds(payments: PaymentSettings): { priceId: string; productId: string } {
  if (payments.provider === 'stripe') return { priceId: payments.priceId, productId: payments.productId };
  if (payments.provider === 'sandbox') return { priceId: sandboxPriceId, productId: sandboxProductId };
  return { priceId: '', productId: '' };
}

export function catalogueEntry(payments: PaymentSettings): CatalogueEntry {
  const { priceId, productId } = catalogueIds(payments);
  return {
    id: productId,
    priceId,
    name: planName[defaultLanguage],
    description: planDescription[defaultLanguage],
    mode: 'subscription',
  };
}
