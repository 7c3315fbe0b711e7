import { Refusal } from '@elan/domain/errors';
import { PaymentConfigurationError, type PaymentProvider, PaymentProviderError } from '../../platform/payments/port.ts';
import type { Deps } from '../../rpc/deps.ts';
import { noteRefusal } from './selling.ts';

/**
 * Runs a call to the payment provider.
 * @throws Refusal UNAVAILABLE when no provider is connected or the call fails; the cause is only logged
 */
export async function askProvider<T>(deps: Deps, work: (provider: PaymentProvider) => Promise<T>): Promise<T> {
  if (deps.payments === null) throw new Refusal('UNAVAILABLE');
  try {
    return await work(deps.payments);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    if (error instanceof PaymentConfigurationError && error.isKeyRefused) noteRefusal(deps, deps.payments, error);
    deps.log.error({ err: error }, 'the payment provider failed');
    throw new Refusal('UNAVAILABLE');
  }
}
