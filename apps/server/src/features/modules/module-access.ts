import { Refusal } from '@elan/domain/errors';
import { isFreeModule, type ModuleKey } from '@elan/domain/modules/keys';
import { openModules } from '@elan/domain/modules/open-modules';
import type { UserActor } from '../../rpc/actor.ts';
import type { Access } from '../../rpc/project-access.ts';

/**
 * Checks that a module is open to the person in this project, with their own plan or with the owner's (decision L-13).
 * @throws Refusal PLAN_REQUIRED when it is not
 */
export function requireModule({ role, user, ownersPlan }: Access<'project:view'>, module: ModuleKey): ModuleKey {
  const open = openModules({ role, ownPlan: user.entitlements.hasPremiumAccess, ownersPlan });
  if (!open.includes(module)) throw new Refusal('PLAN_REQUIRED', { module });
  return module;
}

/**
 * Checks that the acting person's own plan includes a module in which a model is to be asked: that is never on the plan
 * of somebody else (decisions N-16, L-13).
 * @throws Refusal PLAN_REQUIRED when it does not
 */
export function requireOwnPlan({ entitlements }: UserActor, module: ModuleKey): ModuleKey {
  if (!isFreeModule(module) && !entitlements.hasPremiumAccess) throw new Refusal('PLAN_REQUIRED', { module });
  return module;
}
