import { normalizedEmail } from '@elan/domain/collaboration';
import type { UserActor } from '../../rpc/actor.ts';
import type { Deps } from '../../rpc/deps.ts';

/**
 * The caller's address as invitations are compared with it; null while it is not proven to be theirs: whoever signs up
 * first with somebody else's address must not get at their invitations (decision S-08).
 */
export function ownAddress({ settings }: Pick<Deps, 'settings'>, user: UserActor): string | null {
  return user.emailVerified || !settings.confirmsAddresses ? normalizedEmail(user.email) : null;
}
