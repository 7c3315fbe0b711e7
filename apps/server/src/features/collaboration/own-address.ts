import { normalizedEmail } from '@elan/domain/collaboration';
import type { UserActor } from '../../rpc/actor.ts';
import type { Deps } from '../../rpc/deps.ts';

/**
 * The caller's address in the form invitations are matched on; null while unconfirmed, because a person who signs up
 * with another's address must not get that person's invitations (decision S-08).
 */
export function ownAddress({ settings }: Pick<Deps, 'settings'>, user: UserActor): string | null {
  return user.emailVerified || !settings.confirmsAddresses ? normalizedEmail(user.email) : null;
}
