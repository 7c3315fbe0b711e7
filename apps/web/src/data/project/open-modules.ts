import type { Project } from '@elan/contract/projects';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { openModules } from '@elan/domain/modules/open-modules';
import { useAccount } from '../account/session.ts';

/** What of a project decides which of its modules are open. */
export type OpenedBy = Pick<Project, 'ownerHasPremiumAccess' | 'permissions' | 'user_role'>;

/** The modules that the signed-in person finds open in a project, or by their own plan without one. */
export function useOpenModules(project: OpenedBy | null): readonly ModuleKey[] {
  const { hasPremiumAccess } = useAccount();
  return openModules({
    // Whose rights cannot be confirmed just now keeps their role (decision C-05), and with it what is open.
    role: project?.user_role ?? project?.permissions.role ?? null,
    ownPlan: hasPremiumAccess,
    ownersPlan: project?.ownerHasPremiumAccess === true,
  });
}
