import { isAdviser, type Role } from '../permissions.ts';
import { freeModules, type ModuleKey, moduleKeys } from './keys.ts';

/** What decides which modules somebody finds open in a project. */
export type Opening = {
  /** The person's role in the project; null without a project. */
  role: Role | null;
  /** Whether the person's own plan includes Premium. */
  ownPlan: boolean;
  /** Whether the plan of the project's owner does. */
  ownersPlan: boolean;
};

/**
 * The modules open to a person in a project, to do in them what their role allows (decision L-13): all of them with the
 * person's own plan, with the plan of the project's owner, and for an adviser; else the free ones. Asking a model takes
 * the person's own plan, whatever is open.
 */
export function openModules({ role, ownPlan, ownersPlan }: Opening): readonly ModuleKey[] {
  const isInvited = role !== null && role !== 'owner';
  return ownPlan || (isInvited && (ownersPlan || isAdviser(role))) ? moduleKeys : freeModules;
}
