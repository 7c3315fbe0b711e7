import { isFreeModule, type ModuleKey } from '@elan/domain/modules/keys';
import { isAdviser, type Role } from '@elan/domain/permissions';

/** Whether the plan of a person opens all modules. An adviser reads those of the project they advise on any plan. */
export function opensAllModules(hasPremiumAccess: boolean, role: Role | null | undefined): boolean {
  return hasPremiumAccess || isAdviser(role ?? null);
}

export function opensModule(module: ModuleKey, hasPremiumAccess: boolean, role: Role | null | undefined): boolean {
  return isFreeModule(module) || opensAllModules(hasPremiumAccess, role);
}
