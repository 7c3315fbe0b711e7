import { Refusal } from '@elan/domain/errors';
import { isFreeModule, type ModuleKey } from '@elan/domain/modules/keys';
import type { UserActor } from '../../rpc/actor.ts';

/**
 * Checks that the acting person's own plan includes the module, even in another person's project (decision N-16).
 * @throws Refusal PLAN_REQUIRED when it does not
 */
export function requireModule(user: UserActor, module: ModuleKey): ModuleKey {
  if (!isFreeModule(module) && !user.entitlements.hasPremiumAccess) throw new Refusal('PLAN_REQUIRED', { module });
  return module;
}
