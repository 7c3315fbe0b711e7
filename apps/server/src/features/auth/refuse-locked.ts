import { lockSecondsLeft } from '@elan/domain/lockout';
import type { Deps } from '../../rpc/deps.ts';

/** Refuses without checking anything while the lock lasts. */
export function refuseLocked(deps: Pick<Deps, 'now'>, until: Date, more: { justLocked?: true } = {}): Response {
  const code = 'ACCOUNT_LOCKED';
  const retryAfterSeconds = lockSecondsLeft(until, deps.now());
  return Response.json(
    { code, message: code, retryAfterSeconds, ...more },
    { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } },
  );
}
