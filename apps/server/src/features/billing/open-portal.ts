import { Refusal } from '@elan/domain/errors';
import type { UserActor } from '../../rpc/actor.ts';
import type { Deps } from '../../rpc/deps.ts';
import { askProvider } from './ask-provider.ts';
import { findSubscription } from './queries.ts';

/**
 * Opens the portal where the person changes the card or cancels (decision N-26).
 * @throws Refusal NOT_FOUND when the person never bought anything, UNAVAILABLE
 */
export async function openPortal(deps: Deps, user: UserActor): Promise<{ url: string }> {
  const subscription = await findSubscription(deps.db, user.userId);
  if (subscription === null) throw new Refusal('NOT_FOUND');
  const url = await askProvider(deps, (provider) =>
    provider.createPortal({
      customerId: subscription.customerId,
      returnUrl: `${deps.settings.publicUrl}/account`,
      language: user.language,
    }),
  );
  if (url === null) throw new Refusal('NOT_FOUND');
  return { url };
}
