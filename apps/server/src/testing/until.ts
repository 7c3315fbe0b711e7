import { setTimeout as delay } from 'node:timers/promises';

/** Waits until a condition holds. @throws naming the condition if it does not hold within a few seconds */
export async function until(what: string, holds: () => boolean | Promise<boolean>, seconds = 10): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`waited in vain: ${what}`);
    await delay(5);
  }
}
