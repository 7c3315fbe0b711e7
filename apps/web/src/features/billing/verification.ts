import { verificationDelay } from '@elan/domain/billing';
import { sleep as wait } from '../../lib/retry.ts';

/** The outcome of a checkout, as the server knows it from the provider. */
export type CheckoutStatus = 'complete' | 'pending' | 'failed';

/** How many times a pending payment is checked, and the milliseconds between checks. */
const maximumChecks = 5;
const pause = 2_000;

/**
 * Asks for the outcome of a checkout. Returns no earlier than `verificationDelay` (PAY-021); a pending payment is
 * checked a few more times.
 * @throws the error of the last check
 */
export async function verifyCheckout(check: () => Promise<CheckoutStatus>, sleep = wait): Promise<CheckoutStatus> {
  const first = check().then(
    (status) => ({ status }),
    (error: unknown) => ({ error }),
  );
  await sleep(verificationDelay);
  const result = await first;
  if ('error' in result) throw result.error;
  let { status } = result;
  for (let number = 1; status === 'pending' && number < maximumChecks; number += 1) {
    await sleep(pause);
    status = await check();
  }
  return status;
}
