import { isDemoId } from '@elan/domain/demo';

/**
 * Whether the demonstration stands in for a server, and what it answers then. Its content is loaded when it is first
 * needed; this file only knows the way to it, so that nothing of it is ever sent (decision S-10).
 */

/** Answers a call of the contract by its path. */
export type Demonstration = (path: readonly string[], input: unknown) => Promise<unknown>;

let demonstration: Demonstration | null = null;
let hasAccount = false;

export function installDemo(opened: Demonstration): void {
  demonstration = opened;
}

/** Forgets what was changed in it. */
export function closeDemo(): void {
  demonstration = null;
}

export const isDemoOpen = () => demonstration !== null;

/** Whether the screens show the demonstration's account: nobody's real one is open. */
export const hasDemoAccount = () => hasAccount;

export function setDemoAccount(value: boolean): void {
  if (hasAccount && !value) closeDemo();
  hasAccount = value;
}

/** Whether a call belongs to the demonstration: it names something of it, or nobody else could have made it. */
export function isForDemo(input: unknown): boolean {
  return hasAccount || (typeof input === 'object' && input !== null && Object.values(input).some(isDemoId));
}

/** @returns null when the demonstration is closed by now: what it is still asked has no answer anywhere */
export function askDemo(path: readonly string[], input: unknown): Promise<unknown> | null {
  return demonstration === null ? null : demonstration(path, input);
}
