import { isDemoId } from '@elan/domain/demo';

/**
 * Whether the demonstration stands in for the server, and how to reach it. Its content is loaded on first use; calls
 * routed here are never sent (decision S-10).
 */

/** Answers a call of the contract by its path. */
export type Demonstration = (path: readonly string[], input: unknown) => Promise<unknown>;

let demonstration: Demonstration | null = null;
let hasAccount = false;

export function installDemo(opened: Demonstration): void {
  demonstration = opened;
}

/** Discards changes made in the demonstration. */
export function closeDemo(): void {
  demonstration = null;
}

export const isDemoOpen = () => demonstration !== null;

/** Whether the screens show the demonstration's account because no real one is open. */
export const hasDemoAccount = () => hasAccount;

export function setDemoAccount(value: boolean): void {
  if (hasAccount && !value) closeDemo();
  hasAccount = value;
}

/**
 * Whether a call belongs to the demonstration: it names something of it, or only the demonstration's account could have
 * made it.
 */
export function isForDemo(input: unknown): boolean {
  return hasAccount || (typeof input === 'object' && input !== null && Object.values(input).some(isDemoId));
}

/** @returns null when the demonstration has been closed in the meantime, so nothing can answer */
export function askDemo(path: readonly string[], input: unknown): Promise<unknown> | null {
  return demonstration === null ? null : demonstration(path, input);
}
