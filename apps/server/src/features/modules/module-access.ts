import { Refusal } from '@elan/domain/errors';
import { isFreeModule, type ModuleKey } from '@elan/domain/modules/keys';
import type { UserActor } from '../../rpc/actor.ts';

/**
 * The plan question of a module: the acting person's own tier decides, also in somebody else's project (decision N-16).
 * @throws Refusal PLAN_REQUIRED when the plan does not include the module
 */
export function requireModule(user: UserActor, module: ModuleKey): ModuleKey {
  if (!isFreeModule(module) && !user.entitlements.hasPremiumAccess) throw new Refusal('PLAN_REQUIRED', { module });
  return module;
}
