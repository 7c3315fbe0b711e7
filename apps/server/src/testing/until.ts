import { setTimeout as delay } from 'node:timers/promises';
import { testTimeouts } from '../../../../scripts/test-settings.ts';

/** Waits until a condition holds. @throws naming the condition if it does not hold by the time a test counts as hanging */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  seconds = testTimeouts.expect.poll.timeout / 1000,
): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`waited in vain: ${what}`);
    await delay(5);
  }
}
