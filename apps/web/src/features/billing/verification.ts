import { verificationDelay } from '@elan/domain/billing';
import { sleep as wait } from '../../lib/retry.ts';

/** What became of a checkout, as the server has it from the provider. */
export type CheckoutStatus = 'complete' | 'pending' | 'failed';

/** How often a payment that is still pending is looked at in all, and the milliseconds between two looks. */
const looks = 5;
const pause = 2_000;

/**
 * Asks what became of a checkout. The first answer is told after `verificationDelay`, never earlier (PAY-021); a
 * pending one is looked at a few times more.
 * @throws whatever the last look failed with
 */
export async function verifyCheckout(look: () => Promise<CheckoutStatus>, sleep = wait): Promise<CheckoutStatus> {
  const first = look().then(
    (status) => ({ status }),
    (error: unknown) => ({ error }),
  );
  await sleep(verificationDelay);
  const result = await first;
  if ('error' in result) throw result.error;
  let { status } = result;
  for (let number = 1; status === 'pending' && number < looks; number += 1) {
    await sleep(pause);
    status = await look();
  }
  return status;
}
